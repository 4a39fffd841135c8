import { describe, expect, it } from 'vitest';
import {
  type HandRequest,
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type Step,
  limitSteps,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { generated, hand, noWin, win } from './hands.ts';

const article = (book: string, number: string) => ({ book, article: number });

const stepsOf = (request: HandRequest): readonly Step[] => {
  const result = scoreRequest(request);
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why}`);
  return result.steps;
};
const exclusionsOf = (request: HandRequest) =>
  stepsOf(request).flatMap((step) => (step.kind === 'exclude' ? [step] : []));
const exclusionOf = (request: HandRequest, rule: string) =>
  exclusionsOf(request).find((exclusion) => exclusion.rule === rule);
const excluded = (request: HandRequest): string[] =>
  exclusionsOf(request).map(({ rule, principle }) => `${rule}: ${principle}`);

/** A self-draw of the last tile, after a kong or not. */
const LAST_TILE = hand('123m456p78s55z *9s [1111z]', { lastTile: true });
const OPEN_SIMPLES = hand('567p22s24p +3p (234m) (345s)', { rules: 'ema-2012' });
const GREEN_OF_BAMBOO = hand('22334466s888s23s +4s', { rules: 'tesuji-2018' });
/** Simples and a dora are worth less than a mangan. */
const FIRST_TURN = hand('345m34577p33368s +7s', { firstTurn: true, doraIndicators: '2m' });
/** Eleven han are worth more. */
const DEAR_FIRST_TURN = hand('22334455667m78m +8m', { firstTurn: true });

describe('a pattern that the hand shows and that does not count', () => {
  it('the last tile, drawn after a kong: not together with after a kong', () => {
    const steps = exclusionOf({ ...LAST_TILE, afterKong: true }, 'haitei');
    expect(steps).toMatchObject({
      by: 'rinshan',
      principle: 'not-with',
      cite: RIICHI_RULEBOOKS['ema-2016'].cite.haiteiWithRinshan,
    });
    expect(exclusionOf(LAST_TILE, 'haitei')).toBeUndefined();
  });

  it('open simples in 2012: with a closed hand only', () => {
    const cite = article('ema-2012', '4.2.1');
    expect(exclusionOf(OPEN_SIMPLES, 'tanyao')).toMatchObject({ principle: 'closed-only', cite });
    expect(exclusionOf({ ...OPEN_SIMPLES, rules: 'ema-2016' }, 'tanyao')).toBeUndefined();
  });

  it('all green at Tesuji: needs a pung of green dragons', () => {
    const cite = article('tesuji-2018', 'R10');
    expect(exclusionOf(GREEN_OF_BAMBOO, 'ryuuiisou')).toMatchObject({ principle: 'needs-green-pung', cite });
    expect(exclusionOf({ ...GREEN_OF_BAMBOO, rules: 'ema-2016' }, 'ryuuiisou')).toBeUndefined();
  });

  it('patterns beside a renhou: it is a mangan of its own', () => {
    const cite = article('ema-2016', '4.2.4');
    const { items, steps } = win(FIRST_TURN);
    expect(items).toEqual([{ id: 'renhou', han: 5 }]);
    expect(excluded(FIRST_TURN)).toEqual(['tanyao: stands-alone', 'dora: stands-alone']);
    for (const exclusion of exclusionsOf(FIRST_TURN)) expect(exclusion).toMatchObject({ by: 'renhou', cite });
    expect(steps.find(({ kind }) => kind === 'limit')).toMatchObject({ reason: 'limit-hand', from: 0, cite });
  });

  it('a renhou beside a more valuable hand: it is a mangan of its own', () => {
    expect(win(DEAR_FIRST_TURN).items.map(({ id }) => id)).not.toContain('renhou');
    expect(excluded(DEAR_FIRST_TURN)).toContain('renhou: stands-alone');
    expect(excluded({ ...DEAR_FIRST_TURN, firstTurn: false })).not.toContain('renhou: stands-alone');
  });

  it('thirteen orphans from a concealed kong, where that may not be robbed', () => {
    const discarded = hand('9m19p19s12345677z +1m');
    const robbed: HandRequest = { ...discarded, robbedKong: 'concealed' };
    const cite = article('ema-2016', '3.3.7');
    expect(exclusionOf({ ...robbed, knobs: { robConcealedKong: false } }, 'kokushi')).toMatchObject({
      principle: 'not-from-that-kong',
      cite,
    });
    expect(noWin({ ...robbed, knobs: { robConcealedKong: false } }).cite).toEqual(cite);
    const counts = (request: HandRequest) => win(request).steps.find((step) => step.kind === 'add');
    for (const request of [robbed, discarded])
      expect(counts(request)).toMatchObject({ rule: 'kokushi', cite: article('ema-2016', '4.2.5') });
    expect(win(robbed).notes).toContainEqual({ id: 'concealed-kong-robbed', cite });
    expect(win(discarded).notes.map(({ id }) => id)).not.toContain('concealed-kong-robbed');
  });

  it('never counts a pattern that the rulebook does not have', () => {
    const requests = [
      ...generated(11, 2000),
      LAST_TILE,
      { ...LAST_TILE, afterKong: true },
      OPEN_SIMPLES,
      GREEN_OF_BAMBOO,
      FIRST_TURN,
    ];
    for (const rules of RIICHI_IDS) {
      const results = requests.map((request) => scoreRequest({ ...request, knobs: {}, rules })).filter(({ ok }) => ok);
      const counted = new Set(results.flatMap((result) => (result.ok ? result.items.map(({ id }) => id) : [])));
      const denied = new Set(
        results.flatMap((result) =>
          result.ok
            ? result.steps.flatMap((step) =>
                step.kind === 'exclude' && step.principle === 'not-in-rulebook' ? [step.rule] : [],
              )
            : [],
        ),
      );
      expect(
        [...denied].filter((rule) => counted.has(rule as never)),
        rules,
      ).toEqual([]);
    }
  });
});

describe('the liable player', () => {
  const UNSAID = hand('22m33s +3s (555z) (666z) (777z)', {
    liable: [{ from: 'left', pattern: 'daisangen' }],
    counters: 1,
  });
  const FED: HandRequest = { ...UNSAID, discarder: 'across' };
  const paysOf = (request: HandRequest) => stepsOf(request).flatMap((step) => (step.kind === 'pay' ? [step] : []));

  it.each<[RiichiId, object]>([
    ['ema-2016', article('ema-2016', '3.3.9')],
    ['samara-2019', article('ema-2016', '3.3.9')],
    ['ema-2012', { published: 'ema-2012', section: '3.3.6' }],
    // R12 says what one is liable for, but not how that is shared.
    ['tesuji-2018', RIICHI_RULEBOOKS['tesuji-2018'].cite.paoRon],
  ])('%s: pays half of the whole on the discard of another, for a pattern, by its article', (rules, cite) => {
    const [discarder, liable, counters] = paysOf({ ...FED, rules });
    expect(discarder).toMatchObject({
      who: 'discarder',
      value: 16_000,
      whole: 32_000,
      cite: RIICHI_RULEBOOKS[rules].cite.paoRon,
    });
    expect(discarder).not.toHaveProperty('pattern');
    expect(liable).toMatchObject({
      who: 'liable',
      seat: 'left',
      pattern: 'daisangen',
      value: 16_000,
      whole: 32_000,
      cite,
    });
    expect(counters).toMatchObject({ who: 'discarder', of: 'counters', value: 300 });
  });

  it('pays all of a draw alone, counters too', () => {
    const pays = paysOf({ ...UNSAID, by: 'draw' });
    expect(pays.map(({ who, seat, pattern, value, of }) => [who, seat, pattern, value, of])).toEqual([
      ['liable', 'left', 'daisangen', 32_000, 'hand'],
      ['liable', 'left', 'daisangen', 300, 'counters'],
    ]);
    for (const pay of pays) expect(pay).not.toHaveProperty('whole');
  });

  it('pays as the discarder where that is the same player', () => {
    expect(paysOf({ ...FED, discarder: 'left' })[0]).toMatchObject({ who: 'discarder', value: 32_000 });
    expect(paysOf({ ...FED, discarder: 'left' })[0]).not.toHaveProperty('whole');
  });

  it('of two limit hands the one with liability is paid', () => {
    const two = hand('22z11z +1z (555z) (666z) (777z)', {
      liable: [{ from: 'right', pattern: 'daisangen' }],
      discarder: 'left',
    });
    const { steps, items } = win(two);
    expect(items.map(({ id }) => id).sort()).toEqual(['daisangen', 'tsuuiisou']);
    expect(steps.filter((step) => step.kind === 'add')).toMatchObject([{ rule: 'daisangen', value: 1 }]);
    expect(exclusionOf(two, 'tsuuiisou')).toMatchObject({ by: 'daisangen', principle: 'limit-hands-do-not-add' });
    expect(exclusionsOf({ ...two, liable: [] })).toHaveLength(1);
  });

  it('but not where the other pays twice', () => {
    const twice = hand('5z +5z (111z) (222z) (333z) (444z)', {
      rules: 'ema-2012',
      liable: [{ from: 'left', pattern: 'daisuushii' }],
      discarder: 'left',
    });
    expect(win(twice).steps.filter((step) => step.kind === 'add')).toMatchObject([{ rule: 'daisuushii', value: 2 }]);
  });
});

describe('why a limit holds', () => {
  const limitIn = (request: HandRequest) => stepsOf(request).find((step) => step.kind === 'limit');

  it.each<[string, HandRequest, object | undefined]>([
    [
      'four han and 40 fu: 2,560 against 2,000',
      hand('345m34577p33368s +7s', { riichi: 'riichi', ippatsu: true, doraIndicators: '2m' }),
      { limit: 'mangan', reason: 'cap', from: 2560, to: 2000, cite: article('ema-2016', '4.1.2') },
    ],
    [
      'the same in 2012',
      hand('345m34577p33368s +7s', { rules: 'ema-2012', riichi: 'riichi', ippatsu: true, doraIndicators: '2m' }),
      { limit: 'mangan', reason: 'cap', from: 2560, to: 2000, cite: article('ema-2012', '4.1.2') },
    ],
    ['three han and 40 fu: none', hand('345m34577p33368s +7s', { riichi: 'riichi', doraIndicators: '2m' }), undefined],
    [
      'five han: so many han, whatever the fu',
      hand('345m34577p33368s +7s', { riichi: 'double', ippatsu: true, doraIndicators: '2m' }),
      { limit: 'mangan', reason: 'han', han: 5, least: 5, cite: article('ema-2016', '4.1.2') },
    ],
    ['eleven han', hand('22334455667m78m +8m'), { limit: 'sanbaiman', reason: 'han', han: 11, least: 11 }],
    ['a limit hand', hand('19m19p19s1234567z +1m'), { limit: 'yakuman', reason: 'limit-hand', from: 0, to: 8000 }],
    [
      'just below a mangan, where that is rounded up',
      hand('34577p234567s34m +5m', { riichi: 'riichi', ippatsu: true, knobs: { roundUpMangan: true } }),
      { limit: 'mangan', reason: 'rounded-up', from: 1920, to: 2000 },
    ],
  ])('%s', (_why, request, limit) => {
    if (limit) expect(limitIn(request)).toMatchObject(limit);
    else expect(limitIn(request)).toBeUndefined();
  });

  it.each<[han: number, fu: number, rules: RiichiId, step: object | undefined]>([
    [3, 60, 'ema-2016', undefined],
    [3, 70, 'ema-2016', { reason: 'cap', from: 2240, to: 2000, cite: article('ema-2016', '4.1.2') }],
    [6, 30, 'ema-2016', { reason: 'han', least: 6, cite: article('ema-2016', '4.1.3') }],
    [13, 30, 'ema-2016', { limit: 'sanbaiman', reason: 'han', least: 11 }],
    [13, 30, 'ema-2012', { limit: 'yakuman', reason: 'han', least: 13 }],
    [13, 30, 'tesuji-2018', { limit: 'sanbaiman', least: 11, cite: article('tesuji-2018', 'R11') }],
  ])('%i han %i fu in %s', (han, fu, rules, step) => {
    const [found] = limitSteps(han, fu, RIICHI_RULEBOOKS[rules]);
    if (step) expect(found).toMatchObject(step);
    else expect(found).toBeUndefined();
  });
});

describe('what the rulebook does not use', () => {
  const noted = (request: HandRequest): string[] => win(request).notes.map(({ id }) => id);
  const URA = hand('123m456p78s55z345s +9s', { riichi: 'riichi', bets: 1, doraIndicators: '1m', uraIndicators: '2m' });

  it('ura indicators at Tesuji are noted once, however many', () => {
    expect(noted({ ...URA, rules: 'tesuji-2018' })).toEqual(['ura-dora-not-used']);
    const two = { ...URA, rules: 'tesuji-2018', doraIndicators: '19m', uraIndicators: '2m3p' };
    expect(noted(two)).toEqual(['kan-dora-not-used', 'ura-dora-not-used']);
  });

  it('ura indicators of one without riichi are not counted, and noted so', () => {
    const silent = hand('123m456p78s55z345s *9s', { doraIndicators: '1m', uraIndicators: '2m' });
    expect(noted(silent)).toEqual(['ura-without-riichi']);
    expect(noted(URA)).toEqual([]);
  });
});
