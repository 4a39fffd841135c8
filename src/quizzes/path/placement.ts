import { type BookId, type Family, listedBook } from '../../engine/rulebooks/ids.ts';
import { type Ladder, newLadder } from '../sitting/ladder.ts';
import type { Wish } from '../sitting/run.ts';
import type { SkillId } from '../skills/ids.ts';
import type { Level } from '../terms.ts';

/** How many questions a placement has: four minutes. */
export const PLACEMENT_LENGTH = 12;

type Rung = readonly [skill: SkillId, level: Level];

/** What a placement asks by turns, each from easy to hard: for riichi yaku, fu and payments; for MCR sets and waits, sums, and what is paid. */
const LANES: Readonly<Record<Family, readonly (readonly Rung[])[]>> = {
  riichi: [
    [
      ['dora', 2],
      ['yaku', 1],
      ['yaku', 2],
      ['han', 2],
    ],
    [
      ['set-fu', 2],
      ['pair-wait', 2],
      ['fu', 1],
      ['fu', 2],
    ],
    [
      ['payment', 1],
      ['payment', 2],
      ['limits', 2],
      ['whole', 2],
    ],
  ],
  mcr: [
    [
      ['fan-sets', 1],
      ['fan-sets', 2],
      ['fan-win', 1],
      ['fan-win', 2],
    ],
    [
      ['fan-exclusions', 1],
      ['fan-exclusions', 2],
      ['fan-total', 1],
      ['fan-total', 2],
    ],
    [
      ['eight', 2],
      ['flowers', 2],
      ['mcr-payment', 2],
      ['mcr-whole', 2],
    ],
  ],
};

/** The ladder of a placement by a rulebook, before its first question. */
export const ladderFor = (rules: BookId): Ladder =>
  newLadder(LANES[listedBook(rules).family].map((lane) => lane.map(([skill, level]): Wish => ({ skill, level }))));
