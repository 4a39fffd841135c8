import { useEffect, useMemo } from 'preact/hooks';
import { MCR_RULEBOOKS, otherReadings } from '../../../../engine/mcr/index.ts';
import type { McrId } from '../../../../engine/rulebooks/ids.ts';
import { plural } from '../../../../i18n/plural.ts';
import { colon } from '../../../../i18n/signs.ts';
import { basicPoints, fansIn, fansOf } from '../../../../quizzes/mcr/hands/count.ts';
import type { McrStepId } from '../../../../quizzes/base/terms.ts';
import { OtherReadings, RightByReading } from '../../../base/answer/OtherReadings.tsx';
import { mcrOutcome } from '../../../base/answer/reading-outcome.ts';
import { Sign } from '../../../base/answer/Sign.tsx';
import { CountLines } from '../../count/CountLines.tsx';
import { PayLines } from '../../count/PayLines.tsx';
import { TotalLine } from '../../count/TotalLine.tsx';
import { FanNames } from '../../fan/FanName.tsx';
import { mcrWords } from '../../fan/fetch-words.ts';
import { FansApart } from '../../fan/FansApart.tsx';
import { HandOnTable } from '../../../base/table/HandOnTable.tsx';
import { followHighlights } from '../../../base/table/highlight.ts';
import { layReading } from '../../../base/table/reading.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { requestOf } from '../../hand-editor/draft.ts';
import { useStrings } from '../../hand-editor/strings.ts';
import type { Scored } from '../scorer-game.ts';
import type { McrGuess } from './guess.ts';
import { type JudgedPart, judgeByReadings } from './judge-guess.ts';
import type { Counted } from './state.ts';

interface Props extends Scored<McrId, Counted, McrGuess> {
  /** Whether everything is shown, also what was not guessed. */
  readonly revealed: boolean;
}

/** The verdict on one part of a guess. */
function Verdict({ part, verdict }: JudgedPart) {
  const { words, lang } = useStrings();
  const { scorer } = words;
  const { mcr } = mcrWords();
  return (
    <p class={`verdict ${verdict}`}>
      <Sign mark={verdict} />
      <span>
        <span class="sr-only">{mcr[`part.${part}`] + colon(lang)}</span>
        <strong>{verdict === 'carried' ? mcr['your-own'] : scorer[verdict]}.</strong>{' '}
        {verdict === 'unreadable' && mcr[part === 'payment' ? 'unread.payment' : 'unread.number']}
      </span>
    </p>
  );
}

/** What a hand of MCR counts and pays, each part shown once it was judged or everything is. */
export function Answer({ result: count, draft, rules, guess, revealed }: Props) {
  const strings = useStrings();
  const { mcr } = mcrWords();
  useEffect(followHighlights, []);
  const { cite } = MCR_RULEBOOKS[rules];
  const request = requestOf(draft, rules);
  const others = useMemo(() => (revealed ? otherReadings(requestOf(draft, rules)) : []), [revealed, draft, rules]);
  const { parts: judged, reading } = revealed ? { parts: [] } : judgeByReadings(guess, count, request, rules);
  const view = layReading(
    request,
    count.readings.find(({ won }) => won),
  );
  if (count.kind === 'no-win' && count.reason === 'not-complete')
    return (
      <section class="answer-part">
        <p>
          {mcr['noWin.not-complete']} <Citation clause={count.cite} {...strings} />
        </p>
      </section>
    );
  const verdictOn = (part: McrStepId) => judged.filter((one) => one.part === part);
  const isOpen = (part: McrStepId): boolean =>
    revealed || verdictOn(part).some(({ verdict }) => verdict !== 'unreadable');
  const isShown = (part: McrStepId): boolean => isOpen(part) || verdictOn(part).length > 0;
  return (
    <div class="answer explained">
      {isOpen('fan') && <HandOnTable view={view} words={strings.words} compact isRepeated />}
      {isShown('fan') && (
        <section class="answer-part">
          <h3>{mcr.counts}</h3>
          {verdictOn('fan').map((one) => (
            <Verdict key={one.part} {...one} />
          ))}
          {verdictOn('fan').some(({ verdict }) => verdict === 'wrong') && (
            <FansApart right={fansOf(count)} given={guess.fan} />
          )}
          {isOpen('fan') && <CountLines steps={count.steps} view={view} {...strings} />}
        </section>
      )}
      {isShown('points') && (
        <section class="answer-part">
          <h3>
            {mcr['part.points']}{' '}
            {isOpen('points') && <span class="points">{plural(mcr, 'points', count.points, strings.lang)}</span>}
          </h3>
          {verdictOn('points').map((one) => (
            <Verdict key={one.part} {...one} />
          ))}
          {isOpen('points') && <TotalLine count={count} cite={cite.minimum} {...strings} />}
        </section>
      )}
      {isShown('payment') && (
        <section class="answer-part">
          <h3>{mcr['part.payment']}</h3>
          {verdictOn('payment').map((one) => (
            <Verdict key={one.part} {...one} />
          ))}
          {isOpen('payment') &&
            (count.kind === 'win' ? (
              <PayLines points={count.points} by={request.by} rules={rules} {...strings} />
            ) : (
              <p>
                {mcr['paid.nothing']} · {plural(mcr, 'points', basicPoints(count), strings.lang)}
              </p>
            ))}
        </section>
      )}
      {revealed &&
        count.equalLists.map((list, i) => (
          <p key={i} class="hint">
            {mcr.equal}
            {colon(strings.lang)}
            <FanNames fans={fansIn(list)} />
          </p>
        ))}
      {count.notes.map(({ id, cite: place }) => (
        <p key={id} class="hint">
          {mcr[`note.${id}`]} <Citation clause={place} {...strings} />
        </p>
      ))}
      <RightByReading reading={reading} {...strings} />
      <OtherReadings
        others={others}
        outcome={(other) => mcrOutcome(other.result, count, { ...strings.words, mcr }, strings.lang)}
        {...strings}
      />
    </div>
  );
}
