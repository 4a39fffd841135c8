import { fansOfFamily } from '../../../../../quizzes/mcr/hands/families.ts';
import { familyView } from '../../family-view.tsx';

/** Which fan come from the wait and from how the hand was won; flowers are not asked about. */
export const view = familyView<'fan-win'>((family) => fansOfFamily(family).filter((fan) => fan !== 'flower-tiles'));
