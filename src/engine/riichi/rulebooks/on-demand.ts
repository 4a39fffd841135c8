import { type OnDemandId, baseBook } from '../../rulebooks/ids.ts';
import { addChooser, addEdition, hasEdition } from './at-hand.ts';
import type { Edition } from './edition.ts';
import type * as Ema2025 from './ema-2025.ts';
import type * as Chosen from './chosen.ts';
import type * as List from './list.ts';
import type * as Rrc2026 from './rrc-2026.ts';
import type * as Wrc2025 from './wrc-2025.ts';

/** A module that a page asked for; where the page itself reports a missing script, there is none and no error. */
type Fetched<Module> = Promise<Module | undefined>;

/** How each edition comes. */
const FETCH: Readonly<Record<OnDemandId, () => Promise<Edition | undefined>>> = {
  'ema-2025': async () => (await (import('./ema-2025.ts') as Fetched<typeof Ema2025>))?.EMA_2025,
  'wrc-2025': async () => (await (import('./wrc-2025.ts') as Fetched<typeof Wrc2025>))?.WRC_2025,
  'rrc-2026': async () => (await (import('./rrc-2026.ts') as Fetched<typeof Rrc2026>))?.RRC_2026,
};

const isOnDemand = (id: string): id is OnDemandId => Object.hasOwn(FETCH, id);

/** Ids with options that were looked up, and whether the engine can answer by them. */
const looked = new Map<string, boolean>();

const hasBook = (base: string): boolean => !isOnDemand(base) || hasEdition(base);

/** Whether a rulebook must be fetched, or the options in its id be looked up, before the engine can answer by it. */
export const mustFetch = (id: string): boolean => !hasBook(baseBook(id)) || (id !== baseBook(id) && !looked.get(id));

/** Whether the options in an id were looked up and exist in no rulebook, however often it is fetched. */
export const lacksOptions = (id: string): boolean => looked.get(id) === false;

/** Fetches a rulebook unless it is there; false where it does not come, or does not have the options in its id. */
export async function fetchRulebook(id: string): Promise<boolean> {
  const base = baseBook(id);
  if (isOnDemand(base) && !hasEdition(base)) {
    const edition = await FETCH[base]().catch(() => undefined);
    if (!edition) return false;
    addEdition(edition);
  }
  return id === base || (looked.get(id) ?? (await lookUpOptions(id)));
}

/** The rules come only where an id has options: pages that ask nothing of the engine know rulebooks by name. */
async function lookUpOptions(id: string): Promise<boolean> {
  const [list, chosen] = await Promise.all([
    import('./list.ts') as Fetched<typeof List>,
    import('./chosen.ts') as Fetched<typeof Chosen>,
  ]).catch(() => []);
  if (!list || !chosen) return false;
  addChooser(chosen.withChosen);
  const exist = list.riichiRulesOf(id).ok;
  looked.set(id, exist);
  return exist;
}
