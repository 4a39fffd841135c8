import { PROFILES } from './profiles.ts';
import { type Result, ok, refuse } from '../../base/result.ts';
import type { RiichiRules } from '../options/rules.ts';
import { EMA_2012 } from './ema-2012.ts';
import { EMA_2016 } from './ema-2016.ts';
import type { RiichiId } from '../../rulebooks/ids.ts';
import { SAMARA_2019 } from './samara-2019.ts';
import { TESUJI_2018 } from './tesuji-2018.ts';

/** The riichi rulebooks that readers may choose. */
export const RIICHI_RULEBOOKS = {
  'ema-2016': EMA_2016,
  'samara-2019': SAMARA_2019,
  'ema-2012': EMA_2012,
  'tesuji-2018': TESUJI_2018,
} as const satisfies Record<RiichiId, RiichiRules>;

/** The riichi rulebook with this id; outside browsers also the profiles for tests and comparisons. */
export function riichiRulesOf(id: string): Result<RiichiRules> {
  const rules = Object.hasOwn(RIICHI_RULEBOOKS, id)
    ? RIICHI_RULEBOOKS[id as RiichiId]
    : PROFILES.find((profile) => profile.id === id);
  return rules
    ? ok(rules)
    : refuse('unknown-rules', 'rules', { rules: id.slice(0, 40), wanted: Object.keys(RIICHI_RULEBOOKS).join(', ') });
}
