import { type Result, ok, refuse } from '../result.ts';
import type { RiichiRules } from '../riichi/rules.ts';
import { EMA_2012 } from './ema-2012.ts';
import { EMA_2016 } from './ema-2016.ts';
import { RIICHI_IDS, type RiichiId, type RulebookOf } from './ids.ts';
import { SAMARA_2019 } from './samara-2019.ts';
import { TENHOU } from './tenhou.ts';
import { TESUJI_2018 } from './tesuji-2018.ts';

/** The riichi rulebooks that readers may choose. */
export const RIICHI_RULEBOOKS = {
  'ema-2016': EMA_2016,
  'samara-2019': SAMARA_2019,
  'ema-2012': EMA_2012,
  'tesuji-2018': TESUJI_2018,
} as const satisfies Record<RiichiId, RiichiRules>;

const ALL: Readonly<Record<RulebookOf<'riichi'>, RiichiRules>> = { ...RIICHI_RULEBOOKS, tenhou: TENHOU };

const isKnown = (id: string): id is RulebookOf<'riichi'> => Object.hasOwn(ALL, id);

/** The riichi rulebook of an id, the test profile included. */
export const riichiRulesOf = (id: string): Result<RiichiRules> =>
  isKnown(id)
    ? ok(ALL[id])
    : refuse('unknown-rules', 'rules', { rules: id.slice(0, 40), wanted: RIICHI_IDS.join(', ') });
