import { Supervised } from './Supervised.tsx';
import type { Speech } from './speech.ts';

const load = () => import('./desk-room.ts');

/** The examiner's phone at the desk. */
export const DeskPage = (speech: Speech) => <Supervised speech={speech} load={load} />;
