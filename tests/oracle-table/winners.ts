import { optionsOf } from './rules.ts';
import { naiveTable } from './table.ts';
import { countOf, kindOf, kindsOf, parseTiles } from './tiles.ts';
import type { HandRequest, Verdict, Wind } from './types.ts';

const TURN: readonly Wind[] = ['east', 'south', 'west', 'north'];
const AWAY = { right: 1, across: 2, left: 3 } as const;

const discarderOf = ({ seatWind, discarder }: HandRequest): Wind | undefined =>
  discarder === undefined ? undefined : TURN[(TURN.indexOf(seatWind) + AWAY[discarder]) % 4];

const differ = (values: readonly unknown[]): boolean => new Set(values.filter((one) => one !== undefined)).size > 1;
const meldTiles = ({ melds = [] }: HandRequest): string[] => melds.flatMap(({ tiles }) => parseTiles(tiles) ?? []);
const kongsOf = ({ melds = [] }: HandRequest): number => melds.filter(({ type }) => type === 'kong').length;
const isUnbroken = ({ firstTurn, riichi, ippatsu }: HandRequest): boolean =>
  firstTurn === true || (riichi === 'double' && ippatsu === true);

/** Every tile that the winners of one discard show, the winning tile and the indicators once. */
function tilesOf(winners: readonly HandRequest[]): string[] {
  const own = winners.flatMap((hand) => [...(parseTiles(hand.concealed) ?? []), ...meldTiles(hand)]);
  const indicators = (field: 'doraIndicators' | 'uraIndicators'): string[] =>
    parseTiles(winners.map((hand) => hand[field] ?? '').find((text) => text !== '') ?? '') ?? [];
  const winning = winners.slice(0, 1).map(({ winningTile }) => winningTile);
  return [...own, ...winning, ...indicators('doraIndicators'), ...indicators('uraIndicators')];
}

const RULES: Record<string, (winners: readonly HandRequest[]) => boolean> = {
  'several-by-draw': (winners) => winners.some(({ by }) => by === 'draw'),
  'more-than-three': (winners) => winners.length > 3,
  'two-winners-in-one-seat': (winners) => new Set(winners.map(({ seatWind }) => seatWind)).size < winners.length,
  'two-discarders': (winners) => differ(winners.map(discarderOf)),
  'discarder-among-the-winners': (winners) =>
    winners.some((hand) => winners.some(({ seatWind }) => seatWind === discarderOf(hand))),
  'two-winning-tiles': (winners) => differ(winners.map(({ winningTile }) => winningTile)),
  'two-tables': (winners) =>
    differ(winners.map(({ rules }) => rules)) ||
    differ(winners.map(({ roundWind }) => roundWind)) ||
    differ(winners.map(({ lastTile }) => lastTile ?? false)) ||
    differ(winners.map(({ robbedKong }) => robbedKong ?? 'none')) ||
    differ(winners.map(({ doraIndicators }) => doraIndicators ?? '')),
  'two-uras': (winners) =>
    differ(winners.filter(({ riichi }) => riichi && riichi !== 'none').map(({ uraIndicators }) => uraIndicators)),
  'five-of-a-kind': (winners) => {
    const kinds = tilesOf(winners).map(kindOf);
    return kinds.some((kind) => countOf(kinds, kind) > 4);
  },
  'too-many-reds': (winners) => {
    const [first] = winners;
    const dots = first !== undefined && optionsOf(first).redFives === 4 ? 2 : 1;
    return ['0m', '0p', '0s'].some((red) => countOf(tilesOf(winners), red) > (red === '0p' ? dots : 1));
  },
  'fifth-kong': (winners) => {
    const kongs = winners.reduce((sum, hand) => sum + kongsOf(hand), 0);
    return kongs > 4 || (kongs === 4 && winners.some(({ robbedKong }) => robbedKong !== undefined));
  },
  'set-beside-an-unbroken-go-around': (winners) =>
    winners.some(isUnbroken) && winners.some(({ melds = [] }) => melds.length > 0),
  'robbed-tile-held': (winners) =>
    winners.some(({ robbedKong }) => robbedKong !== undefined) &&
    winners.some((hand) =>
      [...kindsOf(hand.concealed), ...meldTiles(hand).map(kindOf)].includes(kindOf(winners[0]?.winningTile ?? '')),
    ),
};

/** In an unbroken first go-around a riichi is a double one, and its first turn is not over. */
const lateBesideFirst = (winners: readonly HandRequest[]): boolean =>
  winners.some(({ firstTurn }) => firstTurn) &&
  winners.some(
    (hand) => hand.riichi === 'riichi' || (hand.riichi === 'double' && !hand.ippatsu && optionsOf(hand).ippatsu),
  );

/** Whether the winners of one discard, each with a whole hand request, can sit at one table. */
export function naiveWinners(winners: readonly HandRequest[]): Verdict {
  const notes: string[] = [];
  const doubts: string[] = [];
  for (const hand of winners) {
    const verdict = naiveTable(hand);
    if (!verdict.possible) return verdict;
    notes.push(...verdict.notes);
    doubts.push(...verdict.doubts);
  }
  if (winners.length > 1) {
    const why = Object.entries(RULES).find(([, holds]) => holds(winners))?.[0];
    if (why !== undefined) return { possible: false, why };
    if (lateBesideFirst(winners)) doubts.push('late-riichi-beside-a-first-turn');
  }
  return { possible: true, notes, doubts };
}
