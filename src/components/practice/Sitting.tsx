import type { Session } from '../../stores/practice/running.ts';
import { Asking } from './Asking.tsx';
import { Ending } from './Ending.tsx';

/** A sitting, from its questions to its end. */
export const Sitting = ({ session }: { readonly session: Session }) =>
  session.over ? <Ending session={session} /> : <Asking session={session} />;
