import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { rulesOfLink } from '../../../quizzes/quiz/link-rules.ts';
import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { keptRules, offerKept } from '../../../stores/practice/kept.ts';
import { $record, followOtherTabs, loadMemory } from '../../../stores/practice/memory.ts';
import { MODES } from '../../../quizzes/session/modes.ts';
import { EMPTY } from '../../../quizzes/memory/record.ts';
import { $lesson } from '../../../stores/practice/lessons.ts';
import { $invited, $outdated, $result, $session } from '../../../stores/practice/running.ts';
import { $book } from '../../../stores/rulebook.ts';
import { Lobby } from './Lobby.tsx';
import { Trouble } from './Trouble.tsx';
import { Waiting } from './Waiting.tsx';
import { $parts, $ready, whenLoaded, fetchParts } from './load-session.ts';
import type { IslandStrings } from '../../base/words/strings.ts';
import { useWholeStrings } from '../../widgets/questions/late-words.ts';
import { type LobbyWords, StringsProvider } from '../../widgets/questions/strings.ts';
import { isBackAtTable, turnTo, useTableEntry } from './table-entry.ts';
import { useShownRulebook } from './use-shown-rulebook.ts';
import { useAtOnce } from '../../base/words/use-at-once.ts';
import '../../widgets/questions/practice.css';
import './lesson/lesson.css';
import './lobby.css';
import '../../widgets/questions/question.css';
import '../../widgets/questions/answer.css';
import '../../widgets/questions/verdict.css';

const prepare = (): void => void fetchParts($book.get());
/** Signs that somebody is about to start a session. */
const EAGER = { onPointerOver: prepare, onTouchStart: prepare, onFocusIn: prepare } as const;

/** Opens the link in the address; calls `tellLost` with whether it leads nowhere. */
function openLink(tellLost: (isLost: boolean) => void): void {
  const { hash } = location;
  if (/^#(q|quiz|result|day|begin|own)=/.test(hash))
    whenLoaded(rulesOfLink(hash, $book.get()), (parts) => tellLost(!parts.openLink(hash)));
  else tellLost(false);
}

/**
 * Restores the session after a reload or a step back in history; otherwise opens the link, or offers the last session.
 */
function begin(tellLost: (isLost: boolean) => void): void {
  const beginAnew = (): void => {
    offerKept();
    openLink(tellLost);
  };
  if (!isBackAtTable()) beginAnew();
  else
    whenLoaded(keptRules() ?? $book.get(), (parts) => {
      if (!parts.goOn()) beginAnew();
    });
}

/** The browser's back button leads from the table to the map, and forward to the table again. */
function followHistory(): void {
  const place = turnTo();
  if (place === undefined) return;
  whenLoaded(keptRules() ?? $book.get(), (parts) => {
    if (place === 'table') parts.goOn();
    else parts.putAside();
  });
}

/** Saves the running session when the page is left. */
const keepSession = (): void => $parts.get()?.keepSession();

/** Ends a session when its reader chooses another rulebook. A quiz from a link keeps its own. */
function endOnOtherRulebook(rules: string): void {
  const session = $session.get();
  if (session && MODES[session.mode].followsRulebook && session.rules !== rules) $parts.get()?.leave();
}

interface Props extends IslandStrings<LobbyWords> {
  /** The rulebook that the page is built by. */
  readonly first: BookId;
}

/**
 * The practice page: the lobby, and in front of it a session or a result. The lobby stays mounted to keep its state.
 */
export function Practice({ first, ...early }: Props) {
  const strings = useWholeStrings(early);
  const record = useStore($record, { ssr: () => EMPTY });
  const rules = useStore($book, { ssr: () => first });
  const session = useAtOnce($session);
  const lesson = useAtOnce($lesson);
  const result = useAtOnce($result);
  const outdated = useAtOnce($outdated);
  const invited = useAtOnce($invited);
  const parts = useAtOnce($parts);
  const isReady = (useAtOnce($ready) ?? []).includes(rules);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const follow = (): void => openLink(setLost);
    loadMemory();
    begin(setLost);
    addEventListener('hashchange', follow);
    addEventListener('popstate', followHistory);
    addEventListener('pagehide', keepSession);
    document.addEventListener('visibilitychange', keepSession);
    const unfollow = followOtherTabs();
    const unlisten = $book.listen(endOnOtherRulebook);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', followHistory);
      removeEventListener('pagehide', keepSession);
      document.removeEventListener('visibilitychange', keepSession);
      unfollow();
      unlisten();
    };
  }, []);
  useTableEntry(session !== undefined);
  useShownRulebook((session ?? result?.quiz ?? outdated ?? invited)?.rules ?? $book.get(), strings.words.book);
  const isAway = parts !== undefined && (session ?? result ?? outdated ?? invited) !== undefined;
  const known = useRef(record);
  if (!isAway) known.current = record;
  const lobby = useMemo(() => <Lobby record={known.current} rules={rules} />, [known.current, rules]);
  return (
    <StringsProvider value={strings}>
      <div class="practice not-content" {...(isReady ? {} : EAGER)}>
        <Waiting />
        <Trouble />
        {parts && <parts.SessionView session={lesson ? undefined : session} />}
        {parts && lesson && <parts.LessonDoor due={lesson} />}
        {parts && !session && result && <parts.ResultPage result={result} />}
        {parts && !session && outdated && <parts.OutdatedQuiz quiz={outdated} />}
        {parts && !session && invited && <parts.QuizStart quiz={invited} />}
        {isLost && !isAway && (
          <p class="trouble" role="alert">
            {strings.words.practice['link.lost']}
          </p>
        )}
        <div class={isAway ? 'lobby away' : 'lobby'} data-lobby-of={gameOf(rules)}>
          {lobby}
        </div>
        {parts && isReady && <parts.WarmUp rules={rules} record={known.current} isAway={isAway} />}
      </div>
    </StringsProvider>
  );
}
