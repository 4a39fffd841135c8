import { useStore } from '@nanostores/preact';
import { useEffect } from 'preact/hooks';
import { $record, followOtherTabs, loadMemory } from '../../stores/practice/memory.ts';
import { EMPTY } from '../../stores/practice/record.ts';
import { $result, $session } from '../../stores/practice/running.ts';
import { $rulebook, DEFAULT_RULEBOOK } from '../../stores/rulebook.ts';
import { $desk, atDesk, fetchDesk } from './desk.ts';
import { Days } from './Days.tsx';
import { DeskTool } from './DeskTool.tsx';
import { Keeping } from './Keeping.tsx';
import { useAtOnce } from './use-at-once.ts';
import { SkillMap } from './SkillMap.tsx';
import { type Speech, SpeechProvider } from './speech.ts';
import './practice.css';

const isLink = (): boolean => /^#(q|quiz|result)=/.test(location.hash);
const openLink = (): void => {
  if (isLink()) atDesk((desk) => desk.openLink(location.hash));
};
const prepare = (): void => void fetchDesk();

/** A sitting of one's own choice ends when another rulebook is put in force; a given quiz keeps its own. */
function endOnOtherRulebook(rules: string): void {
  const session = $session.get();
  const isOwn = session && session.mode !== 'quiz' && session.mode !== 'replay';
  if (isOwn && session.rules !== rules) $session.set(undefined);
}

/** Practice as a whole: the map of skills, a sitting, its end. */
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
  return (
    <SpeechProvider value={speech}>
      <div class="practice not-content" onPointerOver={prepare} onTouchStart={prepare} onFocusIn={prepare}>
        {desk && session ? (
          <desk.Sitting session={session} />
        ) : desk && result ? (
          <desk.ResultPage result={result} />
        ) : (
          <>
            <SkillMap record={record} rules={rules} />
            <Days days={record.days} />
            <DeskTool summary={speech.words.practice.exam} form="ExamForm" rules={rules} />
            <DeskTool summary={speech.words.practice['quiz.make']} form="QuizForm" rules={rules} />
            <Keeping />
            {desk && <desk.WarmUp rules={rules} />}
          </>
        )}
      </div>
    </SpeechProvider>
  );
}
