import type { Session } from '../../../quizzes/session/session.ts';
import { Asking } from './Asking.tsx';
import { Ending } from './Ending.tsx';

/** A sitting, from its questions to its end; the table stays laid before and after it. */
export const SessionView = ({ session }: { readonly session: Session | undefined }) => (
  <>
    {session?.over && <Ending session={session} />}
    <Asking session={session?.over ? undefined : session} />
  </>
);
