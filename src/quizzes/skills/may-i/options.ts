import { type PlayAction, RIICHI_RULEBOOKS, type RiichiOptions } from '../../../engine/riichi/index.ts';
import type { Ruleset } from '../../base/ruleset.ts';
import type { MayAnswer } from '../../table/may.ts';

/** The options for each question: the answers that this skill teaches. */
export const OPTIONS = {
  chow: ['yes', 'no-set', 'not-from-left', 'pung-goes-first', 'win-goes-first', 'last-discard'],
  pung: ['yes', 'not-held', 'too-late', 'win-goes-first', 'last-discard', 'in-riichi'],
  kong: ['yes', 'after-own-call', 'last-tile', 'four-kongs', 'waits-change', 'not-only-a-triplet'],
  discard: ['yes', 'swap-call', 'in-a-meld', 'in-riichi'],
  riichi: ['yes', 'not-waiting', 'too-few-tiles', 'open-hand'],
  ron: ['yes', 'no-yaku', 'furiten', 'too-late', 'concealed-kong-not-robbed'],
  noten: ['yes', 'must-show'],
} as const satisfies Partial<Record<PlayAction['type'], readonly MayAnswer[]>>;

/** An action that this skill asks about. */
export type MayAction = keyof typeof OPTIONS;

/** An answer of this skill. */
export type MayChoice = (typeof OPTIONS)[MayAction][number];

/** Everything this skill asks. */
export const MAY_ACTIONS = Object.keys(OPTIONS) as readonly MayAction[];

/** All answers there are, each once. */
export const CHOICES: readonly MayChoice[] = [
  ...new Set(MAY_ACTIONS.flatMap((type): readonly MayChoice[] => OPTIONS[type])),
];

/** The options of a question; none for what this skill does not ask. */
export const optionsFor = ({ type }: Pick<PlayAction, 'type'>): readonly MayChoice[] =>
  MAY_ACTIONS.flatMap((asked): readonly MayChoice[] => (asked === type ? OPTIONS[asked] : []));

/** The fewest tiles left in the wall where riichi is asked about. */
export const LEAST_TILES_LEFT = 3;

/** Where an answer cannot be right, whatever happens at the table. */
const NEVER: Readonly<Partial<Record<MayChoice, (options: RiichiOptions) => boolean>>> = {
  'swap-call': ({ kuikae }) => kuikae === 'free',
  'too-few-tiles': ({ riichiTilesLeft }) => riichiTilesLeft <= LEAST_TILES_LEFT,
  'not-only-a-triplet': ({ kongAfterRiichi }) => kongAfterRiichi !== 'same-waits-only-triplet',
  'waits-change': ({ kongAfterRiichi }) => kongAfterRiichi === 'never',
};

/** The answers that may be right under these rules. */
export function answersUnder(action: MayAction, { rules, knobs }: Ruleset): readonly MayChoice[] {
  const options = { ...RIICHI_RULEBOOKS[rules].options, ...knobs };
  return optionsFor({ type: action }).filter((answer) => !NEVER[answer]?.(options));
}
