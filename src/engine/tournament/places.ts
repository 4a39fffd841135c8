/** The places that one player takes or shares, 1 to 4. */
export interface Places {
  readonly first: number;
  readonly last: number;
}

/** The places of some points, most points first; equal points share the places that they take together. */
export const placesOf = (points: readonly number[]): readonly Places[] =>
  points.map((own) => {
    const first = 1 + points.filter((other) => other > own).length;
    return { first, last: first + points.filter((other) => other === own).length - 1 };
  });

/** The mean of shared places. */
export const meanPlace = ({ first, last }: Places): number => (first + last) / 2;

/** Whether a place is shared. */
export const isShared = ({ first, last }: Places): boolean => last > first;

/** What is given by place, first place first, divided equally among those who share some. */
export function shareOf(byPlace: readonly number[], { first, last }: Places): number {
  const shared = byPlace.slice(first - 1, last);
  return shared.reduce((sum, one) => sum + one, 0) / shared.length;
}
