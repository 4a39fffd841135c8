import type { RulebookId } from '../clause.ts';
import { type Result, ok, refuse } from '../result.ts';
import type { RiichiRules } from '../riichi/rules.ts';
import { EMA_2012 } from './ema-2012.ts';
import { EMA_2016 } from './ema-2016.ts';
import { SAMARA_2019 } from './samara-2019.ts';
import { TENHOU } from './tenhou.ts';
import { TESUJI_2018 } from './tesuji-2018.ts';

/** The riichi rulebooks that are taught here, in the order in which pages list them. */
export const RULEBOOKS = {
  'ema-2016': EMA_2016,
  'samara-2019': SAMARA_2019,
  'ema-2012': EMA_2012,
  'tesuji-2018': TESUJI_2018,
} as const satisfies Record<RulebookId, RiichiRules>;

/** The ids of those rulebooks, in the same order. */
export const RULEBOOK_IDS = Object.keys(RULEBOOKS) as readonly RulebookId[];

const ALL: ReadonlyMap<string, RiichiRules> = new Map([...Object.entries(RULEBOOKS), [TENHOU.id, TENHOU]]);

/** The rulebook of an id, the test profile included. */
export function rulesOf(id: string): Result<RiichiRules> {
  const rules = ALL.get(id);
  return rules
    ? ok(rules)
    : refuse('unknown-rules', 'rules', { rules: id.slice(0, 40), wanted: RULEBOOK_IDS.join(', ') });
}
