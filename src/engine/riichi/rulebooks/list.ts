import { PROFILES } from './profiles.ts';
import { type Result, ok, refuse } from '../../base/result.ts';
import type { RiichiRules } from '../options/rules.ts';
import { EMA_2012 } from './ema-2012.ts';
import { EMA_2016 } from './ema-2016.ts';
import { type AtHandId, RIICHI_IDS, type RiichiId } from '../../rulebooks/ids.ts';
import { byRulebook, withOptionsOf } from './at-hand.ts';
import { SAMARA_2019 } from './samara-2019.ts';
import { TESUJI_2018 } from './tesuji-2018.ts';

/**
 * The riichi rulebooks that readers may choose, each also with options of the house; in a browser those that must be
 * fetched are here once they have come.
 */
export const RIICHI_RULEBOOKS: Readonly<Record<RiichiId, RiichiRules>> = byRulebook(
  {
    'ema-2016': EMA_2016,
    'samara-2019': SAMARA_2019,
    'ema-2012': EMA_2012,
    'tesuji-2018': TESUJI_2018,
  } satisfies Record<AtHandId, RiichiRules>,
  ({ rules }) => rules,
  (id, list) => {
    const chosen = withOptionsOf(id, list);
    return chosen?.ok ? chosen.value : undefined;
  },
);

/** The riichi rulebook with this id; outside browsers also the profiles for tests and comparisons. */
export function riichiRulesOf(id: string): Result<RiichiRules> {
  const chosen = withOptionsOf(id, RIICHI_RULEBOOKS);
  if (chosen) return chosen;
  const rules = Object.hasOwn(RIICHI_RULEBOOKS, id)
    ? RIICHI_RULEBOOKS[id as RiichiId]
    : PROFILES.find((profile) => profile.id === id);
  return rules
    ? ok(rules)
    : refuse('unknown-rules', 'rules', { rules: id.slice(0, 40), wanted: RIICHI_IDS.join(', ') });
}
