import type { PlayAction } from '../../../engine/riichi/index.ts';
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

type Asked = keyof typeof OPTIONS;

/** An answer of this skill. */
export type MayChoice = (typeof OPTIONS)[Asked][number];

/** Everything this skill asks. */
const ASKED = Object.keys(OPTIONS) as readonly Asked[];

/** All answers there are, each once. */
export const CHOICES: readonly MayChoice[] = [...new Set(ASKED.flatMap((type): readonly MayChoice[] => OPTIONS[type]))];

/** The options of a question; none for what this skill does not ask. */
export const optionsFor = ({ type }: PlayAction): readonly MayChoice[] =>
  ASKED.flatMap((asked): readonly MayChoice[] => (asked === type ? OPTIONS[asked] : []));
