import type { RiichiOptions } from '../options/options.ts';

const NO_UMA: readonly number[] = [0, 0, 0, 0];

/** What is added by place, first place first: fixed, or by how many players have what they started with (Tesuji S3, S5). */
export function umaOf(points: readonly number[], { uma, startPoints }: RiichiOptions): readonly number[] {
  switch (uma.kind) {
    case 'fixed':
      return uma.points;
    case 'by-players-in-plus':
      return uma.points[points.filter((own) => own >= startPoints).length] ?? NO_UMA;
    case 'none':
      return NO_UMA;
  }
}
