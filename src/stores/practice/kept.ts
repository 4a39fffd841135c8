import { atom } from 'nanostores';
import { forThisTab } from '../browser-storage.ts';
import { MODES, type Mode } from './modes.ts';
import { RIICHI_IDS, type RiichiId } from '../../engine/rulebooks/ids.ts';
import { SKILL_IDS, type SkillId } from '../../quizzes/skills/ids.ts';

const KEY = 'tensu:sitting';

/** A sitting that was left before its end, as the map offers it. */
export interface Left {
  readonly rules: RiichiId;
  readonly mode: Mode;
  readonly skill: SkillId | undefined;
  /** The question that it stopped at, counted from 1, and how many there are. */
  readonly place: number;
  readonly length: number;
}

/** The sitting that one may go on with. */
export const $left = atom<Left | undefined>(undefined);

let kept: string | undefined;
/** Whether the tab may hold something to forget: to ask it takes time, and a tap waits for it. */
let mayHold = true;

/** Keeps a sitting for as long as the tab is open; where the browser keeps nothing, as long as the page. */
export function keep(sitting: object): void {
  kept = JSON.stringify(sitting);
  mayHold = true;
  forThisTab.write(KEY, kept);
}

/** Forgets the sitting that was kept. */
export function forget(): void {
  kept = undefined;
  if (mayHold) forThisTab.drop(KEY);
  mayHold = false;
  $left.set(undefined);
}

type Loose = Readonly<Record<string, unknown>>;

/** What was kept, as it was stored: anybody may have written it. */
export function readKept(): Loose | undefined {
  const text = kept ?? forThisTab.read(KEY);
  mayHold = text !== undefined;
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Loose) : undefined;
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Offers the sitting that was kept, if it is not at its end and no race, whose time is up by now. */
export function offerKept(): void {
  const { mode, rules, skill, length, done, over } = readKept() ?? {};
  const [known] = Object.keys(MODES).filter((one): one is Mode => one === mode);
  const book = RIICHI_IDS.find((id) => id === rules);
  const isGood = known && book && isCount(length) && Array.isArray(done) && done.length < length && over === false;
  $left.set(
    isGood && MODES[known].clock !== 'race'
      ? { rules: book, mode: known, skill: SKILL_IDS.find((id) => id === skill), place: done.length + 1, length }
      : undefined,
  );
}
