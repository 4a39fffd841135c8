import { ladderOf } from '../../../engine/mcr/index.ts';
import { type BookId, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';
import { chomboCost } from './chombo-cost.ts';
import type { Offence, RulingKind } from './offences.ts';
import type { Ruled } from './rulings.ts';

/** Kinds of rulings whose text names the amount and who pays it; the rest of the rulings say more than a head needs. */
const PAID_IN_TEXT: readonly RulingKind[] = ['paid', 'points', 'false-hu', 'substitute', 'disqualified'];

/** Kinds of rulings after which nobody pays anything. */
const COSTS_NOTHING: readonly RulingKind[] = ['dead-hand', 'redeal', 'none', 'correct', 'warning', 'drawn'];

/** Kinds of rulings that find nothing wrong; what a win or a draw pays, it pays all the same. */
const NO_OFFENCE: readonly RulingKind[] = ['allowed', 'valid'];

/** Whether the text of a ruling belongs to what must be read at once. */
export const tellsPayment = ({ ruling }: Ruled): boolean => PAID_IN_TEXT.includes(ruling.kind);

const STEPS = [2, 3, 4, 5];

/** What a ruling costs and who gets it, in one sentence; undefined where its text says so, or where its kind pays nothing. */
export function costOf({ ruling }: Ruled, book: BookId, words: Strings<'referee'>, lang: string): string | undefined {
  const number = (points: number): string => points.toLocaleString(lang);
  if (ruling.kind === 'chombo' && isRiichiId(book)) {
    const cost = chomboCost(book);
    return cost.kind === 'table'
      ? fill(words['cost.chombo.table'], {
          east: number(cost.toEast),
          other: number(cost.toOther),
          each: number(cost.byEastToEach),
        })
      : fill(words['cost.chombo.tournament'], {
          points: number(cost.points),
          thousands: number(cost.points / 1000),
        });
  }
  if ((ruling.kind === 'ladder' || ruling.ladder) && !isRiichiId(book)) {
    const points = STEPS.map((time) => number(ladderOf(time, book).points)).join(', ');
    return fill(words[ruling.ladder ? 'cost.ladder.too' : 'cost.ladder'], { points });
  }
  if (NO_OFFENCE.includes(ruling.kind)) return `${words['kind.none']}.`;
  return COSTS_NOTHING.includes(ruling.kind) ? words['cost.nothing'] : undefined;
}

const wordOf = (key: string, words: Strings<'referee'>): string | undefined =>
  Object.entries<string>(words).find(([own]) => own === key)?.[1];

/** What is said where a rulebook rules nothing: that we do not know what it says, or that it is silent, and who decides. */
export const silenceOf = (ruled: Ruled | undefined, book: BookId, words: Strings<'referee'>): string =>
  (ruled ? undefined : wordOf(`unknown.${book}`, words)) ??
  words[ruled?.ruling.decides === 'organisers' ? 'silent.organisers' : 'silent.decides'];

/** Groups of cards that belong into a chapter that we have of each rulebook. */
const IN_EVERY_TEXT: readonly Offence['group'][] = ['time', 'people'];

/** What to add where a rulebook has no ruling and the head referee decides: that we have only part of it. */
export const unreadOf = (
  { group }: Offence,
  ruled: Ruled | undefined,
  book: BookId,
  words: Strings<'referee'>,
): string | undefined => (ruled || IN_EVERY_TEXT.includes(group) ? undefined : wordOf(`silent.${book}`, words));
