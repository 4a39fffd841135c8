import { type Net, ofEach } from '../net.ts';

const KINDS = ['parts', 'patterns', 'bounds', 'cards', 'usual'] as const satisfies readonly (keyof Net)[];

/** So much of each number is forgotten with a step of one. */
const FORGOTTEN = 0.01;

/** Takes steps by Adam: each number as far as its slope is steady, whatever its size (Kingma and Ba, 2015; forgetting apart, Loshchilov and Hutter, 2019). */
export function makeStepping(net: Net) {
  const [MEAN, SQUARE, LEAST] = [0.9, 0.999, 1e-8];
  const means = ofEach((kind) => new Float32Array(net[kind].length));
  const squares = ofEach((kind) => new Float32Array(net[kind].length));
  let taken = 0;
  return (slopes: Net, tellings: number, step: number): void => {
    taken += 1;
    const [meanPart, squarePart] = [1 - MEAN ** taken, 1 - SQUARE ** taken];
    for (const kind of KINDS) {
      const [numbers, mean, square, slope] = [net[kind], means[kind], squares[kind], slopes[kind]];
      for (let i = 0; i < numbers.length; i += 1) {
        const off = (slope[i] ?? 0) / tellings;
        const usual = MEAN * (mean[i] ?? 0) + (1 - MEAN) * off;
        const size = SQUARE * (square[i] ?? 0) + (1 - SQUARE) * off * off;
        mean[i] = usual;
        square[i] = size;
        const change = usual / meanPart / (Math.sqrt(size / squarePart) + LEAST);
        numbers[i] = (numbers[i] ?? 0) * (1 - step * FORGOTTEN) - step * change;
      }
      slope.fill(0);
    }
  };
}
