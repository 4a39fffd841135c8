import type { ComponentChildren, ComponentType } from 'preact';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { Draft } from '../hand-editor/draft.ts';
import type { DraftProps, HandGame } from '../hand-editor/hand-game.ts';
import type { ScorerWords, ScorerStrings } from '../hand-editor/strings.ts';
import type { Mark } from '../../base/table/marks.ts';
import type { TableView } from '../../base/table/view.ts';
import type { Citation } from '../../base/words/Citation.tsx';
import type { State } from './state.ts';

/** A hand laid out by its reading, and the marks on its tiles. */
export interface ExplainedTable {
  readonly view: TableView;
  readonly marks: readonly Mark[];
}

/** A judged guess in words. */
export interface JudgedInWords<Part> {
  /** How many parts are right. */
  readonly count: string;
  /** The verdict on each part, which also stands below the form. */
  readonly parts: string;
  /** The parts whose text could not be read. */
  readonly unread: readonly Part[];
}

/** What the explanation shows of a count: the parts a guess got right, or the hand's value. */
export interface Explained<Part> {
  readonly table?: ExplainedTable | undefined;
  readonly price?: string | undefined;
  readonly judged?: JudgedInWords<Part> | undefined;
}

/** A scored hand and a guess at it. */
export interface Scored<Rules, Result, Guess> {
  readonly result: Result;
  readonly draft: Draft;
  readonly rules: Rules;
  readonly guess: Guess;
}

/** What judges and explains a hand. It is fetched when it is first needed, not with the page. */
export interface Explanation<Rules, Result, Guess, Part> {
  readonly Citation: typeof Citation;
  readonly Answer: ComponentType<Scored<Rules, Result, Guess> & { readonly revealed: boolean }>;
  /** Explains the judged guess, or the whole count where no guess was made. */
  readonly explain: (scored: Scored<Rules, Result, Guess | undefined>, strings: ScorerStrings) => Explained<Part>;
}

/** A guess being filled in. */
export interface GuessFormProps<Rules, Guess, Part> {
  readonly guess: Guess;
  /** The parts whose text could not be read. */
  readonly unread: readonly Part[];
  readonly draft: Draft;
  readonly rules: Rules;
  readonly onChange: (guess: Guess) => void;
  readonly onAnswer: () => void;
  /** The message after a check. */
  readonly children?: ComponentChildren;
}

interface RuledDraft<Rules> extends DraftProps {
  readonly rules: Rules;
}

/** What a game brings to the scorer. */
export interface ScorerGame<Rules extends BookId, Result, Guess, Part extends keyof Guess> {
  readonly hand: HandGame;
  readonly stateOf: (draft: Draft, rules: string) => State<Result>;
  readonly noGuess: Guess;
  readonly isBlank: (guess: Guess) => boolean;
  /** What to say instead of a verdict on a guess at this hand, if there is nothing to judge. */
  readonly notJudged: (result: Result, strings: ScorerWords) => string | undefined;
  /** A button for a whole hand, below its tiles. */
  readonly HandButton: ComponentType<DraftProps>;
  readonly Circumstances: ComponentType<RuledDraft<Rules>>;
  readonly GuessForm: ComponentType<GuessFormProps<Rules, Guess, Part>>;
  /** The hand once more, in sight while it is counted. */
  readonly Pinned?: ComponentType<{
    readonly draft: Draft;
    readonly rules: Rules;
    readonly explained: ExplainedTable | undefined;
  }>;
  /** Contents below the count of a hand. */
  readonly Below?: ComponentType<{
    readonly draft: Draft;
    readonly rules: Rules;
    readonly result: Result | undefined;
  }>;
  readonly fetchExplanation: () => Promise<Explanation<Rules, Result, Guess, Part> | undefined>;
}
