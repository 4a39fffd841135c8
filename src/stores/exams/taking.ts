import { atom } from 'nanostores';
import { type Taking, formatTaking, parseTaking } from '../../quizzes/exams/taking.ts';
import { forGood } from '../browser-storage.ts';

const PREFIX = 'tensu:sit:';

/** The exam that is being sat at this link; undefined before it has begun. */
export const $taking = atom<Taking | undefined>(undefined);

/** Whether the browser keeps it; if not, it lasts as long as the page. */
export const $isTakingKept = atom(true);

let key = '';

const kept = (at: string): Taking | undefined => {
  const text = forGood.read(at);
  return text === undefined ? undefined : parseTaking(text);
};

/** Opens what is kept of an invitation, by its token and attempt. */
export function openTaking(seat: string): void {
  key = PREFIX + seat;
  $isTakingKept.set(true);
  $taking.set(kept(key));
}

/** What is there now: as another tab may have left it, but for what the browser did not keep. */
const current = (): Taking | undefined => ($isTakingKept.get() ? (kept(key) ?? $taking.get()) : $taking.get());

function put(taking: Taking): void {
  $taking.set(taking);
  $isTakingKept.set(forGood.write(key, formatTaking(taking)));
}

/** Begins; where another tab has begun, this one joins it. */
export function startTaking(taking: Taking): void {
  put(kept(key) ?? taking);
}

/** Lets something happen to the exam as it stands in all tabs. */
export function changeTaking(change: (taking: Taking) => Taking): void {
  const before = current();
  if (before) put(change(before));
}

/** Puts what one person handed in aside under his own token, so that the next one can sit down at the same open link. */
export function putTakingAside(seat: string): void {
  const taking = current();
  if (!taking?.handed || !forGood.write(PREFIX + seat, formatTaking(taking))) return;
  forGood.drop(key);
  $taking.set(undefined);
}

/** Takes up what the person of a token has handed in or begun before; false where that is nothing. */
export function takeUpTaking(seat: string): boolean {
  const taking = kept(PREFIX + seat);
  if (taking) put(taking);
  return taking !== undefined;
}

/** Follows what other tabs do. Returns how to stop. */
export function followTaking(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== key) return;
    const there = kept(key);
    const own = $taking.get();
    if (there || own?.handed) $taking.set(there);
    else if (own) put(own);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
