import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import { digitsOf } from '../../quizzes/exams/bits/base32.ts';
import type { Hand } from '../../quizzes/exams/event.ts';
import { forgiveStorage } from '../forgiving-storage.ts';
import { browserVault } from './vault.ts';

const LONGEST = 40;
const [DRAWN_DIGITS, DEVICE_DIGITS] = [4, 8] as const;

forgiveStorage();

const $name = persistentAtom<string>('tensu:examiner', '');

/** Who examines on this device; drawn where nobody said, so that two devices are never taken for one examiner. */
export const $examiner: ReadableAtom<string> = $name;

/** Says who examines here. */
export const nameExaminer = (name: string): void => $name.set(name.trim().slice(0, LONGEST));

/** The hand by which something is written down now. */
export function examinerHand(): Hand {
  if ($name.get().trim() === '') $name.set(digitsOf(browserVault.draw(DRAWN_DIGITS), DRAWN_DIGITS));
  return { by: $name.get().slice(0, LONGEST), at: Date.now(), vault: browserVault };
}

const $device = persistentAtom<string>('tensu:examiner-device', '');

/** What tells this device from another on which somebody of the same name examines. */
export function examinerDevice(): string {
  if ($device.get() === '') $device.set(digitsOf(browserVault.draw(DEVICE_DIGITS), DEVICE_DIGITS));
  return $device.get();
}
