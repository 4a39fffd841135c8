import { useEffect, useMemo } from 'preact/hooks';
import { gameUnder } from '../../widgets/questions/games/games.ts';
import { fill } from '../../../i18n/strings.ts';
import { formatResult } from '../../../quizzes/quiz/result.ts';
import { eachOnce } from '../../../quizzes/skill-kit/skill.ts';
import { skillOf } from '../../../quizzes/games/skills.ts';
import { playRound, practiseSkill, practiseSpeed, practiseStop, replay } from '../../../stores/practice/begin.ts';
import { $record } from '../../../stores/practice/memory.ts';
import { SPEED } from '../../../quizzes/session/clock.ts';
import { MODES } from '../../../quizzes/session/modes.ts';
import { levelFor, skillIn } from '../../../quizzes/memory/progress.ts';
import { NO_SKILL } from '../../../quizzes/memory/record.ts';
import { isOfBook } from '../../../quizzes/memory/of-book.ts';
import { wayOn } from '../../../quizzes/memory/next-step.ts';
import type { Level } from '../../../quizzes/base/terms.ts';
import { type Session, missedIn, placeIn } from '../../../quizzes/session/session.ts';
import { $journey } from '../../../stores/path.ts';
import { leave } from '../../../stores/practice/session.ts';
import { baseBook } from '../../../engine/rulebooks/ids.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { CopyButton } from '../../widgets/questions/CopyButton.tsx';
import { DayPost } from './DayPost.tsx';
import { Missed } from './Missed.tsx';
import { OnPath } from './OnPath.tsx';
import { Placed } from './Placed.tsx';
import { RaceBests } from './RaceBests.tsx';
import { ResultPicture } from './ResultPicture.tsx';
import { StopDone } from './StopDone.tsx';
import { linkTo } from './link-to.ts';
import { standingNow } from './next-on-path.ts';
import { $learnerWords, fetchLearnerWords } from './learner-words.ts';
import { resultText } from './result-text.ts';
import { sayPace } from './say-pace.ts';
import { useStrings } from '../../widgets/questions/strings.ts';
import { useAtOnce } from '../../base/words/use-at-once.ts';
import { useFocusOnce } from './use-focus-once.ts';

const MOST_CITES = 6;
const SLOW_FACTOR = 1.5;

/** The end of a session: how it went, what to read, what to learn next and what to repeat. */
export function Ending({ session }: { readonly session: Session }) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  const strings = useStrings();
  const { words, lang, locale } = strings;
  const { practice } = words;
  const { done, rules, mode, skill, quiz, length } = session;
  const missed = missedIn(done);
  const examples = done.filter(({ verdict }) => verdict.parts.length === 0).length;
  const reached = placeIn(session) - examples;
  const asked = MODES[mode].countsUnreached ? length - examples : reached;
  const seconds = Math.round(done.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000);
  const right = done.length - missed.length - examples;
  const mean = done.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / (done.length || 1);
  const slow = done.filter(({ milliseconds, verdict }) => verdict.right && milliseconds > SLOW_FACTOR * mean);
  const cites = eachOnce(missed.flatMap(({ question }) => skillOf(question.skill).cites(question))).slice(
    0,
    MOST_CITES,
  );
  const level = levelFor(skill === undefined ? NO_SKILL : skillIn($record.get(), rules, skill));
  const way = mode === 'placement' ? ({ to: 'next' } as const) : wayOn(right, asked, level);
  const notRecorded = MODES[mode].remembers ? done.filter(({ question }) => !isOfBook(question)).length : 0;
  const isStop = mode === 'stop';
  const standing = useMemo(() => standingNow(rules), [rules]);
  // Shortly before a tournament what went badly comes back at the end of the route.
  const isAgain = (mode === 'skill' || (isStop && !standing.path.route)) && way.to !== 'next';
  const again = (level: Level | undefined) =>
    skill !== undefined && (isStop ? practiseStop(rules, skill, level) : practiseSkill(rules, skill, { level }));
  const isPlacement = mode === 'placement';
  const isOfPath = isStop || isPlacement;
  useEffect(() => void fetchLearnerWords(), []);
  const said = useAtOnce($learnerWords)?.standing;
  const placed = useAtOnce($journey)?.placed[rules] ?? [];
  const best = skill === undefined ? undefined : $record.get().best[`${rules}/${skill}`];
  const wayOnward = said && (
    <OnPath
      standing={standing}
      rules={rules}
      said={said}
      isMain={mode !== 'round' && (isOfPath || missed.length === 0)}
      mayGoOn={way.to === 'next' || standing.path.route !== undefined}
    />
  );
  return (
    <section class="ending" aria-labelledby="practice-end">
      <h2 id="practice-end" tabIndex={-1} ref={heading}>
        {isPlacement
          ? practice[placed.length > 0 ? 'placed.title' : 'placed.none']
          : asked > 0 || examples === 0
            ? fill(practice.score, { right, of: asked })
            : fill(practice.examples, { n: examples })}
      </h2>
      {!isPlacement && (
        <p>
          {fill(practice[done.length === 1 ? 'pace.one' : 'pace'], { n: sayPace(mean / 1000, lang) })}
          {reached < asked && ` ${fill(practice.unreached, { n: asked - reached })}`}
          {asked > 0 && examples > 0 && ` ${fill(practice.examples, { n: examples })}.`}
          {MODES[mode].clock === 'race' && best !== undefined && ` ${fill(practice.best, { n: best })}`}
        </p>
      )}
      {notRecorded > 0 && said && <p>{fill(said.house, { n: notRecorded, book: words.book[baseBook(rules)] })}</p>}
      {MODES[mode].clock === 'race' && skill !== undefined && <RaceBests rules={rules} skill={skill} />}
      {quiz && <DayPost quiz={quiz} done={done} />}
      {isPlacement && said && <Placed session={session} said={said} />}
      {isStop && said && <StopDone skill={skill} standing={standing} said={said} />}
      {cites.length > 0 && !isPlacement && (
        <>
          <h3>{practice.read}</h3>
          <ul class="reading">
            {cites.map((clause, i) => (
              <li key={i}>
                <Citation clause={clause} words={words} locale={locale} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="actions">
        {isOfPath && !isAgain && wayOnward}
        {MODES[mode].clock === 'race' && skill !== undefined && (
          <button type="button" class="button" onClick={() => practiseSpeed(rules, skill)}>
            {fill(practice['race.again'], { n: SPEED.milliseconds / 1000 })}
          </button>
        )}
        {missed.length > 0 && (
          <button
            type="button"
            class={isAgain || isOfPath ? 'button quiet' : 'button'}
            onClick={() => replay(missed.map(({ question }) => question))}
          >
            {practice['replay.missed']}
          </button>
        )}
        {slow.length > 0 && (
          <button type="button" class="button quiet" onClick={() => replay(slow.map(({ question }) => question))}>
            {practice['replay.slow']}
          </button>
        )}
        {(mode === 'skill' || isStop) && skill !== undefined && (isAgain || !isStop) && (
          <button
            type="button"
            class={isAgain ? 'button' : 'button quiet'}
            onClick={() => again(way.to === 'easier' ? way.level : undefined)}
          >
            {fill(practice[way.to === 'easier' ? 'easier' : 'again'], { skill: practice[`skill.${skill}`] })}
          </button>
        )}
        {(!isOfPath || isAgain) && wayOnward}
        {quiz && (
          <CopyButton
            class="button quiet"
            label={practice['result.copy']}
            text={() => linkTo(formatResult({ quiz, right, seconds }))}
          />
        )}
        {mode === 'round' && gameUnder(rules).hasEastRound && (
          <button type="button" class="button" onClick={() => playRound(rules)}>
            {practice['east-round.again']}
          </button>
        )}
        <button type="button" class="button quiet" onClick={() => leave()}>
          {practice.map}
        </button>
      </div>
      {asked > 0 && mode !== 'replay' && !isPlacement && (
        <ResultPicture text={resultText(session, { right, asked }, strings)} />
      )}
      {!(isPlacement && placed.length === 0) && <Missed session={session} />}
    </section>
  );
}
