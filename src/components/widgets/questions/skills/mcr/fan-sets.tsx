import { fansOfFamily } from '../../../../../quizzes/mcr/hands/families.ts';
import { familyView } from '../../family-view.tsx';

/** Which set fan count. */
export const view = familyView<'fan-sets'>(fansOfFamily);
