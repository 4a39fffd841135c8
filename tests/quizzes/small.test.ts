import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { RIICHI_IDS, type RiichiId } from '../../src/engine/riichi/index.ts';
import { smallExplanations } from '../../src/quizzes/games/skills.ts';
import type { Answers, QuestionOf } from '../../src/quizzes/games/question.ts';
import { LEVELS } from '../../src/quizzes/base/terms.ts';
import type { RiichiSkillId } from '../../src/quizzes/base/skill-ids.ts';
import { limitOf } from '../oracle/payment.ts';
import { RULES } from '../oracle/rules.ts';
import { oracleScore } from '../oracle/score.ts';
import { doraOf, howMany, listTiles, plain } from '../oracle/tiles.ts';
import { waitOf, windTile } from '../oracle/yaku.ts';
import { rightAnswer } from './answers.ts';
import { forOracle } from './hands.ts';
import { see } from './reckoning.ts';
import { made } from './made.ts';

const QUESTIONS = 400;

/** A learner with one misconception about a small question, and the library's name for it. */
interface Believer<S extends RiichiSkillId> {
  readonly skill: S;
  readonly belief: string;
  readonly says: (question: QuestionOf<S>) => Answers[S];
}

const believer = <S extends RiichiSkillId>(
  skill: S,
  belief: string,
  says: Believer<S>['says'],
): Believer<RiichiSkillId> => ({
  skill,
  belief,
  says,
});

const TILES = ['m', 'p', 's', 'z'].flatMap((suit) =>
  Array.from({ length: suit === 'z' ? 7 : 9 }, (_, i) => `${String(i + 1)}${suit}` as Answers['indicators']),
);

interface Eye {
  readonly kong: boolean;
  readonly open: boolean;
  readonly outside: boolean;
}

/** Doubles for each feature that a learner thinks makes a set worth more. */
const setFu = (belief: string, look: (seen: Eye, question: QuestionOf<'set-fu'>) => Eye) =>
  believer('set-fu', belief, (question) => {
    const { type, tiles, made } = question.set;
    if (type === 'chow') return 0;
    const seen = { kong: type === 'kong', open: made !== 'concealed', outside: /[19z]/.test(tiles) };
    const { kong, open, outside } = look(seen, question);
    return 2 * (open ? 1 : 2) * (outside ? 2 : 1) * (kong ? 4 : 1);
  });

type Fu = Answers['pair-wait'];
const pairWait = (belief: string, says: (right: Fu, question: QuestionOf<'pair-wait'>) => Fu) =>
  believer('pair-wait', belief, (question) => says(rightAnswer(question) as Fu, question));

/** Whether the rulebook counts a pair that is both seat wind and round wind twice. */
const canBeDouble = (rules: RiichiId): boolean => RULES[rules].doubleWindPairFu > 2;
const doubled = (right: Fu): Fu => ({ ...right, pair: right.pair === 0 ? 0 : 4 });

const waitSeen = ({ hand }: QuestionOf<'pair-wait'>): string => {
  const seen = see(forOracle(hand));
  return seen ? waitOf(seen.view) : '';
};
const pairSeen = ({ hand }: QuestionOf<'pair-wait'>): string =>
  see(forOracle(hand))?.view.reading.groups.find(({ kind }) => kind === 'pair')?.tiles[0] ?? '';

const UP = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'] as const;
const limit = (belief: string, says: (right: Answers['limits'], question: QuestionOf<'limits'>) => Answers['limits']) =>
  believer('limits', belief, (question) => says(rightAnswer(question) as Answers['limits'], question));

const scoreOf = ({ hand }: QuestionOf<'dora'>) => {
  const verdict = oracleScore(forOracle(hand));
  if (verdict.kind !== 'win') throw new Error('no win');
  return verdict;
};
const dora = (belief: string, says: (right: number, question: QuestionOf<'dora'>) => number) =>
  believer('dora', belief, (question) => says(rightAnswer(question) as number, question));

const BELIEVERS: readonly Believer<RiichiSkillId>[] = [
  setFu('open-as-closed', (seen, { set }) => ({ ...seen, open: seen.open && set.made === 'discard' })),
  setFu('discard-pung-closed', (seen, { set }) => ({ ...seen, open: seen.open && set.made !== 'discard' })),
  setFu('closed-as-open', (seen) => ({ ...seen, open: true })),
  setFu('kong-as-pung', (seen) => ({ ...seen, kong: false })),
  setFu('outside-as-simple', (seen, { set }) => ({ ...seen, outside: seen.outside && !set.tiles.endsWith('z') })),
  setFu('terminals-as-simple', (seen, { set }) => ({ ...seen, outside: set.tiles.endsWith('z') })),
  setFu('simple-as-outside', (seen) => ({ ...seen, outside: true })),

  pairWait('pair-forgotten', (right) => ({ ...right, pair: 0 })),
  pairWait('double-wind-once', (right) => ({ ...right, pair: Math.min(2, right.pair) })),
  pairWait('guest-wind-pair', (right, question) =>
    ['east', 'south', 'west', 'north'].some((wind) => windTile(wind as 'east') === pairSeen(question))
      ? { ...right, pair: Math.max(2, right.pair) }
      : right,
  ),
  pairWait('wait-forgotten', (right) => ({ ...right, wait: 0 })),
  pairWait('wait-two-sided', (right, question) => (waitSeen(question) !== 'two-sided' ? right : { ...right, wait: 2 })),

  pairWait('wait-of-pungs', (right, question) => (waitSeen(question) === 'pungs' ? { ...right, wait: 2 } : right)),

  pairWait('pair-doubled', (right, { rules }) => (canBeDouble(rules) ? doubled(right) : right)),
  pairWait('pair-never-four', (right, { rules }) => (canBeDouble(rules) ? right : doubled(right))),

  believer('indicators', 'indicator-is-dora', ({ indicator }) => indicator),
  believer(
    'indicators',
    'dora-before',
    ({ indicator }) => TILES.find((tile) => doraOf(tile) === indicator) ?? indicator,
  ),

  limit('limit-one-low', (right) => UP[UP.indexOf(right as 'haneman') - 1] ?? right),
  limit('limit-one-high', (right, { han }) =>
    right === 'none' || han >= 13 ? right : (UP[UP.indexOf(right) + 1] ?? right),
  ),
  limit('no-counted-yakuman', (right, { han }) => (han >= 13 ? 'yakuman' : right)),
  limit('limit-not-capped', (right, { han, fu, rules }) => {
    const isCapped = han < 5 && limitOf(han, fu, { ...RULES[rules], roundUpMangan: false }) === 'mangan';
    return isCapped ? 'none' : right;
  }),
  limit('rounded-up-to-mangan', (right, { han, fu }) =>
    right === 'none' && fu * 2 ** (han + 2) > 1900 ? 'mangan' : right,
  ),

  dora('dora-forgotten', (right, question) => {
    const { dora: shown, kanDora, uraDora, redFives } = scoreOf(question);
    const kinds = [kanDora, uraDora, redFives].filter((count) => count > 0).length;
    return shown > 0 || kinds > 1 ? 0 : right;
  }),
  dora('ura-forgotten', (right, question) => right - scoreOf(question).uraDora),
  dora('red-fives-forgotten', (right, question) => right - scoreOf(question).redFives),
  dora('dora-counts-once', (right, { hand, rules }) => {
    if (!RULES[rules].kanDora && listTiles(hand.doraIndicators ?? '').length > 1) return right;
    const held = [hand.concealed, hand.winningTile, ...(hand.melds ?? []).map(({ tiles }) => tiles)]
      .flatMap(listTiles)
      .map(plain);
    const under = (hand.riichi ?? 'none') === 'none' ? '' : (hand.uraIndicators ?? '');
    const more = listTiles((hand.doraIndicators ?? '') + under).map((tile) => howMany(held, doraOf(plain(tile))));
    return right - more.reduce((sum, n) => sum + Math.max(0, n - 1), 0);
  }),
];

describe.each(BELIEVERS)('a learner who answers $skill with $belief', ({ skill, belief, says }) => {
  const answered = Array.from({ length: QUESTIONS }, (_, i) => {
    const rules = RIICHI_IDS[i % RIICHI_IDS.length] ?? 'ema-2016';
    const question = made(skill, { rules, level: LEVELS[i % 3] ?? 2 }, `small.${String(i)}`);
    const given = says(question);
    const isRight = JSON.stringify(given) === JSON.stringify(rightAnswer(question));
    return { isRight, named: smallExplanations(question, given).map(({ id }) => id) };
  });
  const wrong = answered.filter(({ isRight }) => !isRight);

  test('gets that diagnosis, among few others, whenever it shows', () => {
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter(({ named }) => !named.includes(belief))).toEqual([]);
    expect(Math.max(...wrong.map(({ named }) => named.length))).toBeLessThanOrEqual(5);
  });
});

describe('a misconception that adds nothing to another’s name', () => {
  const limits = { skill: 'limits', rules: 'ema-2016', han: 13, fu: 30 } as const;
  const hand = {
    rules: 'ema-2016',
    concealed: '123406m789p4567s',
    winningTile: '4s',
    by: 'discard',
    seatWind: 'south',
    roundWind: 'east',
    riichi: 'riichi',
    doraIndicators: '1z',
    uraIndicators: '8p',
  } as const;
  const dora = { skill: 'dora', rules: 'ema-2016', hand } as const;
  const named = (...asked: Parameters<typeof smallExplanations>) => smallExplanations(...asked).map(({ id }) => id);

  test('is left out, unless earlier answers favour it', () => {
    expect(named(limits, 'yakuman')).toEqual(['no-counted-yakuman', 'payment-by-ema-2012']);
    expect(named(limits, 'yakuman', { 'limit-one-high': 1 })[0]).toBe('limit-one-high');
    expect(named(dora, 0)).toEqual(['ura-forgotten']);
    expect(named(dora, 0, { 'dora-forgotten': 1 })[0]).toBe('dora-forgotten');
  });

  test('is named if it says more', () => {
    expect(named({ ...limits, han: 8 }, 'sanbaiman')).toEqual(['limit-one-high']);
    expect(named({ ...dora, hand: { ...hand, doraIndicators: '3m' } }, 0)).toContain('dora-forgotten');
  });
});
