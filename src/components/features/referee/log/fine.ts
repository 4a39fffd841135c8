import { RIICHI_RULEBOOKS } from '../../../../engine/riichi/index.ts';
import { type BookId, isRiichiId } from '../../../../engine/rulebooks/ids.ts';
import type { Entry, RuledAs } from '../../../../stores/penalty-log/log.ts';
import { amountsOf } from '../amounts.ts';
import { chomboCost } from '../chombo-cost.ts';
import type { RulingKind } from '../offences.ts';
import type { Ruled } from '../rulings.ts';

/** What is entered for an offence under a rulebook, before the count of earlier ones. */
export interface Fine {
  readonly ruled: RuledAs;
  readonly points: number;
  readonly to: Entry['to'];
  /** How earlier entries change it. */
  readonly counts?: 'ladder' | 'warnings';
  /** Whether it is paid at the table instead. */
  readonly atTable?: true;
}

/** The names under which the amounts of fines stand, by card. */
const AMOUNTS: Readonly<Record<string, string>> = {
  late: 'late',
  'late-more': 'later',
  obstruction: 'fine',
  'obstruction-grave': 'graveFine',
  'missed-stage': 'missedStage',
  'false-hu-no-eight': 'noEightEach',
  'false-hu-invalid': 'noHandEach',
  'hu-tile-not-taken': 'noEightEach',
  'wall-destroyed-hu': 'wallEach',
};

/** What rulings are entered as; those that cost nothing and change no hand are only noted. */
const AS: Readonly<Partial<Record<RulingKind, RuledAs>>> = {
  warning: 'warning',
  ladder: 'warning',
  points: 'points',
  'dead-hand': 'dead-hand',
  'false-hu': 'false-hu',
  chombo: 'chombo',
  disqualified: 'disqualified',
};

/** Whether a ruling of this kind costs something or changes a hand, so that it is entered. */
export const isEntered = (kind: RulingKind): boolean => AS[kind] !== undefined;

/** What is entered for a ruling under a rulebook. */
export function fineOf({ offence, ruling }: Ruled, book: BookId): Fine {
  const ruled = AS[ruling.kind] ?? 'noted';
  if (ruling.kind === 'ladder') return { ruled, points: 0, to: 'nobody', counts: 'ladder' };
  if (ruling.kind === 'warning' && isRiichiId(book) && RIICHI_RULEBOOKS[book].facts.warningsAddUp)
    return { ruled, points: 0, to: 'nobody', counts: 'warnings' };
  if (ruling.kind === 'chombo' && isRiichiId(book)) {
    const cost = chomboCost(book);
    return cost.kind === 'table'
      ? { ruled, points: 0, to: 'nobody', atTable: true }
      : { ruled, points: cost.points, to: 'nobody' };
  }
  const name = AMOUNTS[offence.id] ?? '';
  return { ruled, points: amountsOf(book)[name] ?? 0, to: name.endsWith('Each') ? 'each' : 'nobody' };
}
