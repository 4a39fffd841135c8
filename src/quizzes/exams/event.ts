import * as z from 'zod/mini';
import { digitsOf } from './bits/base32.ts';
import { type Blueprint, blueprintForm } from './blueprint/blueprint.ts';
import { personFields, tokenForm } from './roster.ts';
import type { Vault } from './vault.ts';

const [LONGEST_WORDS, LONGEST_CODE, LONGEST_LINK] = [300, 40_000, 2000] as const;
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

/** What every entry says: its own id, when it was made, in milliseconds, and by which examiner. */
const made = { id, at: count, by: text };

/** The form of an entry. */
export const entryForm = z.discriminatedUnion('kind', [
  /** Somebody in the roster; the latest word about a token holds. */
  z.strictObject({ ...made, kind: z.literal('person'), ...personFields }),
  /** Somebody need not be examined, or must after all. */
  z.strictObject({ ...made, kind: z.literal('exempt'), token: tokenForm, exempt: z.boolean(), why: text }),
  /** Somebody may sit down so often, whatever the blueprint says. */
  z.strictObject({ ...made, kind: z.literal('retakes'), token: tokenForm, attempts: attempt }),
  /** A code that came, and the marks that were given for it then, by which engine; none where nobody could. */
  z.strictObject({
    ...made,
    kind: z.literal('code'),
    digits: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]+$/), z.maxLength(LONGEST_CODE)),
    marked: z.optional(z.strictObject({ engine: count, marks })),
    /** The last that was said of the deadline on this device then: an entry. */
    deadline: z.optional(id),
    /** How often its owner might sit down, as this device knew then. */
    attempts: z.optional(attempt),
  }),
  /** A sheet that was marked by hand; the latest word of each examiner holds. */
  z.strictObject({ ...made, kind: z.literal('paper'), token: tokenForm, attempt, marks }),
  /** Answers at the desk, in order; the latest word of each examiner holds. */
  z.strictObject({
    ...made,
    kind: z.literal('desk'),
    token: tokenForm,
    answers: z.array(z.boolean()).check(z.maxLength(MOST_QUESTIONS)),
    seconds: count,
    /** Whether the kinds were asked that he had just passed, and not whole hands. */
    onAnswered: z.optional(z.literal(true)),
    /** The device that it was tapped on: two phones of one name are two sittings. */
    device: z.optional(text),
  }),
  /** Of two that were handed in, the one that the organizer lets count. */
  z.strictObject({ ...made, kind: z.literal('choice'), token: tokenForm, attempt, entry: id }),
  /** The file was saved, with a blueprint of this key and so many words about people. */
  z.strictObject({ ...made, kind: z.literal('saved'), key: count, people: count }),
  /** Until when codes are wanted, in milliseconds; 0 takes that back, and the latest word holds. */
  z.strictObject({
    ...made,
    kind: z.literal('deadline'),
    until: count.check(z.maximum(LAST_DEADLINE)),
    /** The codes and snapshots that were there before it, whatever the clocks say. */
    there: z.optional(entryIds),
  }),
  /** What was there when the time was up: the entries of the codes. */
  z.strictObject({
    ...made,
    kind: z.literal('snapshot'),
    entries: entryIds,
    /** How often everybody might sit down then. */
    attempts: z.optional(attempt),
    /** The last that was said of the deadline on this device then: an entry. */
    deadline: z.optional(id),
  }),
  /** A snapshot that was taken by mistake draws no line; this stays in the event for ever. */
  z.strictObject({ ...made, kind: z.literal('snapshot-back'), entry: id }),
  /** The number that a merge had given somebody when a file was saved: later merges keep it, unless somebody else was given it, too. */
  z.strictObject({ ...made, kind: z.literal('number'), token: tokenForm, number: personFields.number }),
  /** A code that came late, which an examiner lets count, or not after all; the latest word holds. */
  z.strictObject({ ...made, kind: z.literal('let-count'), entry: id, counts: z.boolean() }),
]);

/** Something that an examiner wrote down. Nothing is ever changed or taken away: what is said later holds. */
export type Entry = z.infer<typeof entryForm>;

/** An entry of one kind. */
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>;

/** The form of a dealt sheet. */
export const sheetForm = z.strictObject({
  /** What it was dealt and solved by. */
  generator: count,
  engine: count,
  /** Its questions, as links. */
  questions: z.array(z.string().check(z.maxLength(LONGEST_LINK))).check(z.maxLength(MOST_QUESTIONS)),
});

/** A sheet as it was dealt, kept so that it can be marked for ever. */
export type Sheet = z.infer<typeof sheetForm>;

/**
 * The newest version of event files. A new kind of entry, or a new field in one, is a new version: a site that does not know it
 * leaves the file alone, rather than out.
 */
export const NEWEST = 2;

/** The form of what an event is from its beginning on. */
export const headForm = z.object({
  version: z.literal(NEWEST),
  id,
  /** What desk questions and sheets on paper are dealt from: nobody but examiners knows it. */
  secret: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{24}$/)),
  /** Whether sheets on paper have hands of their own, dealt from the secret; before that they had those of the links. */
  ownPaper: z.optional(z.literal(true)),
  name: text,
  blueprint: blueprintForm,
});

/**
 * An exam with all that belongs to it, as its file has it:
 * `{"version":2,"id":"…","secret":"…","name":"…","blueprint":{…},"entries":[…],"sheets":{"TOKEN.1":{…}}}`.
 */
export type ExamEvent = z.infer<typeof headForm> & {
  readonly entries: readonly Entry[];
  /** By token and attempt. */
  readonly sheets: Readonly<Record<string, Sheet>>;
};

const [ID_DIGITS, SECRET_DIGITS] = [16, 24] as const;

/** A new id. */
const drawId = (vault: Vault): string => digitsOf(vault.draw(ID_DIGITS), ID_DIGITS);

/** Begins an event. */
export const beginEvent = (name: string, blueprint: Blueprint, vault: Vault): ExamEvent => ({
  version: NEWEST,
  id: drawId(vault),
  secret: digitsOf(vault.draw(SECRET_DIGITS), SECRET_DIGITS),
  ownPaper: true,
  name,
  blueprint,
  entries: [],
  sheets: {},
});

/** Where entries come from: the examiner, and the time in milliseconds. */
export interface Hand {
  readonly by: string;
  readonly at: number;
  readonly vault: Vault;
}

type Told<E> = E extends Entry ? Omit<E, 'id' | 'at' | 'by'> : never;

/** What of an entry is about the same matter, where the latest word holds; undefined where a moment is told, and nothing else. */
function matterOf(told: Told<Entry>): string | undefined {
  switch (told.kind) {
    case 'deadline':
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
      return undefined;
  }
}

/** When something is said: after all that is known of the same matter, though this device's clock be behind. */
function momentOf({ entries }: ExamEvent, told: Told<Entry>, now: number): number {
  const matter = matterOf(told);
  const said = entries.filter((entry) => matter !== undefined && matterOf(entry) === matter);
  return Math.min(
    LAST_MOMENT,
    said.reduce((latest, { at }) => Math.max(latest, at + 1), now),
  );
}

/** Writes something down. */
export const note = (event: ExamEvent, told: Told<Entry>, { by, at, vault }: Hand): ExamEvent => ({
  ...event,
  entries: [...event.entries, { id: drawId(vault), at: momentOf(event, told, at), by, ...told }],
});

/** The entries of one kind, oldest first; of two at the same moment the order is that of their ids. */
export const entriesOf = <K extends Entry['kind']>({ entries }: ExamEvent, kind: K): readonly EntryOf<K>[] =>
  entries
    .filter((entry): entry is EntryOf<K> => entry.kind === kind)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
