import { z } from 'astro/zod';
import data from '../../../content/penalties/settled.json' with { type: 'json' };
import { type BookId, isBook, standsOn } from '../../../engine/rulebooks/ids.ts';
import { CARDS, type RulingKind } from './offences.ts';

const LINKS: Readonly<Record<string, Readonly<Record<string, string>>>> = z
  .record(z.string(), z.record(z.string(), z.string().min(1)))
  .parse(data);

const stray = Object.entries(LINKS).filter(
  ([id, links]) => !CARDS.some((card) => card.id === id) || !Object.keys(links).every(isBook),
);
if (stray.length > 0) throw new Error(`settled.json names what is not there: ${stray.map(([id]) => id).join(', ')}`);

/** Rulings that the calculator settles whatever the card, as it names them. */
const BY_KIND: Readonly<Partial<Record<RulingKind, string>>> = { chombo: 'e=chombo', 'false-hu': 'e=false-hu' };

/** What the calculator is to be opened with for a card under a rulebook, as its links write it; undefined where it settles nothing. */
export function settledAs(id: string, kind: RulingKind, book: BookId): string | undefined {
  const linkIn = (rules: BookId): string | undefined => {
    const base = standsOn(rules);
    return LINKS[id]?.[rules] ?? (base && linkIn(base));
  };
  const link = linkIn(book) ?? BY_KIND[kind];
  return link && `v=1&in=${book}&${link}`;
}
