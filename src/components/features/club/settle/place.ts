import { inAddress, inSession } from '../../../widgets/hand-editor/place.ts';

const inTab = inSession();

/** The fragment the page was left with: in the address, or else in the tab's session. */
export const readPlace = (): string => inAddress.read() || inTab.read();

/** Stores a link in the address and the session, so that it survives a reload and a visit elsewhere. */
export function writePlace(link: string): void {
  inAddress.write(link);
  inTab.write(link);
}

/** The whole address for a link fragment. */
export const addressOf = (link: string): string => `${location.origin}${location.pathname}#${link}`;
