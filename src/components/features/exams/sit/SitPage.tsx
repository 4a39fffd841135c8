import { useEffect, useState } from 'preact/hooks';
import { type Invitation, type ReadInvitation, readInvitation } from '../../../../quizzes/exams/invitation.ts';
import { readEventKey } from '../../../../quizzes/exams/event-key.ts';
import { takeEventKey } from '../../../../stores/exams/event-keys.ts';
import type { IslandStrings } from '../../../base/words/strings.ts';
import { ExamIsland } from '../ExamIsland.tsx';
import { needsOf, useExamPart } from '../exam-part.tsx';
import { About } from './About.tsx';
import { sayNoKey } from './Waiting.tsx';
import { type EarlyExamWords, useExamStrings } from '../strings.ts';
import '../../../widgets/questions/practice.css';
import '../../../widgets/questions/question.css';
import '../../../widgets/questions/answer.css';
import './sit.css';

function Invited({ invitation }: { readonly invitation: Invitation }) {
  const { module, waiting } = useExamPart(needsOf(invitation.blueprint), () => import('./Sat.tsx'));
  return module ? <module.Sat invitation={invitation} /> : <About invitation={invitation}>{waiting}</About>;
}

/** The address in the organizer’s QR code: the key is taken, and the link that waited for it here opens. */
const KEY = /^#key=(.*)$/s;

function Page() {
  const { words } = useExamStrings('sit');
  const { sit } = words;
  const [read, setRead] = useState<ReadInvitation>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const follow = (): void => {
      const [, typed] = KEY.exec(location.hash) ?? [];
      const key = typed === undefined ? undefined : readEventKey(typed);
      const link = key?.ok ? takeEventKey(key.key) : undefined;
      if (link !== undefined) location.hash = link;
      else if (key) setSaid(key.ok ? sit['sealed.kept'] : sayNoKey(key, words));
      else setSaid('');
      setRead(key ? undefined : readInvitation(location.hash));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <div class="practice sit not-content">
      {said !== '' && <p role="alert">{said}</p>}
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
export const SitPage = (strings: IslandStrings<EarlyExamWords<'sit'>>) => (
  <ExamIsland strings={strings}>
    <Page />
  </ExamIsland>
);
