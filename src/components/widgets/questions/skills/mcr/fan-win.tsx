import { fansOfFamily } from '../../../../../quizzes/mcr/hands/families.ts';
import { familyView } from '../../family-view.tsx';

/** Fan from the wait and the way of winning, without flowers. */
export const view = familyView<'fan-win'>((family) => fansOfFamily(family).filter((fan) => fan !== 'flower-tiles'));
