import { Supervised } from './Supervised.tsx';
import type { Speech } from './speech.ts';

const load = () => import('./paper-room.ts');

/** Sheets and keys of an event, and their marking. */
export const PaperPage = (speech: Speech) => <Supervised speech={speech} load={load} />;
