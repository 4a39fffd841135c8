/** What somebody may take for another number in MCR. The number is part of the id, as in `minimum-points-6`. */
const MCR_PARAMETERS = ['minimum-points', 'base-worth', 'discarder-times', 'draw-times'] as const;
/** One of these. */
export type McrParameter = (typeof MCR_PARAMETERS)[number];

/** The id of taking it for a number, as `minimum-points-6`. */
export const mcrParameterId = (parameter: McrParameter, n: number): string => `${parameter}-${String(n)}`;

/** The id of counting a fan as so many points, as `fan-worth-all-pungs-8`. */
export const fanWorthId = (fan: string, n: number): string => `fan-worth-${fan}-${String(n)}`;

/** What an id of a misconception takes for another number: the key of its sentence, the number, and the fan if it is one. */
export function mcrNumberIn(
  id: string,
): { readonly key: McrParameter | 'fan-worth'; readonly n: number; readonly fan?: string } | undefined {
  const [, fan, points] = /^fan-worth-([a-z-]+)-(\d+)$/.exec(id) ?? [];
  if (fan !== undefined) return { key: 'fan-worth', fan, n: Number(points) };
  const [, named, n] = /^([a-z-]+)-(\d+)$/.exec(id) ?? [];
  const key = MCR_PARAMETERS.find((one) => one === named);
  return key && { key, n: Number(n) };
}
