import { countDora, NO_DORA } from './dora.ts';
import { exactFu, roundFu } from './fu.ts';
import { baseOf, LIMIT_BASE, limitOf, paymentOf } from './payment.ts';
import { allReadings } from './readings.ts';
import { RULES } from './rules.ts';
import { listTiles, plain } from './tiles.ts';
import type { HandRequest, Item, Options, Payment, Reading, Score, Side, Verdict, View } from './types.ts';
import { yakuOf } from './yaku.ts';
import { yakumanOf, yakumanPaid } from './yakuman.ts';

/** A reading of a request with everything that patterns ask of it. */
export function viewOf(request: HandRequest, options: Options, reading: Reading): View {
  const before = listTiles(request.concealed).map(plain);
  const winning = plain(request.winningTile);
  const melded = request.melds.flatMap((meld) => listTiles(meld.tiles)).map(plain);
  const closed = request.melds.every((meld) => meld.form === 'concealed');
  return { request, options, reading, tiles: [...before, winning, ...melded], before, winning, closed };
}

/** The yakuman payments: all in one, or the fed ones apart where the feeder is liable for those only. */
function limitHandsPaid(view: View, found: { id: string; worth: number }[], yakuman: number): Payment {
  const { request, options } = view;
  const items = found.map(({ id }) => ({ id }));
  const isFed = ({ id }: { id: string }): boolean =>
    options.pao.includes(id) && (request.liable ?? []).some(({ pattern }) => pattern === id);
  const fed = found.filter(isFed);
  if (options.paoCovers !== 'own-pattern' || !options.yakumanAccumulate || fed.length === 0)
    return paymentOf(request, options, LIMIT_BASE.yakuman * yakuman, items);
  const others = found.filter((one) => !isFed(one));
  const groups = [...(others.length > 0 ? [others] : []), ...fed.map((one) => [one])];
  const paid = groups.map((group, at) => {
    const worth = group.reduce((sum, one) => sum + one.worth, 0);
    const asked = at === 0 ? request : { ...request, counters: 0, bets: 0 };
    return paymentOf(
      asked,
      options,
      LIMIT_BASE.yakuman * worth,
      group.map(({ id }) => ({ id })),
    );
  });
  return paid.reduce(together);
}

const sumOf = (a: number | null, b: number | null): number | null => (a === null ? b : a + (b ?? 0));

function together(a: Payment, b: Payment): Payment {
  const liable = { ...a.liable };
  for (const [side, points] of Object.entries(b.liable ?? {}))
    liable[side as Side] = (liable[side as Side] ?? 0) + points;
  return {
    total: a.total + b.total,
    discarder: sumOf(a.discarder, b.discarder),
    east: sumOf(a.east, b.east),
    others: sumOf(a.others, b.others),
    liable: Object.keys(liable).length > 0 ? liable : null,
    bets: a.bets + b.bets,
  };
}

function scoreYakuman(view: View, found: { id: string; worth: number }[]): Score {
  const items = found.map(({ id }) => ({ id }));
  const yakuman = yakumanPaid(view, found);
  const payment = limitHandsPaid(view, found, yakuman);
  return { ...NO_DORA, items, han: null, fu: null, fuExact: null, limit: 'yakuman', yakuman, payment };
}

function scoreYaku(view: View, items: Item[]): Score {
  const dora = countDora(view.request, view.options);
  const han = yakuHan(items) + dora.dora + dora.kanDora + dora.uraDora + dora.redFives;
  const fuExact = exactFu(view);
  const fu = roundFu(fuExact, view.reading.shape === 'pairs');
  const limit = limitOf(han, fu, view.options);
  const payment = paymentOf(view.request, view.options, baseOf(han, fu, limit), items);
  return { ...dora, items, han, fu, fuExact, limit, yakuman: 0, payment };
}

function scoreManganRenhou(view: View): Score {
  const items = [{ id: 'renhou', han: 5 }];
  const payment = paymentOf(view.request, view.options, LIMIT_BASE.mangan, items);
  const fuExact = exactFu(view);
  const fu = roundFu(fuExact, view.reading.shape === 'pairs');
  return { ...NO_DORA, items, han: 5, fu, fuExact, limit: 'mangan', yakuman: 0, payment };
}

function yakuHan(items: Item[]): number {
  return items.reduce((sum, item) => sum + (item.han ?? 0), 0);
}

/** Larger first: points, then a real yakuman, han, fu; -1 when `a` is worth more. */
function compareScores(a: Score, b: Score): number {
  const rank = (score: Score): number[] => [score.payment.total, score.yakuman, score.han ?? 0, score.fu ?? 0];
  const other = rank(b);
  for (const [at, value] of rank(a).entries()) {
    const difference = (other[at] ?? 0) - value;
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

/** Among readings of equal rank: more yakuman, then more exact fu. */
function compareTies(a: Score, b: Score): number {
  if (a.yakuman > 0 && a.items.length !== b.items.length) return b.items.length - a.items.length;
  return (b.fuExact ?? 0) - (a.fuExact ?? 0);
}

/** Scores a valid request the slow way: every reading and winning set, keeping the most valuable. */
export function oracleScore(request: HandRequest, overrides: Partial<Options> = {}): Verdict {
  const options = { ...RULES[request.rules], ...request.knobs, ...overrides };
  const readings = allReadings(request);
  if (readings.length === 0) return { kind: 'no-win', reason: 'not-complete' };
  if (request.robbedKong === 'concealed' && !options.robConcealedKong) return { kind: 'no-win', reason: 'no-yaku' };

  const scores: Score[] = [];
  for (const reading of readings) {
    const view = viewOf(request, options, reading);
    const yakuman = yakumanOf(view);
    scores.push(yakuman.length > 0 ? scoreYakuman(view, yakuman) : scoreYaku(view, yakuOf(view)));
    const renhou = request.firstTurn === true && request.by === 'discard' && options.renhou === 'mangan';
    if (renhou && yakuman.length === 0) scores.push(scoreManganRenhou(view));
  }

  const withYaku = scores.filter((score) => score.items.length > 0);
  if (withYaku.length === 0) return { kind: 'no-win', reason: 'no-yaku' };
  const minimum = (request.counters ?? 0) >= 5 ? options.minimumYakuHanAt5Counters : 1;
  const allowed = withYaku.filter((score) => score.yakuman > 0 || yakuHan(score.items) >= minimum);
  const [best, ...rest] = allowed.sort((a, b) => compareScores(a, b) || compareTies(a, b));
  if (best === undefined) return { kind: 'no-win', reason: 'below-minimum' };
  return { kind: 'win', ...best, equals: [best, ...rest.filter((score) => compareScores(score, best) === 0)] };
}
