import { atom } from 'nanostores';
import { type Blueprint, keyOf } from '../../quizzes/exams/blueprint/blueprint.ts';
import { type ExamAttempt, formatAttempt, isAttemptOf, parseAttempt } from '../../quizzes/exams/attempt.ts';
import { forGood } from '../browser-storage.ts';

const PREFIX = 'tensu:sit:';

/** The exam that is being sat at this link; undefined before it has begun. */
export const $attempt = atom<ExamAttempt | undefined>(undefined);

/** Whether the browser keeps it; if not, it lasts as long as the page. */
export const $isAttemptSaved = atom(true);

/** What was begun here by an earlier link of the same person, when something else was asked. */
export const $earlier = atom<ExamAttempt | undefined>(undefined);

let blueprint: Blueprint | undefined;
let key = '';

/** Where what is sat is kept: by seat and by what is asked, so that a link that asks something else begins anew. */
const keyFor = (seat: string): string => `${PREFIX}${seat}.${String(blueprint ? keyOf(blueprint) : '')}`;

const kept = (at: string): ExamAttempt | undefined => {
  const text = forGood.read(at);
  return text === undefined ? undefined : parseAttempt(text);
};

/** What is kept at a seat of the exam that is open; before keys of exams stood there, the seat alone was the place. */
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
    .filter((taking) => blueprint && !isAttemptOf(taking, blueprint))
    .reduce<ExamAttempt | undefined>((last, taking) => (last && last.began >= taking.began ? last : taking), undefined);
}

/** Opens what is kept of an invitation, by its token and attempt and by what it asks. */
export function openAttempt(seat: string, asked: Blueprint): void {
  blueprint = asked;
  key = keyFor(seat);
  $isAttemptSaved.set(true);
  const there = keptAt(seat);
  $attempt.set(there);
  if (there && !kept(key)) forGood.write(key, formatAttempt(there));
  $earlier.set(earlierAt(seat));
}

/** What is there now: as another tab may have left it, but for what the browser did not keep. */
const current = (): ExamAttempt | undefined => ($isAttemptSaved.get() ? (kept(key) ?? $attempt.get()) : $attempt.get());

function put(taking: ExamAttempt): void {
  $attempt.set(taking);
  $isAttemptSaved.set(forGood.write(key, formatAttempt(taking)));
}

/** Begins; where another tab has begun, this one joins it. */
export function startAttempt(taking: ExamAttempt): void {
  put(kept(key) ?? taking);
}

/** Lets something happen to the exam as it stands in all tabs. */
export function changeAttempt(change: (taking: ExamAttempt) => ExamAttempt): void {
  const before = current();
  if (before) put(change(before));
}

/** Puts what one person handed in aside under his own token, so that the next one can sit down at the same open link. */
export function shelveAttempt(seat: string): void {
  const taking = current();
  if (!taking?.handed || !forGood.write(keyFor(seat), formatAttempt(taking))) return;
  forGood.drop(key);
  $attempt.set(undefined);
}

/** Takes up what the person of a token has handed in or begun before; false where that is nothing. */
export function resumeAttempt(seat: string): boolean {
  const taking = keptAt(seat);
  if (taking) put(taking);
  return taking !== undefined;
}

/** Follows what other tabs do. Returns how to stop. */
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
