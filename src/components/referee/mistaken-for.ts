import { z } from 'astro/zod';
import data from '../../content/penalties/mistaken-for.json' with { type: 'json' };
import { CARDS, type Offence } from './offences.ts';

/** Cards that are taken for each other, by their ids. */
const GROUPS: readonly (readonly string[])[] = z.array(z.array(z.string()).min(2)).parse(data);

const CARD_OF = new Map(CARDS.map((card) => [card.id, card] as const));
const stray = GROUPS.flat().filter((id) => !CARD_OF.has(id));
if (stray.length > 0) throw new Error(`mistaken-for.json names cards that are not there: ${stray.join(', ')}`);

/** What a card is not: the cards that it may be taken for. */
export const mistakenFor = ({ id }: Offence): readonly Offence[] =>
  [...new Set(GROUPS.filter((group) => group.includes(id)).flat())]
    .filter((other) => other !== id)
    .flatMap((other) => CARD_OF.get(other) ?? []);
