import type { OnDemandId } from '../../rulebooks/ids.ts';
import { addEdition, hasEdition } from './at-hand.ts';
import type { Edition } from './edition.ts';

/** How each edition comes; where the page itself reports a missing script, there is no module and no error. */
const FETCH: Readonly<Record<OnDemandId, () => Promise<Edition | undefined>>> = {
  'ema-2025': async () =>
    ((await import('./ema-2025.ts')) as Partial<typeof import('./ema-2025.ts')> | undefined)?.EMA_2025,
  'wrc-2025': async () =>
    ((await import('./wrc-2025.ts')) as Partial<typeof import('./wrc-2025.ts')> | undefined)?.WRC_2025,
  'rrc-2026': async () =>
    ((await import('./rrc-2026.ts')) as Partial<typeof import('./rrc-2026.ts')> | undefined)?.RRC_2026,
};

const isOnDemand = (id: string): id is OnDemandId => Object.hasOwn(FETCH, id);

/** Whether a rulebook must be fetched before the engine can answer by it. */
export const mustFetch = (id: string): boolean => isOnDemand(id) && !hasEdition(id);

/** Fetches a rulebook unless it is there; false where it does not come. */
export async function fetchRulebook(id: string): Promise<boolean> {
  if (!isOnDemand(id) || hasEdition(id)) return true;
  const edition = await FETCH[id]().catch(() => undefined);
  if (edition) addEdition(edition);
  return edition !== undefined;
}
