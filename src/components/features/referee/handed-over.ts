import { z } from 'astro/zod';
import data from '../../../content/penalties/handed-over.json' with { type: 'json' };
import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { CARDS } from './offences.ts';

/** Pages that work out what a card is asked for, and are not the calculator of a single hand. */
export const HELPERS = ['score', 'table/final', 'tournament', 'referee/log'] as const;

/** One of these pages. */
export type Helper = (typeof HELPERS)[number];

const link = z.string().min(1).optional();

/** Which page a card goes to, and a case of it as links write it, in MCR another one where it has one. */
const CARDS_OF_HELPERS = z
  .record(z.string(), z.strictObject({ page: z.enum(HELPERS), case: link, mcr: link }))
  .parse(data);

const stray = Object.keys(CARDS_OF_HELPERS).filter((id) => !CARDS.some((card) => card.id === id));
if (stray.length > 0) throw new Error(`handed-over.json names cards that are not there: ${stray.join(', ')}`);

/** Where a card is handed over to, and with which case filled in; undefined where nothing is left to be worked out. */
export function handedOver(id: string, book: BookId): { readonly page: Helper; readonly link?: string } | undefined {
  const to = CARDS_OF_HELPERS[id];
  if (!to) return undefined;
  const filled = (gameOf(book) === 'mcr' ? to.mcr : undefined) ?? to.case;
  // Links to hands have no version.
  const version = to.page === 'score' ? '' : 'v=1&';
  return { page: to.page, ...(filled && { link: `${version}in=${book}&${filled}` }) };
}
