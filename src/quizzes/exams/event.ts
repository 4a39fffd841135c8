import * as z from 'zod/mini';
import { digitsOf } from './bits/base32.ts';
import { type Blueprint, blueprintForm } from './blueprint/blueprint.ts';
import { drawEventKey, isEventKey } from './event-key.ts';
import { personFields, tokenForm } from './roster.ts';
import type { Vault } from './vault.ts';

const [LONGEST_WORDS, LONGEST_CODE, LONGEST_LINK] = [300, 40_000, 2000] as const;
const LONGEST_SENDER = 80;
const [MOST_QUESTIONS, MOST_POINTS, MOST_ENTRIES, LAST_MOMENT] = [60, 30, 20_000, 8.64e15] as const;

const id = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/));
/** The year 2100 begins. */
const LAST_DEADLINE = 4_102_444_800_000;

const entryIds = z.array(id).check(z.maxLength(MOST_ENTRIES));
const text = z.string().check(z.maxLength(LONGEST_WORDS));
const count = z.int().check(z.minimum(0), z.maximum(LAST_MOMENT));
const attempt = z.int().check(z.minimum(1), z.maximum(15));
const marks = z
  .array(
    z
      .array(z.strictObject({ topic: text, had: z.boolean(), carried: z.optional(z.literal(true)) }))
      .check(z.maxLength(MOST_POINTS)),
  )
  .check(z.maxLength(MOST_QUESTIONS));

/** What every entry has: its id, when it was made (milliseconds), and by which examiner. */
const made = { id, at: count, by: text };

/** The form of an entry. */
export const entryForm = z.discriminatedUnion('kind', [
  /** A person in the roster; the latest entry for a token holds. */
  z.strictObject({ ...made, kind: z.literal('person'), ...personFields }),
  /** A person is exempt, or no longer is. */
  z.strictObject({ ...made, kind: z.literal('exempt'), token: tokenForm, exempt: z.boolean(), why: text }),
  /** How many attempts a person has, whatever the blueprint says. */
  z.strictObject({ ...made, kind: z.literal('retakes'), token: tokenForm, attempts: attempt }),
  /** A code that arrived, the marks it got then and the engine that gave them; no marks if it could not be graded. */
  z.strictObject({
    ...made,
    kind: z.literal('code'),
    digits: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]+$/), z.maxLength(LONGEST_CODE)),
    marked: z.optional(z.strictObject({ engine: count, marks })),
    /** The latest deadline entry that this device knew then. */
    deadline: z.optional(id),
    /** How many attempts its owner had, as far as this device knew. */
    attempts: z.optional(attempt),
    /** What the pasted text says of it: who sent it and when. */
    receipt: z.optional(
      z.strictObject({
        sender: z.optional(z.string().check(z.maxLength(LONGEST_SENDER))),
        sent: z.optional(count),
        isClaimed: z.optional(z.literal(true)),
      }),
    ),
  }),
  /** A sheet that was marked by hand; each examiner's latest entry holds. */
  z.strictObject({ ...made, kind: z.literal('paper'), token: tokenForm, attempt, marks }),
  /** Answers in the oral exam, in order; each examiner's latest entry holds. */
  z.strictObject({
    ...made,
    kind: z.literal('desk'),
    token: tokenForm,
    answers: z.array(z.boolean()).check(z.maxLength(MOST_QUESTIONS)),
    seconds: count,
    /** Whether the oral exam asked the kinds just passed in writing, instead of whole hands. */
    onAnswered: z.optional(z.literal(true)),
    /** The device it was recorded on: two phones with the same examiner name are two oral exams. */
    device: z.optional(text),
  }),
  /** Of two submissions, the one that the organizer lets count. */
  z.strictObject({ ...made, kind: z.literal('choice'), token: tokenForm, attempt, entry: id }),
  /** The file was saved, with a blueprint of this key and this many entries about people. */
  z.strictObject({ ...made, kind: z.literal('saved'), key: count, people: count }),
  /** The deadline for codes, in milliseconds, or 0 for none; the latest entry holds. */
  z.strictObject({
    ...made,
    kind: z.literal('deadline'),
    until: count.check(z.maximum(LAST_DEADLINE)),
    /** The codes and snapshots that existed before it, whatever the clocks say. */
    there: z.optional(entryIds),
  }),
  /** A snapshot: the code entries that were there at the deadline. */
  z.strictObject({
    ...made,
    kind: z.literal('snapshot'),
    entries: entryIds,
    /** How many attempts everybody had then. */
    attempts: z.optional(attempt),
    /** The latest deadline entry that this device knew then. */
    deadline: z.optional(id),
  }),
  /** Withdraws a snapshot that was taken by mistake; this cannot be undone. */
  z.strictObject({ ...made, kind: z.literal('snapshot-back'), entry: id }),
  /**
   * The number a merge had given a person when a file was saved. Later merges keep it unless somebody else got it, too.
   */
  z.strictObject({ ...made, kind: z.literal('number'), token: tokenForm, number: personFields.number }),
  /** When the organizer means to post the key of a sealed exam, in milliseconds, or 0 for not told; the latest entry holds. */
  z.strictObject({ ...made, kind: z.literal('opens'), until: count.check(z.maximum(LAST_DEADLINE)) }),
  /** The key of a sealed exam was posted; the first entry holds. */
  z.strictObject({ ...made, kind: z.literal('released') }),
  /** An examiner accepts a late code, or no longer does; the latest entry holds. */
  z.strictObject({ ...made, kind: z.literal('let-count'), entry: id, counts: z.boolean() }),
]);

/** An entry of the event's log. Entries are never changed or removed; later ones override earlier ones. */
export type Entry = z.infer<typeof entryForm>;

/** A log entry of one kind. */
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>;

/** The form of a dealt sheet. */
export const sheetForm = z.strictObject({
  /** The versions that dealt and solved it. */
  generator: count,
  engine: count,
  /** Its questions, as links. */
  questions: z.array(z.string().check(z.maxLength(LONGEST_LINK))).check(z.maxLength(MOST_QUESTIONS)),
});

/** A sheet as it was dealt, stored so that it can always be graded. */
export type Sheet = z.infer<typeof sheetForm>;

/**
 * The current version of event files. Count it up for any new kind of entry or field, so that an older site refuses the
 * file instead of dropping what it does not know.
 */
export const NEWEST = 3;

/** The schema of what an event has from the start. */
export const headForm = z.object({
  version: z.literal(NEWEST),
  id,
  /** Oral questions and paper sheets are dealt from this; only examiners know it. */
  secret: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{24}$/)),
  /**
   * Whether paper sheets have hands of their own, dealt from the secret. In older events they have the hands of the
   * links.
   */
  ownPaper: z.optional(z.literal(true)),
  /** The key without which nobody can tell what the links of a sealed exam ask. */
  sealed: z.optional(z.strictObject({ key: z.string().check(z.refine(isEventKey)) })),
  name: text,
  blueprint: blueprintForm,
});

/**
 * An exam with everything that belongs to it, as its file stores it:
 * `{"version":3,"id":"…","secret":"…","name":"…","blueprint":{…},"entries":[…],"sheets":{"TOKEN.1":{…}}}`.
 */
export type ExamEvent = z.infer<typeof headForm> & {
  readonly entries: readonly Entry[];
  /** By token and attempt. */
  readonly sheets: Readonly<Record<string, Sheet>>;
};

const [ID_DIGITS, SECRET_DIGITS] = [16, 24] as const;

/** Makes a new id. */
const drawId = (vault: Vault): string => digitsOf(vault.draw(ID_DIGITS), ID_DIGITS);

/** Creates an event; the links of a sealed one ask nothing until its key is posted. */
export const beginEvent = (name: string, blueprint: Blueprint, vault: Vault, isSealed = false): ExamEvent => ({
  version: NEWEST,
  id: drawId(vault),
  secret: digitsOf(vault.draw(SECRET_DIGITS), SECRET_DIGITS),
  ownPaper: true,
  ...(isSealed && { sealed: { key: drawEventKey(vault) } }),
  name,
  blueprint,
  entries: [],
  sheets: {},
});

/** Who makes an entry, and when, in milliseconds. */
export interface Hand {
  readonly by: string;
  readonly at: number;
  readonly vault: Vault;
}

type Told<E> = E extends Entry ? Omit<E, 'id' | 'at' | 'by'> : never;

/**
 * What an entry overrides: the subject for which the latest entry holds; undefined for entries that only record a
 * moment.
 */
function matterOf(told: Told<Entry>): string | undefined {
  switch (told.kind) {
    case 'deadline':
    case 'opens':
    case 'let-count':
      return told.kind;
    case 'person':
    case 'exempt':
    case 'retakes':
    case 'choice':
    case 'paper':
    case 'desk':
      return `${told.kind}/${told.token}`;
    case 'code':
    case 'saved':
    case 'snapshot':
    case 'snapshot-back':
    case 'number':
    case 'released':
      return undefined;
  }
}

/** The time for a new entry: later than all known entries on the same subject, even if this device's clock is slow. */
function momentOf({ entries }: ExamEvent, told: Told<Entry>, now: number): number {
  const matter = matterOf(told);
  const said = entries.filter((entry) => matter !== undefined && matterOf(entry) === matter);
  return Math.min(
    LAST_MOMENT,
    said.reduce((latest, { at }) => Math.max(latest, at + 1), now),
  );
}

/** Adds an entry to the log. */
export const note = (event: ExamEvent, told: Told<Entry>, { by, at, vault }: Hand): ExamEvent => ({
  ...event,
  entries: [...event.entries, { id: drawId(vault), at: momentOf(event, told, at), by, ...told }],
});

/** The entries of one kind, oldest first; entries of the same moment by id. */
export const entriesOf = <K extends Entry['kind']>({ entries }: ExamEvent, kind: K): readonly EntryOf<K>[] =>
  entries
    .filter((entry): entry is EntryOf<K> => entry.kind === kind)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
