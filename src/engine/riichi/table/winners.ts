import { redDotsOf, tooMany } from '../../hand/read.ts';
import { type Refusal, refuse } from '../../result.ts';
import { type Tile, isRed, kindOf } from '../../tile.ts';
import { RED_BIT } from '../../notation.ts';
import type { WinningHand } from '../hand.ts';
import type { RiichiRules } from '../rules.ts';
import { refuseAt } from './check.ts';

/** A winner's hand as it passed the check, and the field in which it stands. */
export interface Winner {
  readonly field: string;
  readonly hand: WinningHand;
}

/** What is the same for all who win on one tile, as the place it has in a hand. */
const SHARED = {
  winningTile: ({ winning, winningRed }) => String(winning) + String(winningRed),
  lastTile: ({ lastTile }) => String(lastTile),
  robbedKong: ({ robbedKong }) => robbedKong,
  doraIndicators: ({ doraIndicators }) => doraIndicators.join(),
} as const satisfies Readonly<Record<string, (hand: WinningHand) => string>>;

const MOST_KONGS = 4;
const kongsOf = ({ melds }: WinningHand): number => melds.filter(({ type }) => type === 'kong').length;
const isUnbroken = ({ firstTurn, riichi }: WinningHand): boolean =>
  firstTurn || (riichi.kind === 'double' && riichi.ippatsu);
const codeOf = (tile: Tile): number => kindOf(tile) + (isRed(tile) ? RED_BIT : 0);

/** The codes of a hand's tiles, of the winning one only where `withWinning`. */
function codesOf({ all, reds, winning, winningRed }: WinningHand, withWinning: boolean): number[] {
  const codes = reds.map(codeOf);
  all.forEach((count, kind) => {
    const red = codes.filter((code) => code === kind + RED_BIT).length;
    for (let i = red; i < count; i++) codes.push(kind);
  });
  if (!withWinning) codes.splice(codes.indexOf(winning + (winningRed ? RED_BIT : 0)), 1);
  return codes;
}

const differs = (field: string): Refusal => refuse('differs-between-winners', field).error;

/**
 * What cannot be over the hands of one table that win together, beyond what `checkDraft` says of each: they win on one tile
 * in one way under the same indicators; their tiles, kongs and turns are those of one table.
 */
export function checkHandsOfOneTable(winners: readonly Winner[], { cite, knobs }: RiichiRules): readonly Refusal[] {
  const [first, ...rest] = winners;
  if (!first) return [];
  const found: Refusal[] = [];
  for (const { field, hand } of rest)
    for (const [name, told] of Object.entries(SHARED))
      if (told(hand) !== told(first.hand)) found.push(differs(`${field}.${name}`));
  const under = winners.filter(({ hand }) => hand.riichi.kind !== 'none' && hand.uraIndicators.length > 0);
  const ura = under[0]?.hand.uraIndicators ?? [];
  for (const { field, hand } of under)
    if (hand.uraIndicators.join() !== ura.join()) found.push(differs(`${field}.uraIndicators`));
  const tiles = winners.flatMap(({ hand }, i) => codesOf(hand, i === 0));
  const excess = tooMany(
    [...tiles, ...first.hand.doraIndicators, ...ura],
    `${winners.at(-1)!.field}.concealed`,
    redDotsOf(knobs.redFives),
  );
  if (excess) found.push(excess);
  const kongs = winners.reduce((sum, { hand }) => sum + kongsOf(hand), 0);
  if (kongs > MOST_KONGS)
    found.push(refuseAt('too-many-kongs', `${winners.at(-1)!.field}.melds`, cite.fourKongs, { count: String(kongs) }));
  else if (kongs === MOST_KONGS && first.hand.robbedKong !== 'none')
    found.push(refuseAt('fifth-kong-robbed', `${first.field}.robbedKong`, cite.fourKongs));
  for (const { field, hand } of winners)
    if (isUnbroken(hand) && winners.some((other) => other.hand !== hand && other.hand.melds.length > 0))
      found.push(
        refuseAt('set-in-unbroken-turns', `${field}.${hand.firstTurn ? 'firstTurn' : 'ippatsu'}`, cite.ippatsu),
      );
  return found;
}
