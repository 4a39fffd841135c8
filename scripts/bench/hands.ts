import { type HandRequest, scoreRequest } from '../../src/engine/riichi/index.ts';
import { generateRequests } from '../../tests/oracle/generate.ts';

/** The kinds of hands that are timed, by the generator's names. */
export const HAND_SETS = ['everyday', 'random', 'adversarial'] as const;
export type HandSet = (typeof HAND_SETS)[number];

const setOf = (id: string): HandSet =>
  id.startsWith('everyday') ? 'everyday' : id.startsWith('random') ? 'random' : 'adversarial';

/**
 * Winning hands under the comparison profile, equally many of each set. Liability is left out: the other program does
 * not know it.
 */
export function benchHands(each: number): Record<HandSet, HandRequest[]> {
  const sets: Record<HandSet, HandRequest[]> = { everyday: [], random: [], adversarial: [] };
  for (const generated of generateRequests(2016, each * 80)) {
    const set = sets[setOf(generated.id ?? '')];
    if (set.length >= each || generated.knobs || generated.liable) continue;
    const request = { ...generated, rules: 'tenhou' } as HandRequest;
    const result = scoreRequest(request);
    if (result.ok && result.kind === 'win') set.push(request);
  }
  return sets;
}
