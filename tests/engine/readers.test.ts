import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  OPTION_IDS,
  OPTION_VALUES,
  type OptionId,
  RIICHI_RULEBOOKS,
  type Result,
  type RiichiOptions,
  type RiichiRules,
  SCORING_OPTIONS,
  type ScoringOptions,
  afterFourKongs,
  finishRequest,
  furitenOf,
  handsLeft,
  judgeKongAfterRiichi,
  judgeRiichi,
  latenessOf,
  rankRequest,
  signalAt,
  swapRule,
} from '../../src/engine/riichi/index.ts';
import { ron, settle } from './tables.ts';

type Read = Exclude<OptionId, keyof ScoringOptions>;

const EMA = RIICHI_RULEBOOKS['ema-2016'];
const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.why);
  return result.value;
};

interface Reader {
  readonly reader: string;
  readonly answer: (rules: RiichiRules) => unknown;
}

/** Settlements that change with the option: deltas, bookings, the next hand. */
const settled = (event: object, more: object = {}, options: Partial<RiichiOptions> = {}): Reader => ({
  reader: 'settleRequest',
  answer: ({ options: knobs }) => {
    const { known, deltas, penalties, next } = settle(event, { knobs: { ...knobs, ...options }, ...more });
    return { known, deltas, penalties, next };
  },
});

/** Points and totals that change with the option. */
const finished = (scores: readonly number[], more: object = {}): Reader => ({
  reader: 'finishRequest',
  answer: ({ options: knobs }) => {
    const result = finishRequest({ rules: 'ema-2016', scores, knobs, ...more });
    return result.ok && result.players.map(({ points, total }) => [points, total]);
  },
});

/** For each option of the table that has a reader: the reader, and questions whose answer depends on the option. */
const READERS: Readonly<Record<Read, Reader>> = {
  kuikae: {
    reader: 'swapRule',
    answer: (rules) => value(swapRule('123m', '1m', rules)).forbidden,
  },
  temporaryFuritenEnds: {
    reader: 'furitenOf',
    answer: (rules) =>
      (['claim', 'others-claim'] as const).map((type) => {
        const history = [{ type: 'others-discard', tile: '4p' }, { type }] as const;
        return value(furitenOf({ concealed: '123m456p789s11s23p' }, history, rules)).furiten;
      }),
  },
  riichiTilesLeft: {
    reader: 'judgeRiichi',
    answer: (rules) => {
      const held = { concealed: '123m456p789s11s23p9m', discard: '9m', open: false };
      return [0, 1, 3].map((tilesLeft) => value(judgeRiichi({ ...held, tilesLeft }, rules)).allowed);
    },
  },
  kongAfterRiichi: {
    reader: 'judgeKongAfterRiichi',
    answer: (rules) =>
      [
        ['123m456p111s2333p', '1s'],
        ['111m234m345s11s67s', '1m'],
        ['222333444m56p11s', '2m'],
      ].map(([concealed = '', drawn = '']) => {
        const judged = judgeKongAfterRiichi({ concealed, drawn }, rules);
        return judged.ok && judged.value.allowed;
      }),
  },
  fourKongs: {
    reader: 'afterFourKongs',
    answer: (rules) => [1, 2].map((players) => afterFourKongs(players, rules).drawn),
  },
  severalRons: settled(ron(3, [0, 1, 30], [1, 1, 30])),
  tripleRon: settled(ron(3, [0, 1, 30], [1, 1, 30], [2, 1, 30])),
  severalRonBets: settled(ron(3, [0, 1, 30], [1, 1, 40]), { riichi: [1] }),
  severalRonCounters: settled(ron(3, [0, 1, 30], [1, 1, 30]), { counters: 1 }),
  nagashiMangan: settled({ type: 'draw', tenpai: [], nagashi: [1] }),
  nagashiPays: settled({ type: 'draw', tenpai: [], nagashi: [1] }, { counters: 1 }, { nagashiMangan: true }),
  notenPool: settled({ type: 'draw', tenpai: [1] }),
  abortiveDraws: settled({ type: 'abort', why: 'four-winds' }),
  chombo: settled({ type: 'chombo', seats: [1] }),
  dealerStays: settled({ type: 'draw', tenpai: [0] }),
  startPoints: finished([31_000, 29_000, 28_000, 12_000]),
  leftoverBets: finished([40_000, 30_000, 20_000, 9000], { bets: 1 }),
  uma: finished([45_000, 29_000, 26_000, 20_000]),
  substitutes: finished([45_000, 29_000, 26_000, 20_000], { substitutes: [{ seat: 0, since: 'during', why: 'ill' }] }),
  ranking: {
    reader: 'rankRequest',
    answer: ({ options }) => {
      const games = [
        { points: 50_000, place: 1, total: 0 },
        { points: 20_000, place: 2, total: 9000 },
      ];
      const players = games.map((game, i) => ({ name: String(i), games: [game] }));
      const result = rankRequest({ rules: 'ema-2016', knobs: { ranking: options.ranking }, players });
      return result.ok && result.players.map(({ name }) => name);
    },
  },
  sessionMinutes: { reader: 'signalAt', answer: signalAt },
  signalMinutes: { reader: 'signalAt', answer: signalAt },
  handsAfterSignal: { reader: 'handsLeft', answer: (rules) => handsLeft(true, [], rules).hands },
  lateness: {
    reader: 'latenessOf',
    answer: (rules) => {
      const late = latenessOf(3, rules);
      return late.kind === 'points' ? late.when : late.kind;
    },
  },
};

describe('an option that is read at the table or in the tournament', () => {
  it.each(Object.entries(READERS))('%s: $reader tells its values apart', (option, { answer }) => {
    const values =
      option === 'abortiveDraws' ? [[], ['four-winds']] : OPTION_VALUES[option as keyof typeof OPTION_VALUES];
    const answers = values.map((one) => JSON.stringify(answer({ ...EMA, options: { ...EMA.options, [option]: one } })));
    expect(new Set(answers).size).toBe(values.length);
  });
});

/** The code of the engine that decides something: neither the options themselves nor the rulebooks' values. */
const DECIDING = globSync('src/engine/**/*.ts', {
  exclude: ['src/engine/riichi/options/**', 'src/engine/*/rulebooks/**'],
})
  .map((file) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, ''))
  .join('\n');

describe('every option', () => {
  it('is read when a hand is scored, at the table or in the tournament', () => {
    expect([...SCORING_OPTIONS, ...Object.keys(READERS)].toSorted()).toEqual(OPTION_IDS.toSorted());
  });

  it.each(OPTION_IDS)('%s is read by the engine', (option) => {
    const isRead = new RegExp(
      `\\boptions[\\w.]*\\.${option}\\b|\\{[^{}]*\\b${option}\\b[^{}]*\\}(?: = [\\w.]*options\\b|: RiichiOptions\\b)`,
    ).test(DECIDING);
    expect(isRead).toBe(true);
  });
});
