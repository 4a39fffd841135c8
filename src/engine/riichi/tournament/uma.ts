import type { Readings } from '../../tournament/request.ts';
import type { RiichiOptions } from '../options/options.ts';

const NO_UMA: readonly number[] = [0, 0, 0, 0];

/** What is added by place, first place first: fixed, or by how many players are in plus (Tesuji S3, S5). */
export function umaOf(
  points: readonly number[],
  { uma, startPoints }: RiichiOptions,
  inPlus: Readings['inPlus'],
): readonly number[] {
  switch (uma.kind) {
    case 'fixed':
      return uma.points;
    case 'by-players-in-plus':
      return (
        uma.points[
          points.filter((own) => own > startPoints || (own === startPoints && inPlus === 'at-start')).length
        ] ?? NO_UMA
      );
    case 'none':
      return NO_UMA;
  }
}
