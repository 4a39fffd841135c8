import { describe, expect, it, vi } from 'vitest';
import {
  type PatternId,
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type RiichiOptions,
  SPECIAL,
  YAKU,
  YAKUMAN,
  isClosed,
  paymentSteps,
  worthOf,
} from '../../src/engine/riichi/index.ts';
import { answer, generated, hand } from './hands.ts';
import { HEAVY_ROWS } from './yaku-rows-heavy.ts';
import { LIGHT_ROWS } from './yaku-rows.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

const EVERY = [...YAKU, ...YAKUMAN, ...SPECIAL];
const { 'ema-2016': EMA_2016 } = RIICHI_RULEBOOKS;
const worths = (options: RiichiOptions) => new Map(EVERY.map((id) => [id, worthOf(id, options)]));
const YAKUMAN_ONCE = { limit: 'yakuman', times: 1 };
const YAKUMAN_TWICE = { limit: 'yakuman', times: 2 };

const ROWS = { ...LIGHT_ROWS, ...HEAVY_ROWS };
const HANDS = YAKU.flatMap((id) => ROWS[id].yes.map(([, text, more]) => hand(text, more)));

/** Accepts every generated hand. */
const TWO_RED_DOTS = { redFives: 4 } as const;

/** Options that change what patterns are worth, each set differently from EMA 2016. */
const FLIPPED: readonly Partial<RiichiOptions>[] = [
  {},
  { ippatsu: false },
  { openTanyao: false },
  { pinfuTsumo: false },
  { haiteiWithRinshan: true },
];

describe('what a pattern is worth', () => {
  it('is what the engine counts for it, whatever the options', () => {
    for (const request of HANDS)
      for (const knobs of FLIPPED)
        for (const { id, han } of answer({ ...request, knobs }).items) {
          const worth = worthOf(id, { ...EMA_2016.options, ...knobs });
          expect([id, worth && 'closed' in worth && worth[isClosed(request) ? 'closed' : 'open']]).toEqual([id, han]);
        }
  });

  it('is nothing if the rulebook never counts the pattern', () => {
    const unknown = (id: RiichiId): PatternId[] =>
      [...worths(RIICHI_RULEBOOKS[id].options)].flatMap(([pattern, worth]) => (worth ? [] : [pattern]));
    const special = YAKUMAN.filter((id) => id.includes('-'));
    expect(special).toHaveLength(3);
    expect(unknown('ema-2016')).toEqual([...special, 'nagashi-mangan']);
    expect(unknown('ema-2012')).toEqual(special);
    expect(unknown('tesuji-2018')).toEqual(['ippatsu', ...special, 'nagashi-mangan']);
  });

  it('follows the options of limit hands', () => {
    const of = (id: PatternId, options: Partial<RiichiOptions>) => worthOf(id, { ...EMA_2016.options, ...options });
    expect(of('daisuushii', { daisuushiiDouble: false })).toEqual(YAKUMAN_ONCE);
    expect(of('daisuushii', { daisuushiiDouble: true })).toEqual(YAKUMAN_TWICE);
    for (const id of ['kokushi-13', 'suuankou-tanki', 'chuuren-9'] as const)
      expect(of(id, { doubleYakumanWaits: true })).toEqual(YAKUMAN_TWICE);
    expect(of('kokushi', { doubleYakumanWaits: true })).toEqual(YAKUMAN_ONCE);
    expect(of('renhou', { renhou: 'none' })).toBeUndefined();
    expect(of('renhou', { renhou: 'mangan' })).toEqual({ limit: 'mangan', times: 1 });
    expect(of('renhou', { renhou: 'yakuman' })).toEqual(YAKUMAN_ONCE);
    expect(of('renhou', { renhou: '5-han' })).toEqual({ closed: 5, open: 0 });
    expect(of('nagashi-mangan', { nagashiMangan: true })).toEqual({ limit: 'mangan', times: 1 });
    expect(of('tanyao', { openTanyao: false })).toEqual({ closed: 1, open: 0 });
  });
});

describe('the steps from han and fu to a payment', () => {
  it('are those of every hand that has them', () => {
    const seen = new Set<string>();
    for (const rules of RIICHI_IDS)
      for (const request of generated(12, 800)) {
        const result = answer({ ...request, rules, knobs: TWO_RED_DOTS, liable: [], bets: 0 });
        if (result.kind !== 'win' || result.han === null || result.fu === null) continue;
        const { by, seatWind, counters = 0 } = request;
        const own = result.steps.filter(
          (step) => step.kind === 'limit' || step.kind === 'pay' || (step.kind === 'round' && step.unit === 'points'),
        );
        const winner = { dealer: seatWind === 'east', by };
        if (own.some((step) => step.kind === 'limit' && step.reason === 'limit-hand')) continue;
        expect(paymentSteps(result.han, result.fu, winner, counters, RIICHI_RULEBOOKS[rules])).toEqual(own);
        seen.add(`${by} ${winner.dealer ? 'east' : 'other'} ${counters > 0 ? 'counters' : ''}`);
      }
    expect(seen.size).toBe(8);
  });
});
