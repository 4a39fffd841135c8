import { forEachLayer, type Network } from '../src/components/features/referee/finder/network.ts';

const LAYERS = [
  'embeddings',
  'filters',
  'filterBias',
  'output',
  'outputBias',
] as const satisfies readonly (keyof Network)[];

const WEIGHT_DECAY = 0.01;

/** The AdamW optimizer (Kingma and Ba, 2015; decoupled weight decay, Loshchilov and Hutter, 2019). */
export function makeAdam(network: Network) {
  const [BETA1, BETA2, EPSILON] = [0.9, 0.999, 1e-8];
  const means = forEachLayer((layer) => new Float32Array(network[layer].length));
  const squares = forEachLayer((layer) => new Float32Array(network[layer].length));
  let steps = 0;
  /** Takes one step and clears the gradients, which are sums over `batch` examples. */
  return (gradients: Network, batch: number, learningRate: number): void => {
    steps += 1;
    const [meanCorrection, squareCorrection] = [1 - BETA1 ** steps, 1 - BETA2 ** steps];
    for (const layer of LAYERS) {
      const [weights, mean, square, gradient] = [network[layer], means[layer], squares[layer], gradients[layer]];
      for (let i = 0; i < weights.length; i += 1) {
        const slope = (gradient[i] ?? 0) / batch;
        const first = BETA1 * (mean[i] ?? 0) + (1 - BETA1) * slope;
        const second = BETA2 * (square[i] ?? 0) + (1 - BETA2) * slope * slope;
        mean[i] = first;
        square[i] = second;
        const change = first / meanCorrection / (Math.sqrt(second / squareCorrection) + EPSILON);
        weights[i] = (weights[i] ?? 0) * (1 - learningRate * WEIGHT_DECAY) - learningRate * change;
      }
      gradient.fill(0);
    }
  };
}
