import type { ExamQuestion } from './forms/index.ts';
import { keyOf, sheetLength } from './blueprint/blueprint.ts';
import { type Claims, type Code, isSealedBy, readDigits } from './code.ts';
import { type ExamEvent, type Hand, type Sheet, entriesOf, note } from './event.ts';
import { type Marks, marksOf } from './grade.ts';
import { deadlineEntry, isPastLine } from './deadline.ts';
import { OPEN_NUMBER, type Signature, openKeyOf, openTokenOf, signatureIn } from './open-link.ts';
import { attemptsOf, isSameNumber, peopleOf } from './people.ts';
import { MOST_PEOPLE, type Person, enrol } from './roster.ts';
import { linkSeat } from './sealed.ts';
import { keptOrDealt, readSheet, withSheet } from './sheets.ts';
import { type Reading, type Receipt, type Received, receive } from './receipts/receipts.ts';
import type { Vault } from './vault.ts';
import { ENGINE } from './versions.ts';

/**
 * Why a code belongs to nobody: it is from another exam, its number is not in the roster, or it was not made with that
 * number's token. For the open link: it has no answers, or the roster is full.
 */
export type StrayWhy = 'other-exam' | 'unknown' | 'foreign' | 'blank' | 'full';

/**
 * Who signed a code at the open link, with the token of that name; undefined if nobody did, or the seal does not match.
 */
async function signerOf(
  event: ExamEvent,
  code: Code,
  vault: Vault,
): Promise<(Signature & { readonly token: string }) | undefined> {
  const signature = signatureIn(code.handed.answers, sheetLength(event.blueprint));
  if (!signature) return undefined;
  const token = await openTokenOf(await openKeyOf(event, vault), signature.name, vault);
  return (await isSealedBy(code, token, vault)) ? { ...signature, token } : undefined;
}

/** Whose code it is; the number it claims is believed only if the seal matches. */
export async function ownerOf(
  event: ExamEvent,
  people: readonly Person[],
  code: Code,
  vault: Vault,
): Promise<Person | StrayWhy> {
  if (code.handed.key !== keyOf(event.blueprint)) return 'other-exam';
  if (code.handed.number === OPEN_NUMBER) {
    const signer = await signerOf(event, code, vault);
    if (!signer) return 'foreign';
    if (isBlank(event, code)) return 'blank';
    const nobody = people.length >= MOST_PEOPLE ? 'full' : 'unknown';
    return people.find(({ token }) => token === signer.token) ?? nobody;
  }
  const claimed = people.filter(({ number }) => isSameNumber(number, code.handed.number));
  for (const person of claimed) if (await isSealedBy(code, person.token, vault)) return person;
  return claimed.length > 0 ? 'foreign' : 'unknown';
}

/** Codes and sheets never change, so each is graded once. */
const marked = new WeakMap<Sheet, Map<string, Marks>>();

function marksOn(sheet: Sheet, questions: readonly ExamQuestion[], { digits, handed }: Code): Marks {
  const known = marked.get(sheet) ?? new Map<string, Marks>();
  const marks = known.get(digits) ?? marksOf(questions, handed.answers);
  marked.set(sheet, known.set(digits, marks));
  return marks;
}

/** Whose link made a code that claims to be somebody else's; undefined for nobody's on the roster. */
export async function makerOf(people: readonly Person[], code: Code, vault: Vault): Promise<Person | undefined> {
  for (const person of people) if (await isSealedBy(code, person.token, vault)) return person;
  return undefined;
}

/** Who most likely sent a damaged code: whoever on the roster has the number in its readable beginning. */
export const likelyOwner = (event: ExamEvent, claims: Claims | undefined): Person | undefined =>
  claims?.key === keyOf(event.blueprint)
    ? peopleOf(event).find(({ number }) => isSameNumber(number, claims.number))
    : undefined;

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Who on the roster a chat’s sender most likely is: the only one whose name has all the words of his. */
export function namedLike(event: ExamEvent, sender: string | undefined): Person | undefined {
  const words = wordsOf(sender ?? '');
  if (words.length === 0) return undefined;
  const all = peopleOf(event).map((person) => ({ person, own: wordsOf(person.name) }));
  const same = all.filter(({ own }) => own.length === words.length && words.every((word) => own.includes(word)));
  const found = same.length > 0 ? same : all.filter(({ own }) => words.every((word) => own.includes(word)));
  return found.length === 1 ? found[0]?.person : undefined;
}

/**
 * The marks of a code by the stored sheet, or one dealt now if a merge has told whose it is; undefined if it answers
 * other hands.
 */
export function marksFor(event: ExamEvent, { token }: Person, code: Code): Marks | undefined {
  const { attempt, generator } = code.handed;
  const sheet = keptOrDealt(event, linkSeat(event, { token, attempt }));
  const questions = sheet && readSheet(sheet);
  return questions && sheet.generator === generator ? marksOn(sheet, questions, code) : undefined;
}

/** How many unowned codes an event keeps, so that a chat full of them cannot fill it. */
const MOST_STRAYS = 500;

/** What was found in pasted text. */
export interface ImportedCodes {
  readonly event: ExamEvent;
  /** How many codes were new, and how many were known already. */
  readonly fresh: number;
  readonly known: number;
  /** How many unowned codes were left out because the event keeps enough of them. */
  readonly left: number;
  /** The places where an unreadable code starts. */
  readonly unread: readonly Extract<Received, { readonly ok: false }>[];
}

/** The digits of the codes in an event. */
const digitsIn = (event: ExamEvent): ReadonlySet<string> =>
  new Set(entriesOf(event, 'code').map(({ digits }) => digits));

/** Whether no question was answered. */
const isBlank = ({ blueprint }: ExamEvent, { handed }: Code): boolean =>
  handed.answers.slice(0, sheetLength(blueprint)).every((answer) => answer === undefined);

/** Enrols a person who comes through the open link for the first time, under the typed name. */
async function withSigner(event: ExamEvent, people: readonly Person[], code: Code, hand: Hand): Promise<ExamEvent> {
  const { key, number } = code.handed;
  if (number !== OPEN_NUMBER || key !== keyOf(event.blueprint)) return event;
  const signer = await signerOf(event, code, hand.vault);
  const isKnown = people.some(({ token }) => token === signer?.token);
  if (!signer || isKnown || isBlank(event, code) || people.length >= MOST_PEOPLE) return event;
  const row = { name: signer.name, language: signer.language, timeFactor: 100, spoken: false } as const;
  return note(event, { kind: 'person', ...enrol(row, people, hand.vault), token: signer.token }, hand);
}

function withCode(
  event: ExamEvent,
  owner: Person | undefined,
  code: Code,
  hand: Hand,
  receipt: Receipt | undefined,
): ExamEvent {
  const dealt = owner && withSheet(event, linkSeat(event, { ...owner, attempt: code.handed.attempt }));
  const kept = dealt?.ok ? dealt.event : event;
  const marks = owner && marksFor(kept, owner, code);
  const marked = marks && { engine: ENGINE, marks: marks.map((points) => [...points]) };
  const deadline = deadlineEntry(event);
  const attempts = owner ? attemptsOf(event, owner.token) : event.blueprint.attempts;
  return note(
    kept,
    {
      kind: 'code',
      digits: code.digits,
      ...(marked && { marked }),
      ...(deadline !== undefined && { deadline }),
      attempts,
      ...(receipt && Object.keys(receipt).length > 0 && { receipt }),
    },
    hand,
  );
}

/** Without a clock, only times that say their zone are read. */
const NO_CLOCK: Reading = { local: () => Number.NaN };

/** Whether a text tells when a code that is there already was sent, which no entry has told so far. */
const isNewlyTold = (event: ExamEvent, { digits }: Code, receipt: Receipt | undefined): boolean =>
  receipt?.sent !== undefined &&
  receipt.isClaimed === undefined &&
  entriesOf(event, 'code').every((entry) => entry.digits !== digits || entry.receipt?.sent === undefined);

/**
 * Imports the codes found in pasted text, with who sent them and when if it says so, and nothing else. Each is stored with its current marks, so that a rule fixed
 * later shows both grades, and a millisecond after the one before it in the text, so that what was sent first stays first.
 */
export async function importCodes(
  event: ExamEvent,
  pasted: string,
  hand: Hand,
  reading: Reading = NO_CLOCK,
): Promise<ImportedCodes> {
  const found = receive(pasted, reading);
  const there = new Set(digitsIn(event));
  let [now, people, fresh, known, left] = [event, peopleOf(event), 0, 0, 0];
  let strays = entriesOf(event, 'code').filter(({ marked }) => !marked).length;
  for (const one of found) {
    if (!one.ok) continue;
    if (there.has(one.code.digits)) {
      known++;
      if (isNewlyTold(now, one.code, one.receipt)) {
        const owner = await ownerOf(now, people, one.code, hand.vault);
        if (typeof owner !== 'string') now = withCode(now, owner, one.code, hand, one.receipt);
      }
    } else {
      there.add(one.code.digits);
      const signed = await withSigner(now, people, one.code, hand);
      if (signed !== now) people = peopleOf(signed);
      const owner = await ownerOf(signed, people, one.code, hand.vault);
      const isStray = typeof owner === 'string';
      if (isStray && strays >= MOST_STRAYS) left++;
      else {
        now = withCode(signed, isStray ? undefined : owner, one.code, { ...hand, at: hand.at + fresh }, one.receipt);
        strays += isStray ? 1 : 0;
        fresh++;
      }
    }
  }
  return { event: now, fresh, known, left, unread: found.filter((one) => !one.ok) };
}

/**
 * Takes a snapshot of the codes that are there; later ones are late. It leaves out codes that already missed the
 * deadline and a withdrawn snapshot.
 */
export function snapshot(event: ExamEvent, hand: Hand): ExamEvent {
  const deadline = deadlineEntry(event);
  return note(
    event,
    {
      kind: 'snapshot',
      entries: entriesOf(event, 'code')
        .filter((code) => !isPastLine(event, code))
        .map(({ id }) => id),
      attempts: event.blueprint.attempts,
      ...(deadline !== undefined && { deadline }),
    },
    hand,
  );
}

/** A code of an event, parsed again. */
export const codeOf = ({ digits }: { readonly digits: string }): Code | undefined => readDigits(digits);
