import { fill, num, type Point } from './svg.ts';

/** The shape of a petal or leaf: how far from its centre it begins and ends, and how wide it is. */
export interface PetalShape {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

const polar = ([x, y]: Point, distance: number, sideways: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `${num(x + distance * cos - sideways * sin)} ${num(y + distance * sin + sideways * cos)}`;
};

/** Draws equal petals that radiate from one centre in the given directions (0 is to the right, 90 down). */
export function petals(centre: Point, shape: PetalShape, directions: readonly number[], colour: string): string {
  const middle = (shape.from + shape.to) / 2;
  const petal = (degrees: number): string => {
    const at = (distance: number, sideways: number): string => polar(centre, distance, sideways, degrees);
    const tip = at(shape.to, 0);
    const base = at(shape.from, 0);
    return `M${base}Q${at(middle, shape.width)} ${tip}Q${at(middle, -shape.width)} ${base}z`;
  };
  return fill(directions.map(petal).join(''), colour);
}
