import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { AddTiles } from '../hand-editor/AddTiles.tsx';
import { TypedHand } from '../hand-editor/TypedHand.tsx';
import { type Draft, EMPTY } from '../hand-editor/draft.ts';
import { inAddress, inSession, placeAmongScorers } from '../hand-editor/place.ts';
import { type ScorerStrings, StringsProvider } from '../hand-editor/strings.ts';
import { BuiltHand } from './BuiltHand.tsx';
import type { ScorerGame } from './scorer-game.ts';
import { describeState } from './state.ts';
import { type Shown, summaryOf } from './summary.ts';
import { useExplanation } from './use-explanation.ts';
import { useHand } from './use-hand.ts';
import { useRemarks } from './remarks.ts';
import '../../base/hand/hand.css';
import '../hand-editor/scorer.css';
import '../hand-editor/picker.css';
import './guess.css';

/** Whether the example hand is untouched. */
const isExample = (draft: Draft, first: Partial<Draft>): boolean =>
  draft.concealed === first.concealed && draft.winningTile === first.winningTile && draft.melds.length === 0;

export interface ScorerProps {
  readonly strings: ScorerStrings;
  /** The initial hand, as differences from an empty table. */
  readonly first: Partial<Draft>;
  /** Address of the scorer's own page; there the hand is stored in the address. */
  readonly page: string;
  readonly isPage: boolean;
  /** Whether to say that the first hand is an example. */
  readonly hasExampleHint?: boolean;
  /** Contents below the count, such as a score table. */
  readonly children?: ComponentChildren;
}

interface Props<Rules extends BookId, Result, Guess, Part extends keyof Guess> extends ScorerProps {
  readonly game: ScorerGame<Rules, Result, Guess, Part>;
  readonly rules: Rules;
}

/** Builds a hand, takes a guess at its value, judges each part and explains the score. */
export function Scorer<Rules extends BookId, Result, Guess, Part extends keyof Guess>(
  props: Props<Rules, Result, Guess, Part>,
) {
  const { game, rules, strings, first, page, isPage, hasExampleHint = isPage, children } = props;
  const { Circumstances, GuessForm, HandButton, Pinned, Below } = game;
  const { words } = strings;
  const { scorer } = words;
  const [guess, setGuess] = useState(game.noGuess);
  const [unread, setUnread] = useState<readonly Part[]>([]);
  const [shown, setShown] = useState<Shown>('nothing');
  const count = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const inTab = inSession(() => placeAmongScorers(form.current));
  const place = isPage ? inAddress : inTab;
  const hand = useHand({ ...EMPTY, ...first }, place, { rules, stateOf: game.stateOf }, (what) => {
    startAnew();
    (what === 'broken' ? remarkAtTable : sayOnly)(scorer[what]);
  });
  const { draft, state } = hand;
  const problem = state.at === 'problem' ? state.refusal : undefined;
  const { explanation, ask, cancel } = useExplanation(game.fetchExplanation, problem?.cite !== undefined);
  const stateText = describeState(state, strings);
  const { remark, remarkAtTable, remarkAtCount, sayOnly, hush } = useRemarks(stateText);

  const startAnew = (): void => {
    setShown('nothing');
    setUnread([]);
    cancel();
    hush();
  };
  const change = (next: Draft): void => {
    startAnew();
    hand.change(next);
  };
  const changeGuess = (next: Guess): void => {
    setUnread(unread.filter((part) => next[part] === guess[part]));
    setGuess(next);
  };
  const undo = (): void => {
    startAnew();
    hand.undo();
  };
  const show = (wanted: 'judged' | 'answer'): void => {
    const summary = summaryOf({ wanted, state, guess, stateText }, game, words);
    setShown(summary.shown);
    cancel();
    if (summary.text) remarkAtCount(summary.text);
    if (summary.shown === 'nothing') return;
    ask(({ explain }) => {
      if (state.at !== 'scored') return;
      const scored = { result: state.result, draft, rules, guess: wanted === 'judged' ? guess : undefined };
      const { judged, price } = explain(scored, strings);
      if (wanted === 'answer' && price !== undefined && summary.text) remarkAtCount(summary.text, price);
      if (!judged) return;
      setUnread(judged.unread);
      remarkAtCount(judged.count, judged.parts);
    });
  };

  const result = state.at === 'scored' ? state.result : undefined;
  const explained =
    explanation && shown !== 'nothing' && result !== undefined
      ? explanation.explain({ result, draft, rules, guess: shown === 'judged' ? guess : undefined }, strings)
      : undefined;

  return (
    <StringsProvider value={strings}>
      <form
        ref={form}
        class={['scorer', game.hand.className, 'not-content'].filter(Boolean).join(' ')}
        aria-label={scorer.label}
        onSubmit={(event) => {
          event.preventDefault();
          show('judged');
        }}
      >
        <div class="scorer-columns">
          <div class="build">
            {hasExampleHint && isExample(draft, first) && <p class="hint">{scorer.example}</p>}
            <BuiltHand
              game={game.hand}
              draft={draft}
              rules={rules}
              text={remark.at === 'table' && !problem ? remark.text : stateText}
              isRefused={problem !== undefined}
              cite={problem?.cite && explanation && <explanation.Citation clause={problem.cite} {...strings} />}
              isWhole={result !== undefined}
              price={explained?.price}
              canUndo={hand.canUndo}
              page={page}
              onChange={change}
              onUndo={undo}
              onPrice={() => show('answer')}
              onCount={() => count.current?.focus()}
              onRemark={remarkAtTable}
            >
              <HandButton draft={draft} onChange={change} />
            </BuiltHand>
            <AddTiles game={game.hand} draft={draft} rules={rules} onChange={change} onRemark={remarkAtTable} />
            <TypedHand game={game.hand} draft={draft} wrong={problem?.field} onChange={change} />
            <Circumstances draft={draft} rules={rules} onChange={change} />
          </div>
          <div class="count explained" ref={count} tabIndex={-1}>
            {result !== undefined && Pinned && <Pinned draft={draft} rules={rules} explained={explained?.table} />}
            <GuessForm
              guess={guess}
              unread={unread}
              draft={draft}
              rules={rules}
              onChange={changeGuess}
              onAnswer={() => show('answer')}
            >
              {remark.at === 'count' && (
                <p class="remark" aria-hidden="true">
                  {remark.text}
                </p>
              )}
            </GuessForm>
            {shown !== 'nothing' && explanation && result !== undefined && (
              <explanation.Answer
                result={result}
                draft={draft}
                rules={rules}
                guess={guess}
                revealed={shown === 'answer'}
              />
            )}
            {Below && <Below draft={draft} rules={rules} result={result} />}
            {children}
          </div>
        </div>
        <p class="sr-only" role="status">
          {[remark.text, remark.forScreenReaders].filter(Boolean).join(' ')}
        </p>
      </form>
    </StringsProvider>
  );
}
