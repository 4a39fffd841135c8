import type { Asked } from '../../skill-kit/skill.ts';
import type { Scene } from '../penalties/scenarios.ts';

/** What an offence costs by its scene, amount and article. */
export type RulingsQuestion = Asked<'rulings'> & Scene;
