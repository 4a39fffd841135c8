import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import { digitsOf } from '../../quizzes/exams/bits/base32.ts';
import type { LocalClock } from '../../quizzes/exams/receipts/moment.ts';
import type { Hand } from '../../quizzes/exams/event.ts';
import { forgiveStorage } from '../forgiving-storage.ts';
import { browserVault } from './vault.ts';

const LONGEST = 40;
const [DRAWN_DIGITS, DEVICE_DIGITS] = [4, 8] as const;

forgiveStorage();

const $name = persistentAtom<string>('tensu:examiner', '');

/** The examiner on this device; a random id until a name is given, so that two devices never pass for one examiner. */
export const $examiner: ReadableAtom<string> = $name;

/** Sets the examiner's name. */
export const nameExaminer = (name: string): void => $name.set(name.trim().slice(0, LONGEST));

/** The author of entries made now. */
export function examinerHand(): Hand {
  if ($name.get().trim() === '') $name.set(digitsOf(browserVault.draw(DRAWN_DIGITS), DRAWN_DIGITS));
  return { by: $name.get().slice(0, LONGEST), at: Date.now(), vault: browserVault };
}

/** A written time without a zone in milliseconds, by this device’s clock. */
export const localClock: LocalClock = ({ year, month, day, hour, minute, second }) =>
  new Date(year, month - 1, day, hour, minute, second).getTime();

const $device = persistentAtom<string>('tensu:examiner-device', '');

/** Tells this device from another whose examiner has the same name. */
export function examinerDevice(): string {
  if ($device.get() === '') $device.set(digitsOf(browserVault.draw(DEVICE_DIGITS), DEVICE_DIGITS));
  return $device.get();
}
