import { useStore } from '@nanostores/preact';
import { useRef, useState } from 'preact/hooks';
import { MCR_IDS, type McrId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import type { McrStepId } from '../../../quizzes/terms.ts';
import { $book } from '../../../stores/rulebook.ts';
import { mcrWords } from '../../fan/fetch-words.ts';
import { ReportButton } from '../../base/answer/ReportButton.tsx';
import { Citation } from '../../words/Citation.tsx';
import { Adding } from '../Adding.tsx';
import { BuiltHand } from '../BuiltHand.tsx';
import { Typed } from '../Typed.tsx';
import { type Draft, requestOf } from '../draft.ts';
import { inAddress, linkOf } from '../place.ts';
import { useRemarks } from '../remarks.ts';
import { type Speech, SpeechProvider } from '../speech.ts';
import { stateInWords } from '../state-words.ts';
import { useTable } from '../table.ts';
import { Flowers } from './Flowers.tsx';
import { McrAnswer } from './McrAnswer.tsx';
import { McrCircumstances } from './McrCircumstances.tsx';
import { McrGuessForm } from './McrGuessForm.tsx';
import { WhyNot } from './WhyNot.tsx';
import { MCR_EXAMPLE } from './example.ts';
import { type McrGuess, NO_GUESS, filledIn, judgeGuess } from './guess.ts';
import { priceOf } from './price.ts';
import { stateOf } from './state.ts';
import '../../hand/hand.css';
import '../scorer.css';
import '../picker.css';
import '../guess.css';
import './mcr.css';

const isMcrId = (id: string): id is McrId => MCR_IDS.some((one) => one === id);

interface Props {
  readonly speech: Speech;
  /** Where the scorer's own page stands. */
  readonly page: string;
}

/** How much of the answer is on the page. */
type Shown = 'nothing' | 'judged' | 'answer';

/** Builds a hand of MCR, takes a guess at its worth, judges each part of it, and says why any fan does not count. */
export function McrScorer({ speech, page }: Props) {
  const { words, lang } = speech;
  const { scorer } = words;
  const { mcr } = mcrWords();
  const book = useStore($book);
  const rules: McrId = isMcrId(book) ? book : 'mers-2014';
  const [guess, setGuess] = useState<McrGuess>(NO_GUESS);
  const [shown, setShown] = useState<Shown>('nothing');
  const [unread, setUnread] = useState<readonly McrStepId[]>([]);
  const count = useRef<HTMLDivElement>(null);
  const fanToAsk = useRef<HTMLSelectElement>(null);
  const table = useTable(MCR_EXAMPLE, inAddress, { rules, stateOf }, (what) => {
    startAnew();
    (what === 'broken' ? sayAtTable : sayOnly)(scorer[what]);
  });
  const { draft, state } = table;
  const told = stateInWords(state, speech);
  const { remark, sayAtTable, sayAtCount, sayOnly, hush } = useRemarks(told);
  const problem = state.at === 'problem' ? state.refusal : undefined;
  const request = requestOf(draft, rules);
  const result = state.at === 'scored' ? state.result : undefined;
  const judged = result && shown === 'judged' ? judgeGuess(guess, result, draft.by, rules) : [];

  const startAnew = (): void => {
    setShown('nothing');
    setUnread([]);
    hush();
  };
  const change = (next: Draft): void => {
    startAnew();
    table.change(next);
  };
  const undo = (): void => {
    startAnew();
    table.undo();
  };
  const reveal = (): void => {
    if (!result) {
      sayAtCount(fill(scorer.unfinished, { what: told.replace(/\.$/, '') }));
      return;
    }
    setShown('answer');
    sayAtCount(scorer.shown, priceOf(result, lang));
  };
  const askWhyNot = (): void => {
    fanToAsk.current?.focus();
    fanToAsk.current?.showPicker();
  };
  const check = (): void => {
    if (!result || filledIn(guess).length === 0) {
      setShown('nothing');
      sayAtCount(result ? scorer.nothing : fill(scorer.unfinished, { what: told.replace(/\.$/, '') }));
      return;
    }
    const parts = judgeGuess(guess, result, draft.by, rules);
    setShown('judged');
    setUnread(parts.flatMap(({ part, verdict }) => (verdict === 'unreadable' ? [part] : [])));
    const right = parts.filter(({ verdict }) => verdict === 'right').length;
    sayAtCount(
      fill(mcr.judged, { n: right, of: parts.length }),
      parts.map(({ part, verdict }) => `${mcr[`part.${part}`]}: ${scorer[verdict]}.`).join(' '),
    );
  };
  const price = result && shown === 'answer' ? priceOf(result, lang) : undefined;
  return (
    <SpeechProvider value={speech}>
      <form
        class="scorer mcr-scorer not-content"
        aria-label={scorer.label}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <div class="scorer-columns">
          <div class="build">
            <BuiltHand
              draft={draft}
              rules={rules}
              reds={false}
              told={remark.at === 'table' && !problem ? remark.text : told}
              isRefused={problem !== undefined}
              cite={problem?.cite && <Citation clause={problem.cite} {...speech} />}
              isWhole={result !== undefined}
              price={price}
              canUndo={table.canUndo}
              page={page}
              onChange={change}
              onUndo={undo}
              onPrice={reveal}
              onCount={() => count.current?.focus()}
              say={sayAtTable}
              more={
                <button type="button" onClick={askWhyNot}>
                  {mcr['why-not']}
                </button>
              }
            >
              <Flowers count={draft.flowers} onChange={(flowers) => change({ ...draft, flowers })} />
            </BuiltHand>
            <Adding draft={draft} reds={0} isOfMcr onChange={change} say={sayAtTable} />
            <Typed draft={draft} wrong={problem?.field} mcrHint={mcr['typed.hint']} onChange={change} />
            <McrCircumstances draft={draft} onChange={change} />
          </div>
          <div class="count" ref={count} tabIndex={-1}>
            <McrGuessForm
              guess={guess}
              unread={unread}
              by={draft.by}
              rules={rules}
              onChange={(next) => {
                setUnread([]);
                setGuess(next);
              }}
              onAnswer={reveal}
            >
              {remark.at === 'count' && (
                <p class="remark" aria-hidden="true">
                  {remark.text}
                </p>
              )}
            </McrGuessForm>
            {result && shown !== 'nothing' && (
              <McrAnswer
                count={result}
                request={request}
                rules={rules}
                guess={guess}
                judged={judged}
                revealed={shown === 'answer'}
              />
            )}
            {result && <WhyNot key={linkOf(draft, rules)} request={request} choose={fanToAsk} />}
            <ReportButton about={linkOf(draft, rules)} rulebook={rules} label={scorer.report} />
          </div>
        </div>
        <p class="sr-only" role="status">
          {[remark.text, remark.heard].filter(Boolean).join(' ')}
        </p>
      </form>
    </SpeechProvider>
  );
}
