/** A place on the tile: x runs 0 to 60 rightwards, y 0 to 80 downwards. */
export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number>>;

/** Writes a number with at most the given decimals. */
export const num = (value: number, decimals = 1): string => String(Number(value.toFixed(decimals)));

/** Writes one element with presentation attributes only. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** A filled path. */
export const fill = (d: string, colour: string): string => element('path', { fill: colour, d });

/** A line of the given width with round ends. */
export const line = (d: string, colour: string, width: number): string =>
  element('path', { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', d });

/** A line of the given width cut off square at its ends. */
export const bar = (d: string, colour: string, width: number): string =>
  element('path', { stroke: colour, 'stroke-width': width, d });

/** Discs of one radius, as a single path of points with round caps. */
export const discs = (centres: readonly Point[], radius: number, colour: string): string =>
  line(centres.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''), colour, 2 * radius);

/** The points at equal angles on a circle, the first one at the given angle in degrees (0 is to the right, 90 down). */
export const around = ([x, y]: Point, radius: number, count: number, from = -90): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = ((from + (360 * index) / count) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
