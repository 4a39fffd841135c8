import { gameOf } from '../../../engine/rulebooks/ids.ts';
import { rulesOfLink } from '../../../quizzes/quiz/link-rules.ts';
import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { keptRules, offerKept } from '../../../stores/practice/kept.ts';
import { $record, followOtherTabs, loadMemory } from '../../../stores/practice/memory.ts';
import { MODES } from '../../../quizzes/session/modes.ts';
import { EMPTY } from '../../../quizzes/memory/record.ts';
import { $lesson } from '../../../stores/practice/lessons.ts';
import { $invited, $outdated, $result, $session } from '../../../stores/practice/running.ts';
import { $book, DEFAULT_RULEBOOK } from '../../../stores/rulebook.ts';
import { Lobby } from './Lobby.tsx';
import { Trouble } from './Trouble.tsx';
import { Waiting } from './Waiting.tsx';
import { $desk, $ready, atDesk, fetchDesk } from './fetch-desk.ts';
import { type PracticeStrings, StringsProvider } from '../../widgets/questions/strings.ts';
import { isBackAtTable, turnTo, useTableEntry } from './table-entry.ts';
import { useAtOnce } from '../../widgets/questions/use-at-once.ts';
import '../../widgets/questions/practice.css';
import './lesson/lesson.css';
import './lobby.css';
import '../../widgets/questions/question.css';
import '../../widgets/questions/answer.css';
import '../../widgets/questions/verdict.css';

const prepare = (): void => void fetchDesk($book.get());
/** Signs that somebody is about to sit down; once the desk is there, a tap need not pass them. */
const EAGER = { onPointerOver: prepare, onTouchStart: prepare, onFocusIn: prepare } as const;

/** Opens the link of the address; `tellLost` hears whether it leads nowhere. */
function openLink(tellLost: (isLost: boolean) => void): void {
  const { hash } = location;
  if (/^#(q|quiz|result|day|begin)=/.test(hash))
    atDesk(rulesOfLink(hash) ?? $book.get(), (desk) => tellLost(!desk.openLink(hash)));
  else tellLost(false);
}

/** Goes on where the page was left, by a reload or a way back; else opens the link, or offers what was left before. */
function begin(tellLost: (isLost: boolean) => void): void {
  const beginAnew = (): void => {
    offerKept();
    openLink(tellLost);
  };
  if (!isBackAtTable()) beginAnew();
  else
    atDesk(keptRules() ?? $book.get(), (desk) => {
      if (!desk.goOn()) beginAnew();
    });
}

/** The way back leads from the table to the map, and the way on to the table again. */
function followHistory(): void {
  const place = turnTo();
  if (place === undefined) return;
  atDesk(keptRules() ?? $book.get(), (desk) => {
    if (place === 'table') desk.goOn();
    else desk.putAside();
  });
}

/** The page is being left: what runs is kept for the way back. */
const keepSitting = (): void => $desk.get()?.keepSitting();

/** A sitting of one's own choice ends when another rulebook is put in force; a given quiz keeps its own. */
function endOnOtherRulebook(rules: string): void {
  const session = $session.get();
  if (session && MODES[session.mode].followsRulebook && session.rules !== rules) $desk.get()?.leave();
}

/** Practice as a whole: the lobby, and before it a sitting or a result. The lobby waits out of sight, as it was left. */
export function Practice(strings: PracticeStrings) {
  const record = useStore($record, { ssr: () => EMPTY });
  const rules = useStore($book, { ssr: () => DEFAULT_RULEBOOK });
  const session = useAtOnce($session);
  const lesson = useAtOnce($lesson);
  const result = useAtOnce($result);
  const outdated = useAtOnce($outdated);
  const invited = useAtOnce($invited);
  const desk = useAtOnce($desk);
  const isReady = (useAtOnce($ready) ?? []).includes(gameOf(rules));
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const follow = (): void => openLink(setLost);
    loadMemory();
    begin(setLost);
    addEventListener('hashchange', follow);
    addEventListener('popstate', followHistory);
    addEventListener('pagehide', keepSitting);
    document.addEventListener('visibilitychange', keepSitting);
    const unfollow = followOtherTabs();
    const unlisten = $book.listen(endOnOtherRulebook);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', followHistory);
      removeEventListener('pagehide', keepSitting);
      document.removeEventListener('visibilitychange', keepSitting);
      unfollow();
      unlisten();
    };
  }, []);
  useTableEntry(session !== undefined);
  const isAway = desk !== undefined && (session ?? result ?? outdated ?? invited) !== undefined;
  const known = useRef(record);
  if (!isAway) known.current = record;
  const lobby = useMemo(() => <Lobby record={known.current} rules={rules} />, [known.current, rules]);
  return (
    <StringsProvider value={strings}>
      <div class="practice not-content" {...(isReady ? {} : EAGER)}>
        <Waiting />
        <Trouble />
        {desk && <desk.Sitting session={lesson ? undefined : session} />}
        {desk && lesson && <desk.LessonDoor due={lesson} />}
        {desk && !session && result && <desk.ResultPage result={result} />}
        {desk && !session && outdated && <desk.OutdatedQuiz quiz={outdated} />}
        {desk && !session && invited && <desk.QuizStart quiz={invited} />}
        {isLost && !isAway && (
          <p class="trouble" role="alert">
            {strings.words.practice['link.lost']}
          </p>
        )}
        <div class={isAway ? 'lobby away' : 'lobby'} data-lobby-of={gameOf(rules)}>
          {lobby}
        </div>
        {desk && isReady && <desk.WarmUp rules={rules} record={known.current} isAway={isAway} />}
      </div>
    </StringsProvider>
  );
}
