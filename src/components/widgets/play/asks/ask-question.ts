import {
  type BySeat,
  type Clause,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type SeatNumber,
  type Tile,
} from '../../../../engine/riichi/index.ts';
import type { Strings } from '../../../../i18n/strings.ts';
import { signed } from '../../../base/words/signed.ts';

/** A tile of the dead wall: its stack from the opening, counted from 1, and whether it is the upper one. */
export interface WallPlace {
  readonly stack: number;
  readonly upper: boolean;
}

/** The table after a hand. */
export interface TableAfter {
  readonly dealer: SeatNumber;
  readonly counters: number;
  readonly bets: number;
}

/** A picture beside a question or its answer. */
export type Scene =
  | { readonly of: 'walls'; readonly dice: readonly [number, number]; readonly opened: boolean }
  | { readonly of: 'dead-wall'; readonly open: readonly Tile[]; readonly marked?: WallPlace }
  | { readonly of: 'tables'; readonly tables: readonly TableAfter[] };

/** A question with choices, the right answer, reasons and citations. */
export interface AskQuestion {
  readonly prompt: readonly string[];
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly answer: string;
  readonly why: readonly string[];
  readonly cites: readonly Clause[];
  /** Drawn with the question and with the answer. */
  readonly scene?: Scene;
  readonly after?: Scene;
}

/** Context for making a question: rulebook, texts and number language. */
export interface AskContext {
  readonly rules: string;
  readonly play: Strings<'play'>;
  readonly practice: Strings<'practice'>;
  readonly beside: Strings<'beside'>;
  readonly tile: Strings<'tile'>;
  readonly lang: string;
}

/** Points of the four players from East. */
export type Scores = BySeat<number>;

/** A table before its first hand, as far as questions depend on it. */
export const TABLE = { roundWind: 'east', dealer: 0, scores: [30000, 30000, 30000, 30000] } as const;

/** The rulebook of a question that only riichi has; throws for another game. */
export function riichiId(rules: string): RiichiId {
  if (!Object.hasOwn(RIICHI_RULEBOOKS, rules)) throw new Error(`${rules} is no rulebook of riichi`);
  return rules as RiichiId;
}

/** The rules of a question that only riichi has. */
export const riichiRules = (rules: string) => RIICHI_RULEBOOKS[riichiId(rules)];

/** Changes of points as choices. */
export const pointChoices = (numbers: readonly number[], lang: string): AskQuestion['choices'] =>
  numbers.map((n) => ({ value: String(n), text: signed(n, lang) }));

/** Texts as choices, each its own value. */
export const plainChoices = (values: readonly string[]): AskQuestion['choices'] =>
  values.map((value) => ({ value, text: value }));
