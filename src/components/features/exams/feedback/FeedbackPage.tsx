import { useEffect, useState } from 'preact/hooks';
import { ExamIsland } from '../ExamIsland.tsx';
import { useLoading } from '../exam-part.tsx';
import type { ExamStrings } from '../strings.ts';
import type * as OpenedModule from './Opened.tsx';
import '../../../widgets/questions/practice.css';
import '../../../widgets/questions/question.css';
import '../../../widgets/questions/verdict.css';
import './feedback.css';

async function loadOpened(): Promise<typeof OpenedModule> {
  // Where the page itself reports a missing script, there is no module and no error.
  const module = (await import('./Opened.tsx')) as typeof OpenedModule | undefined;
  if (!module) throw new Error('a script did not come');
  return module;
}

function Page() {
  const [fragment, setFragment] = useState('');
  const { module, waiting } = useLoading(loadOpened, []);
  useEffect(() => {
    const follow = (): void => setFragment(location.hash);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <div class="practice feedback not-content">
      {module ? <module.Opened key={fragment} fragment={fragment} /> : waiting}
    </div>
  );
}

/** The marked sheet of a candidate, opened by the link that the organizer gives out. */
export const FeedbackPage = (strings: ExamStrings<'feedback'>) => (
  <ExamIsland strings={strings}>
    <Page />
  </ExamIsland>
);
