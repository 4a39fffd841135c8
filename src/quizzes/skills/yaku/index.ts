import { type HandRequest, type PatternId, RIICHI_RULEBOOKS, YAKU } from '../../../engine/riichi/index.ts';
import { handsAbout } from '../../hands/about.ts';
import { addsOf, dealWin, dealWithout, winOf } from '../../hands/win.ts';
import { yakuFacts } from '../../lines/step-facts.ts';
import { samePatterns } from '../../judge/steps.ts';
import { optionsOf } from '../../base/riichi-options.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfHand, type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import { EVERYDAY, EVERY_PATTERN, WITH_YAKUMAN } from '../../hands/mixes.ts';
import { namedForm } from '../../riichi/answer-forms.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { parseHand } from '../../riichi/link-fields.ts';
import type { FactId, Named } from '../../base/terms.ts';

const MIXES = { 1: EVERYDAY, 2: EVERY_PATTERN, 3: WITH_YAKUMAN } as const;

/** Those that newcomers meet first. */
const FIRST = ['riichi', 'menzen-tsumo', 'tanyao', 'yakuhai-red', 'pinfu'] as const satisfies readonly PatternId[];

/** The limit hands that are dealt: those that the tiles alone show. */
const LIMIT_HANDS = [
  'kokushi',
  'chuuren',
  'suuankou',
  'ryuuiisou',
  'chinroutou',
  'tsuuiisou',
  'daisangen',
  'shousuushii',
  'daisuushii',
] as const satisfies readonly PatternId[];

const patternsOf = (hand: HandRequest): readonly PatternId[] => winOf(hand)?.items.map(({ id }) => id) ?? [];

/** Which yaku a hand has, if any. */
export const yaku: Skill<'yaku', AskedOfHand<'yaku'>, readonly Named[]> = {
  id: 'yaku',
  steps: ['yaku'],
  teaches: ['yaku:'],
  answer: namedForm,
  format: formatHand,
  parse: parseHand,
  make: (random, order) => {
    const { level } = order;
    const about = handsAbout(order.about);
    if (!about && level > 1 && random.chance(0.05)) {
      const hand = dealWithout(random, order, EVERYDAY, level);
      return hand && { skill: 'yaku', ...rulesetOf(order), hand };
    }
    const most = about ? Infinity : level === 1 ? 2 : 6;
    const mix = about?.mix ?? MIXES[level];
    const won = dealWin(random, order, mix, { level, ...about?.taste }, ({ items }) => items.length <= most);
    return won && { skill: 'yaku', ...rulesetOf(order), hand: won.hand };
  },
  solve: ({ hand }) => patternsOf(hand),
  judge: ({ hand }, given) => wholly(samePatterns(given, patternsOf(hand))),
  every: (ruleset): FactId[] => [
    ...[...new Set([...FIRST, ...YAKU])]
      .filter((id) => id !== 'ippatsu' || optionsOf(ruleset).ippatsu)
      .map((id): FactId => `yaku:${id}`),
    'yaku:none',
    ...LIMIT_HANDS.map((id): FactId => `yaku:${id}`),
  ],
  facts: ({ hand }) => {
    const win = winOf(hand);
    return win ? yakuFacts(win) : ['yaku:none'];
  },
  cites: ({ hand, rules }) => {
    const win = winOf(hand);
    const cited = win ? [...addsOf(win, 'yakuman'), ...addsOf(win, 'han')].map(({ cite }) => cite) : [];
    return eachOnce(cited.length === 0 ? [RIICHI_RULEBOOKS[rules].cite['need-yaku']] : cited);
  },
};
