import {
  type ExcludeStep,
  type HandRequest,
  type NoWin,
  type PatternId,
  type ReadingScore,
  SPECIAL,
  type Win,
  type WhyNot,
  YAKU,
  YAKUMAN,
  scoreRequest,
  whyNot,
} from '../../src/engine/riichi/index.ts';
import { allReadings } from '../oracle/readings.ts';
import { RULES } from '../oracle/rules.ts';
import { howMany, KINDS, listTiles, plain } from '../oracle/tiles.ts';
import type { HandRequest as OracleRequest, Options } from '../oracle/types.ts';
import { hasPungOf } from '../oracle/yaku.ts';
import type { Heard } from './heard.ts';
import { type Seen, type Witness, isTrueOf, readingOf, reallyLacks, witness } from './riichi-claims.ts';

/** Every pattern that can be asked about. */
export const PATTERNS: readonly PatternId[] = [...YAKU, ...SPECIAL, ...YAKUMAN];

type Answer = Win | NoWin;

const hasItem = ({ items }: Pick<Answer, 'items'>, id: string): boolean => items.some((item) => item.id === id);

/** Patterns missing in a rulebook: the option that says so, and its value. */
const UNKNOWN: Readonly<Partial<Record<string, (options: Options, rules: string) => boolean>>> = {
  ippatsu: ({ ippatsu }) => !ippatsu,
  renhou: ({ renhou }) => renhou === 'none',
  'nagashi-mangan': (_options, rules) => rules !== 'ema-2012',
  'kokushi-13': ({ doubleYakumanWaits }) => !doubleYakumanWaits,
  'suuankou-tanki': ({ doubleYakumanWaits }) => !doubleYakumanWaits,
  'chuuren-9': ({ doubleYakumanWaits }) => !doubleYakumanWaits,
};

/** Whether an exclusion is true: what is blamed counts, and the named option excludes such a hand. */
function isExclusionTrue({ rule, by, principle }: ExcludeStep, result: Answer, seen: Witness): boolean {
  const { request, all, counted } = seen;
  const options: Options = { ...RULES[request.rules], ...request.knobs };
  const isShown = (one: Seen): boolean => one.names.has(rule);
  const isDora = !PATTERNS.some((id) => id === rule);
  switch (principle) {
    case 'included':
      return hasItem(result, by) && isShown(counted);
    case 'limit-hands-do-not-add':
      return hasItem(result, by) && counted.isLimit && isShown(counted) && !options.yakumanAccumulate;
    case 'not-with':
      return hasItem(result, by) && isShown(counted);
    case 'stands-alone':
      return rule === 'renhou'
        ? request.firstTurn === true && request.by === 'discard' && !hasItem(result, 'renhou')
        : hasItem(result, 'renhou') && result.items.length === 1 && (isDora || all.some(isShown));
    case 'not-in-rulebook':
      return UNKNOWN[rule]?.(options, request.rules) === true;
    case 'closed-only':
      return rule === 'tanyao' && !options.openTanyao && !counted.view.closed && all.some(isShown);
    case 'discard-only':
      return rule === 'pinfu' && !options.pinfuTsumo && request.by === 'draw' && all.some(isShown);
    case 'needs-green-pung':
      return options.ryuuiisouHatsu === 'pung' && !hasPungOf(counted.view, '6z') && all.some(isShown);
    case 'not-from-that-kong':
      return rule === 'kokushi' && request.robbedKong === 'concealed' && !options.robConcealedKong;
  }
}

const neededHan = ({ counters = 0, rules, knobs }: OracleRequest): number =>
  counters >= 5 ? { ...RULES[rules], ...knobs }.minimumYakuHanAt5Counters : 1;

/** The statements about a reading that lost against the one that counts. */
function isLossTrue(lost: ReadingScore, won: ReadingScore, seen: Witness): boolean {
  const hanOf = ({ items }: ReadingScore): number => items.reduce((sum, { han = 0 }) => sum + han, 0);
  const isSame = lost.base === won.base;
  if (!lost.because) return false;
  switch (lost.because) {
    case 'not-enough-yaku':
      return lost.limit !== 'yakuman' && hanOf(lost) < neededHan(seen.request);
    case 'fewer-points':
      return lost.base < won.base;
    case 'fewer-han':
      return isSame && (lost.han ?? 0) < (won.han ?? 0);
    case 'fewer-fu':
      return isSame && (lost.fu ?? 0) < (won.fu ?? 0);
    case 'later-in-order':
      return isSame && (lost.han === won.han || won.han === null);
  }
}

/** Whether a reading that lost for the stated reason has the pattern. */
function lostSo(
  { pattern, because }: Extract<WhyNot, { why: 'other-reading' }>,
  result: Answer,
  seen: Witness,
): boolean {
  return result.readings.some(
    (one) => !one.won && one.because === because && readingOf(seen, one)?.names.has(pattern) === true,
  );
}

function isWhyTrue(found: WhyNot, result: Answer, seen: Witness): boolean {
  if (hasItem(result, found.pattern)) return false;
  const { request } = seen;
  const isUnknown = UNKNOWN[found.pattern]?.({ ...RULES[request.rules], ...request.knobs }, request.rules) === true;
  if (isUnknown && (found.why !== 'excluded' || found.step.principle !== 'not-in-rulebook')) return false;
  if (found.why === 'excluded') return isExclusionTrue(found.step, result, seen);
  if (found.why === 'other-reading') return isTrueOf(found, seen) && lostSo(found, result, seen);
  return isTrueOf(found, seen);
}

const kindOf = (found: WhyNot): string => {
  switch (found.why) {
    case 'excluded':
      return `excluded: ${found.step.principle}`;
    case 'other-reading':
      return `other reading: ${found.because}`;
    case 'lacks':
      return `lacks: ${found.lacks}`;
    case 'limit-hand':
    case 'did-not-happen':
    case 'otherwise':
      return found.why;
  }
};

const tilesOf = ({ concealed, melds }: OracleRequest): string[] =>
  [concealed, ...melds.map(({ tiles }) => tiles)].flatMap(listTiles).map(plain);

/** The kinds that complete the concealed tiles: those still available, and those of which the hand has all four. */
function waitsOf(request: OracleRequest): { readonly live: string[]; readonly held: string[] } {
  const before = tilesOf(request);
  const waits = KINDS.filter((kind) => allReadings({ ...request, winningTile: kind }).length > 0);
  return {
    live: waits.filter((kind) => howMany(before, kind) < 4),
    held: waits.filter((kind) => howMany(before, kind) >= 4),
  };
}

const same = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

/** The statements about a hand that cannot win. */
function* noWinHeard(result: NoWin, request: OracleRequest, seen: Witness | undefined): Generator<Heard> {
  const hear = (kind: string, isSo: boolean, said: unknown): Heard => ({ kind, isSo, said: { said, request } });
  const { reason, before, minimum, missing } = result;
  if (before) {
    const { live, held } = waitsOf(request);
    yield hear('no win: waits', same(before.waits, live) && live.length > 0 === (before.shanten === 0), before);
    yield hear('no win: held waits', same(before.heldAll, held), before);
  }
  const han = result.items.reduce((sum, item) => sum + (item.han ?? 0), 0);
  yield hear(
    `no win: ${reason}`,
    reason === 'not-complete'
      ? seen === undefined
      : seen !== undefined &&
          (reason === 'no-yaku'
            ? han === 0 || seen.counted.view.reading.shape === 'orphans'
            : han > 0 && han === neededHan(request) - 1),
    minimum,
  );
  if (minimum) yield hear('no win: minimum', minimum.needs === neededHan(request) && minimum.has === han, minimum);
  for (const one of missing)
    yield hear(
      `near: ${one.lacks}`,
      seen?.all.some((each) => reallyLacks(one, { ...seen, counted: each })) === true && !hasItem(result, one.pattern),
      one,
    );
}

const NOTES: Readonly<Partial<Record<string, (request: OracleRequest, options: Options) => boolean>>> = {
  'red-fives-not-used': (request, { redFives }) =>
    redFives === 0 &&
    [request.concealed, request.winningTile, ...request.melds.map(({ tiles }) => tiles)].some((t) => t.includes('0')),
  'kan-dora-not-used': ({ doraIndicators = '' }, { kanDora }) => !kanDora && listTiles(doraIndicators).length > 1,
  'ura-dora-not-used': ({ uraIndicators = '' }, { uraDora }) => !uraDora && uraIndicators !== '',
  'kan-ura-dora-not-used': ({ uraIndicators = '', riichi }, { kanUraDora }) =>
    !kanUraDora && riichi !== 'none' && listTiles(uraIndicators).length > 1,
  'ura-without-riichi': ({ uraIndicators = '', riichi }) => riichi === 'none' && uraIndicators !== '',
  'liability-not-used': ({ liable = [] }) => liable.length > 0,
  'fewer-indicators-than-kongs': ({ melds, doraIndicators = '' }, { kanDora }) =>
    kanDora && listTiles(doraIndicators).length < 1 + melds.filter(({ type }) => type === 'kong').length,
  'round-not-played': ({ roundWind }) => roundWind === 'west' || roundWind === 'north',
  'riichi-without-bet': ({ riichi, bets }) => riichi !== 'none' && bets === 0,
  'concealed-kong-robbed': ({ robbedKong }) => robbedKong === 'concealed',
  'liable-with-concealed-kong': ({ melds }) => melds.some(({ form }) => form === 'concealed'),
};

/** Every statement about why patterns do not count in a hand, each with whether it is true. */
export function heardOfRiichi(request: OracleRequest, patterns: readonly PatternId[] = PATTERNS): Heard[] {
  const asked = request as unknown as HandRequest;
  const result = scoreRequest(asked);
  if (!result.ok) return [];
  const seen = witness(request, result);
  const heard: Heard[] = [];
  const hear = (kind: string, isSo: boolean, said: unknown): number =>
    heard.push({ kind, isSo, said: { said, request } });
  if (result.kind === 'no-win') heard.push(...noWinHeard(result, request, seen));
  const options: Options = { ...RULES[request.rules], ...request.knobs };
  for (const note of result.notes) hear(`note: ${note.id}`, NOTES[note.id]?.(request, options) === true, note);
  if (!seen) {
    if (result.readings.length > 0) hear('the reading that counts', false, result.readings);
    return heard;
  }
  const won = result.readings.find((one) => one.won);
  for (const one of result.readings)
    if (!one.won) hear(`reading: ${one.because ?? ''}`, won !== undefined && isLossTrue(one, won, seen), one);
  for (const step of result.steps)
    if (step.kind === 'exclude') hear(`line: ${step.principle}`, isExclusionTrue(step, result, seen), step);
  for (const pattern of patterns) {
    const found = whyNot(asked, pattern);
    if (found) hear(kindOf(found), isWhyTrue(found, result, seen), found);
    else if (!hasItem(result, pattern)) hear('nothing said', false, pattern);
  }
  return heard;
}
