import { z } from 'astro/zod';
import offences from '../../../content/penalties/offences.json' with { type: 'json' };
import situations from '../../../content/penalties/situations.json' with { type: 'json' };
import { BOOK_IDS } from '../../../engine/rulebooks/ids.ts';

/** What a rulebook may answer to an offence, from the mildest to the gravest; last, that it says nothing. */
export const RULING_KINDS = [
  'allowed',
  'goes-on',
  'valid',
  'paid',
  'drawn',
  'none',
  'correct',
  'warning',
  'banned',
  'ladder',
  'action-lost',
  'no-win-now',
  'no-ron',
  'points-lost',
  'redeal',
  'dead-hand',
  'false-hu',
  'chombo',
  'points',
  'substitute',
  'referee',
  'excluded',
  'disqualified',
  'silent',
] as const;

/** One of these answers. */
export type RulingKind = (typeof RULING_KINDS)[number];

/** What offences are about, in the order of the list. */
export const OFFENCE_GROUPS = ['calls', 'win', 'riichi', 'tiles', 'hand', 'conduct', 'time'] as const;

/** What all cards are about: offences, and what else happens at a table. */
export const CARD_GROUPS = [...OFFENCE_GROUPS, 'draw', 'score', 'game', 'people'] as const;

/** How a hand goes on: what becomes of bets, counters and deal follows from it. `apart` touches no hand. */
export const HANDS = [
  'goes-on',
  'no-ron',
  'dead',
  'replayed',
  'won',
  'drawn',
  'drawn-paid',
  'aborted',
  'stopped',
  'referee',
  'apart',
] as const;

/** One of these ways. */
export type HandGoesOn = (typeof HANDS)[number];

const ruling = z.strictObject({
  kind: z.enum(RULING_KINDS),
  /** Articles of the rulebook, the deciding one first. */
  articles: z.array(z.string().min(1)).min(1),
  /** The section that only the printed booklet has. */
  booklet: z.string().optional(),
  /** Whether the ladder counts it besides. */
  ladder: z.literal(true).optional(),
  /** How the hand goes on, where its kind and group do not say it. */
  hand: z.enum(HANDS).optional(),
  /** Who decides where nothing is said, if it is not the head referee. */
  decides: z.literal('organisers').optional(),
});

const offence = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  group: z.enum(CARD_GROUPS),
  /** The scenes whose pictures lead to it. */
  at: z.array(z.string()).min(1),
  /** Ids of the facts that it carries. */
  facts: z.array(z.string().regex(/^(PEN|LATE|MERS)-[\w.]+$/)),
  rulings: z.partialRecord(z.enum(BOOK_IDS), ruling),
});

/** What one rulebook says about an offence. */
export type Ruling = z.infer<typeof ruling>;

/** An offence with the ruling of each rulebook that has one; its words are `penalties`. */
export type Offence = z.infer<typeof offence>;

/** Every offence of the rulebooks, checked when it is loaded. */
export const OFFENCES: readonly Offence[] = z.array(offence).parse(offences);

/** What happens at a table and is no offence, in the same form; its words are `situations`. */
export const SITUATIONS: readonly Offence[] = z.array(offence).parse(situations);

/** Every ruling card: offences, then situations. */
export const CARDS: readonly Offence[] = [...OFFENCES, ...SITUATIONS];
