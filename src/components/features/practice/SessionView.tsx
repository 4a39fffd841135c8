import type { Session } from '../../../quizzes/session/session.ts';
import { Asking } from './Asking.tsx';
import { Ending } from './Ending.tsx';

/** A session from its first question to its end. The table stays mounted before and after. */
export const SessionView = ({ session }: { readonly session: Session | undefined }) => (
  <>
    {session?.over && <Ending session={session} />}
    <Asking session={session?.over ? undefined : session} />
  </>
);
