import { atom } from 'nanostores';
import { type Blueprint, keyOf } from '../../quizzes/exams/blueprint/blueprint.ts';
import { type ExamAttempt, formatAttempt, isAttemptOf, parseAttempt } from '../../quizzes/exams/attempt.ts';
import { forGood } from '../browser-storage.ts';

const PREFIX = 'tensu:sit:';

/** The running exam of this link; undefined before it starts. */
export const $attempt = atom<ExamAttempt | undefined>(undefined);

/** Whether the browser stores it. If not, it lasts as long as the page. */
export const $isAttemptSaved = atom(true);

/** An attempt started here by an earlier link for the same person that asked something else. */
export const $earlier = atom<ExamAttempt | undefined>(undefined);

let blueprint: Blueprint | undefined;
let key = '';

/** The storage key: by seat and by what is asked, so that a link that asks something else starts afresh. */
const keyFor = (seat: string): string => `${PREFIX}${seat}.${String(blueprint ? keyOf(blueprint) : '')}`;

const kept = (at: string): ExamAttempt | undefined => {
  const text = forGood.read(at);
  return text === undefined ? undefined : parseAttempt(text);
};

/** The stored attempt at the seat of the open exam; older records have the seat alone as their key. */
function keptAt(seat: string): ExamAttempt | undefined {
  const there = kept(keyFor(seat)) ?? kept(PREFIX + seat);
  return there && blueprint && isAttemptOf(there, blueprint) ? there : undefined;
}

function earlierAt(seat: string): ExamAttempt | undefined {
  const own = keyFor(seat);
  const others = forGood
    .keys()
    .filter((one) => one !== own && (one === PREFIX + seat || one.startsWith(`${PREFIX}${seat}.`)));
  return others
    .flatMap((one) => kept(one) ?? [])
    .filter((attempt) => blueprint && !isAttemptOf(attempt, blueprint))
    .reduce<ExamAttempt | undefined>(
      (last, attempt) => (last && last.began >= attempt.began ? last : attempt),
      undefined,
    );
}

/** Opens the stored attempt of an invitation, by its token, attempt and questions. */
export function openAttempt(seat: string, asked: Blueprint): void {
  blueprint = asked;
  key = keyFor(seat);
  const there = keptAt(seat);
  $attempt.set(there);
  if (there && !kept(key)) forGood.write(key, formatAttempt(there));
  $isAttemptSaved.set(!there || forGood.keeps(key));
  $earlier.set(earlierAt(seat));
}

/** What is there now, as another tab may have left it. */
const current = (): ExamAttempt | undefined => kept(key) ?? $attempt.get();

function put(attempt: ExamAttempt): void {
  $attempt.set(attempt);
  $isAttemptSaved.set(forGood.write(key, formatAttempt(attempt)));
}

/** Starts the exam; when another tab has started it, this one joins. */
export function startAttempt(attempt: ExamAttempt): void {
  put(kept(key) ?? attempt);
}

/** Applies an event to the exam as all tabs have it. */
export function changeAttempt(change: (attempt: ExamAttempt) => ExamAttempt): void {
  const before = current();
  if (before) put(change(before));
}

/** Moves one person's submission to his own token, so that the next person can use the same open link. */
export function shelveAttempt(seat: string): void {
  const attempt = current();
  if (!attempt?.handed) return;
  forGood.write(keyFor(seat), formatAttempt(attempt));
  forGood.drop(key);
  $attempt.set(undefined);
}

/** Restores what the person of a token has submitted or started before; false when there is nothing. */
export function resumeAttempt(seat: string): boolean {
  const attempt = keptAt(seat);
  if (attempt) put(attempt);
  return attempt !== undefined;
}

/** Follows the changes of other tabs. Returns a function that stops it. */
export function followAttempt(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== key) return;
    const there = kept(key);
    const own = $attempt.get();
    if (there || own?.handed) $attempt.set(there);
    else if (own) put(own);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
