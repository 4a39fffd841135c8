import type { Asked } from '../../skill-kit/skill.ts';
import type { Scene } from '../penalties/scenarios.ts';

/** The penalty for an offence in a scene, with amount and article. */
export type RulingsQuestion = Asked<'rulings'> & Scene;
