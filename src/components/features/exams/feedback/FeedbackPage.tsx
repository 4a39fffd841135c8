import { useEffect, useState } from 'preact/hooks';
import type { IslandStrings } from '../../../base/words/strings.ts';
import { ExamIsland } from '../ExamIsland.tsx';
import { useLoading } from '../exam-part.tsx';
import type { EarlyExamWords } from '../strings.ts';
import type * as OpenedModule from './Opened.tsx';
import '../../../widgets/questions/practice.css';
import '../../../widgets/questions/question.css';
import '../../../widgets/questions/verdict.css';
import './feedback.css';

async function loadOpened(): Promise<typeof OpenedModule> {
  // When the page itself reports a missing script, the import gives neither a module nor an error.
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

/** A candidate's marked sheet, opened by the organizer's link. */
export const FeedbackPage = (strings: IslandStrings<EarlyExamWords<'feedback'>>) => (
  <ExamIsland strings={strings}>
    <Page />
  </ExamIsland>
);
