import { familySkill } from '../../mcr/family-skill.ts';
import { COMMON, EVERY_FAN } from '../../mcr/hands/mixes.ts';

/** Which fan a hand has from its wait and from how it was won. */
export const fanWin = familySkill('fan-win', [
  { family: 'win', weight: 1, mix: { 1: COMMON, 2: EVERY_FAN, 3: EVERY_FAN }, taste: { open: 0.5, kongs: 0.12 } },
]);
