import { useEffect, useState } from 'preact/hooks';
import { type Invitation, type ReadInvitation, readInvitation } from '../../../../quizzes/exams/invitation.ts';
import { ExamIsland } from '../ExamIsland.tsx';
import { needsOf, useExamPart } from '../exam-part.tsx';
import { About } from './About.tsx';
import { type ExamStrings, useExamStrings } from '../strings.ts';
import '../../../widgets/questions/practice.css';
import '../../../widgets/questions/question.css';
import '../../../widgets/questions/answer.css';
import './sit.css';

function Invited({ invitation }: { readonly invitation: Invitation }) {
  const { module, waiting } = useExamPart(needsOf(invitation.blueprint), () => import('./Sat.tsx'));
  return module ? <module.Sat invitation={invitation} /> : <About invitation={invitation}>{waiting}</About>;
}

function Page() {
  const { sit } = useExamStrings('sit').words;
  const [read, setRead] = useState<ReadInvitation>();
  useEffect(() => {
    const follow = (): void => setRead(readInvitation(location.hash));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <div class="practice sit not-content">
      {read?.ok && <Invited key={JSON.stringify(read.invitation)} invitation={read.invitation} />}
      {read?.ok === false && (
        <p class="trouble" role="alert">
          {sit[`link.${read.why}`]}
        </p>
      )}
    </div>
  );
}

/** The page of an exam by link, for its candidate. */
export const SitPage = (strings: ExamStrings<'sit'>) => (
  <ExamIsland strings={strings}>
    <Page />
  </ExamIsland>
);
