import { z } from 'astro/zod';
import data from '../../../content/penalties/mistaken-for.json' with { type: 'json' };
import { BOOK_IDS } from '../../../engine/rulebooks/ids.ts';
import { CARDS, type Offence } from './offences.ts';
import { coverageOf } from './rulings.ts';

/** Cards that are taken for each other, by their ids. */
const GROUPS: readonly (readonly string[])[] = z.array(z.array(z.string()).min(2)).parse(data);

const CARD_OF = new Map(CARDS.map((card) => [card.id, card] as const));
const stray = GROUPS.flat().filter((id) => !CARD_OF.has(id));
if (stray.length > 0) throw new Error(`mistaken-for.json names cards that are not there: ${stray.join(', ')}`);

/** Whether a rulebook has both cards, so that one may be taken for the other. */
const meet = (one: Offence, other: Offence): boolean =>
  BOOK_IDS.some((book) => coverageOf(one, book) !== 'foreign' && coverageOf(other, book) !== 'foreign');

/** What a card is not: the cards of its game that it may be taken for. */
export const mistakenFor = (card: Offence): readonly Offence[] =>
  [...new Set(GROUPS.filter((group) => group.includes(card.id)).flat())]
    .filter((other) => other !== card.id)
    .flatMap((other) => CARD_OF.get(other) ?? [])
    .filter((other) => meet(card, other));
