import { inAddress, inSession } from '../../../widgets/hand-editor/place.ts';

const inTab = inSession();

/** What the page was left with: in its address, or else in this tab's session. */
export const readPlace = (): string => inAddress.read() || inTab.read();

/** Keeps a link in the address and in the session, so that neither a reload nor another page loses it. */
export function writePlace(link: string): void {
  inAddress.write(link);
  inTab.write(link);
}

/** The whole address of what a link's fragment describes. */
export const addressOf = (link: string): string => `${location.origin}${location.pathname}#${link}`;
