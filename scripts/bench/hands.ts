import { type HandRequest, scoreRequest } from '../../src/engine/riichi/index.ts';
import { generateRequests } from '../../tests/oracle/generate.ts';

/** The kinds of hands that are timed, by what their generator calls them. */
export const HAND_SETS = ['everyday', 'random', 'adversarial'] as const;
export type HandSet = (typeof HAND_SETS)[number];

const setOf = (id: string): HandSet =>
  id.startsWith('everyday') ? 'everyday' : id.startsWith('random') ? 'random' : 'adversarial';

/** Winning hands under the comparison profile, in equal numbers of each set; liability is left out, which the other program does not know. */
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
