import type { ComponentChildren } from 'preact';
import { useStore } from '@nanostores/preact';
import { useRef, useState } from 'preact/hooks';
import { RIICHI_RULEBOOKS, isClosed } from '../../engine/riichi/index.ts';
import type { StepId } from '../../quizzes/terms.ts';
import { $rulebook, DEFAULT_RULEBOOK } from '../../stores/rulebook.ts';
import { Adding } from './Adding.tsx';
import { BuiltHand } from './BuiltHand.tsx';
import { Circumstances } from './Circumstances.tsx';
import { CountTable } from './CountTable.tsx';
import { GuessForm } from './GuessForm.tsx';
import { ShownIndicators } from './Laid.tsx';
import { Typed } from './Typed.tsx';
import { type Draft, EMPTY } from './draft.ts';
import { type Guess, NO_GUESS } from './guess.ts';
import { inAddress, inSession, placeAmongScorers } from './place.ts';
import { useRemarks } from './remarks.ts';
import { stateInWords } from './state-words.ts';
import { type Shown, summaryOf } from './summary.ts';
import { stateOf } from './state.ts';
import { useTable } from './table.ts';
import { type Speech, SpeechProvider } from './speech.ts';
import { useExplanation } from './use-explanation.ts';
import '../hand/hand.css';
import './scorer.css';
import './picker.css';
import './guess.css';

/** Red fives of each suit at most; some rulebooks have two of dots. */
const redsOf = (redFives: 0 | 3 | 4): number => (redFives === 0 ? 0 : 1);

/** Whether nobody has touched the hand that is there to begin with. */
const isExample = (draft: Draft, first: Partial<Draft>): boolean =>
  draft.concealed === first.concealed && draft.winningTile === first.winningTile && draft.melds.length === 0;

/** What a scorer is given. */
export interface ScorerProps {
  readonly speech: Speech;
  /** The hand to start with, beyond an empty table. */
  readonly first: Partial<Draft>;
  /** Where the scorer's own page stands; on that page the hand is kept in the address. */
  readonly page: string;
  readonly isPage: boolean;
  /** What stands below the count, for instance a score table. */
  readonly children?: ComponentChildren;
}

/** Builds a hand, takes a guess at its worth, judges each part of it and explains the score. */
export function Scorer({ speech, first, page, isPage, children }: ScorerProps) {
  const { words } = speech;
  const { scorer } = words;
  const [guess, setGuess] = useState<Guess>(NO_GUESS);
  const [unread, setUnread] = useState<readonly StepId[]>([]);
  const [shown, setShown] = useState<Shown>('nothing');
  const count = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const inTab = inSession(() => placeAmongScorers(form.current));
  const rules = useStore($rulebook, { ssr: () => DEFAULT_RULEBOOK });
  const table = useTable({ ...EMPTY, ...first }, isPage ? inAddress : inTab, { rules, stateOf }, (what) => {
    startAnew();
    (what === 'broken' ? sayAtTable : sayOnly)(scorer[what]);
  });
  const { draft, state } = table;
  const problem = state.at === 'problem' ? state.refusal : undefined;
  const { Answer, Citation, explain, ask, askNoMore } = useExplanation(problem?.cite !== undefined);
  const told = stateInWords(state, speech);
  const { remark, sayAtTable, sayAtCount, sayOnly, hush } = useRemarks(told);

  const startAnew = (): void => {
    setShown('nothing');
    setUnread([]);
    askNoMore();
    hush();
  };
  const change = (next: Draft): void => {
    startAnew();
    table.change(next);
  };
  const changeGuess = (next: Guess): void => {
    setUnread(unread.filter((part) => next[part] === guess[part]));
    setGuess(next);
  };
  const undo = (): void => {
    startAnew();
    table.undo();
  };
  const show = (wanted: 'judged' | 'answer'): void => {
    const summary = summaryOf({ wanted, state, guess, told }, words);
    setShown(summary.shown);
    askNoMore();
    if (summary.text) sayAtCount(summary.text);
    if (summary.shown === 'nothing') return;
    ask(({ explain }) => {
      if (state.at !== 'scored') return;
      const { judged, price } = explain(state.result, draft, rules, wanted === 'judged' ? guess : undefined, speech);
      if (wanted === 'answer' && price !== undefined && summary.text) sayAtCount(summary.text, price);
      if (!judged) return;
      setUnread(judged.unread);
      sayAtCount(judged.count, judged.parts);
    });
  };

  const explained =
    explain && shown !== 'nothing' && state.at === 'scored'
      ? explain(state.result, draft, rules, shown === 'judged' ? guess : undefined, speech)
      : undefined;
  const price = explained?.price;

  return (
    <SpeechProvider value={speech}>
      <form
        ref={form}
        class="scorer not-content"
        aria-label={scorer.label}
        onSubmit={(event) => {
          event.preventDefault();
          show('judged');
        }}
      >
        <div class="scorer-columns">
          <div class="build">
            {isPage && isExample(draft, first) && <p class="hint">{scorer.example}</p>}
            <BuiltHand
              draft={draft}
              rules={rules}
              reds={RIICHI_RULEBOOKS[rules].knobs.redFives > 0}
              told={remark.at === 'table' && !problem ? remark.text : told}
              isRefused={problem !== undefined}
              cite={problem?.cite && Citation && <Citation clause={problem.cite} {...speech} />}
              isWhole={state.at === 'scored'}
              price={price}
              canUndo={table.canUndo}
              page={page}
              onChange={change}
              onUndo={undo}
              onPrice={() => show('answer')}
              onCount={() => count.current?.focus()}
              say={sayAtTable}
              more={
                isClosed(draft) && (
                  <button
                    type="button"
                    aria-pressed={draft.riichi !== 'none'}
                    onClick={() => change({ ...draft, riichi: draft.riichi === 'none' ? 'riichi' : 'none' })}
                  >
                    {scorer['riichi.riichi']}
                  </button>
                )
              }
            >
              <ShownIndicators draft={draft} onChange={change} />
            </BuiltHand>
            <Adding
              draft={draft}
              reds={redsOf(RIICHI_RULEBOOKS[rules].knobs.redFives)}
              onChange={change}
              say={sayAtTable}
            />
            <Typed draft={draft} wrong={problem?.field} onChange={change} />
            <Circumstances draft={draft} rules={rules} onChange={change} />
          </div>
          <div class="count explained" ref={count} tabIndex={-1}>
            {state.at === 'scored' && <CountTable draft={draft} rules={rules} explained={explained?.table} />}
            <GuessForm
              guess={guess}
              unread={unread}
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
            {shown !== 'nothing' && Answer && state.at === 'scored' && (
              <Answer result={state.result} draft={draft} rules={rules} guess={guess} revealed={shown === 'answer'} />
            )}
            {children}
          </div>
        </div>
        <p class="sr-only" role="status">
          {[remark.text, remark.heard].filter(Boolean).join(' ')}
        </p>
      </form>
    </SpeechProvider>
  );
}
