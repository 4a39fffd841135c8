import { PROFILES } from './profiles.ts';
import { type Result, ok, refuse } from '../result.ts';
import type { RiichiRules } from '../riichi/rules.ts';
import { EMA_2012 } from './ema-2012.ts';
import { EMA_2016 } from './ema-2016.ts';
import type { RiichiId } from './ids.ts';
import { SAMARA_2019 } from './samara-2019.ts';
import { TESUJI_2018 } from './tesuji-2018.ts';

/** The riichi rulebooks that readers may choose. */
export const RIICHI_RULEBOOKS = {
  'ema-2016': EMA_2016,
  'samara-2019': SAMARA_2019,
  'ema-2012': EMA_2012,
  'tesuji-2018': TESUJI_2018,
} as const satisfies Record<RiichiId, RiichiRules>;

const KNOWN: ReadonlyMap<string, Result<RiichiRules>> = new Map(
  [...Object.values(RIICHI_RULEBOOKS), ...PROFILES].map((rules) => [rules.id, ok(rules)]),
);

/** The riichi rulebook of an id, profiles for tests and comparisons included wherever it is no browser that asks. */
export const riichiRulesOf = (id: string): Result<RiichiRules> =>
  KNOWN.get(id) ??
  refuse('unknown-rules', 'rules', { rules: id.slice(0, 40), wanted: Object.keys(RIICHI_RULEBOOKS).join(', ') });
