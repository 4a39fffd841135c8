import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { $record, followOtherTabs, loadMemory } from '../../stores/practice/memory.ts';
import { MODES } from '../../stores/practice/modes.ts';
import { EMPTY } from '../../stores/practice/record.ts';
import { $result, $session } from '../../stores/practice/running.ts';
import { $rulebook, DEFAULT_RULEBOOK } from '../../stores/rulebook.ts';
import { Lobby } from './Lobby.tsx';
import { $desk, atDesk, fetchDesk } from './fetch-desk.ts';
import { type Speech, SpeechProvider } from './speech.ts';
import { useAtOnce } from './use-at-once.ts';
import './practice.css';
import './lobby.css';
import './question.css';
import './answer.css';
import './verdict.css';

const isLink = (): boolean => /^#(q|quiz|result)=/.test(location.hash);
const openLink = (): void => {
  if (isLink()) atDesk((desk) => desk.openLink(location.hash));
};
const prepare = (): void => void fetchDesk();

/** A sitting of one's own choice ends when another rulebook is put in force; a given quiz keeps its own. */
function endOnOtherRulebook(rules: string): void {
  const session = $session.get();
  if (session && MODES[session.mode].followsRulebook && session.rules !== rules) $session.set(undefined);
}

/** Practice as a whole: the lobby, and before it a sitting or a result. The lobby waits out of sight, as it was left. */
export function Practice(speech: Speech) {
  const record = useStore($record, { ssr: () => EMPTY });
  const rules = useStore($rulebook, { ssr: () => DEFAULT_RULEBOOK });
  const session = useAtOnce($session);
  const result = useAtOnce($result);
  const desk = useAtOnce($desk);
  useEffect(() => {
    loadMemory();
    openLink();
    addEventListener('hashchange', openLink);
    const unfollow = followOtherTabs();
    const unlisten = $rulebook.listen(endOnOtherRulebook);
    return () => {
      removeEventListener('hashchange', openLink);
      unfollow();
      unlisten();
    };
  }, []);
  const isAway = desk !== undefined && (session ?? result) !== undefined;
  const known = useRef(record);
  if (!isAway) known.current = record;
  const lobby = useMemo(() => <Lobby record={known.current} rules={rules} />, [known.current, rules]);
  return (
    <SpeechProvider value={speech}>
      <div class="practice not-content" onPointerOver={prepare} onTouchStart={prepare} onFocusIn={prepare}>
        {desk && <desk.Sitting session={session} />}
        {desk && !session && result && <desk.ResultPage result={result} />}
        <div class={isAway ? 'lobby away' : 'lobby'}>{lobby}</div>
        {desk && <desk.WarmUp rules={rules} record={known.current} isAway={isAway} />}
      </div>
    </SpeechProvider>
  );
}
