import type { Invitation } from './invitation.ts';

const HUNDRED = 100;

/** How many minutes a candidate has, rounded up. */
export const minutesOf = ({ blueprint, timeFactor }: Pick<Invitation, 'blueprint' | 'timeFactor'>): number =>
  Math.ceil((blueprint.minutes * timeFactor) / HUNDRED);
