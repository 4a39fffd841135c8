import { type Random, makeRandom } from '../../oracle/random.ts';
import { type FanId, whyNot } from '../../../src/engine/mcr/index.ts';
import { readMcr } from './read.ts';
import { randomSet } from './generate.ts';
import { type Group, type Spec, fits, pair, requestOf, winOf } from './spec.ts';

const ALL = Array.from({ length: 34 }, (_, kind) => kind);

/** A set moved along its suit, into another suit, or replaced. */
function changed(random: Random, group: Group): Group {
  const way = random.below(4);
  if (group.type === 'loose') return group;
  if (way === 0 && group.type !== 'pair')
    return {
      ...group,
      laid: random.pick(group.type === 'pung' ? ['own', 'open', 'kong', 'concealed-kong'] : ['own', 'open']),
    };
  const move = way === 1 ? random.pick([-1, 1, -3, 3]) : random.pick([-18, -9, 9, 18]);
  const kinds = group.kinds.map((kind) => kind + move);
  const suitOf = (kind: number): number => Math.floor(kind / 9);
  const stays = kinds.every((kind) => kind >= 0 && kind < 34 && suitOf(kind) === suitOf(kinds[0] ?? 0));
  if (way < 3 && stays && (group.type !== 'chow' || (kinds[0] ?? 0) < 27)) return { ...group, kinds };
  return group.type === 'pair' ? pair(random.pick(ALL)) : { ...randomSet(random, ALL, 0.5), laid: group.laid };
}

/** A hand that differs from another in one respect. */
function mutate(random: Random, spec: Spec): Spec {
  if (random.chance(0.2)) return { ...spec, winning: random.below(14) };
  if (random.chance(0.4)) return { ...spec, win: { ...spec.win, ...winOf(random, spec.groups, spec.winning) } };
  const at = random.below(spec.groups.length);
  const other = spec.groups[random.below(spec.groups.length)];
  const groups = spec.groups.map((group, i) => {
    if (i !== at) return group;
    return random.chance(0.2) && other?.type === group.type ? changed(random, other) : changed(random, group);
  });
  return fits({ groups }) ? { ...spec, groups, win: winOf(random, groups, spec.winning) } : spec;
}

/** How close a hand is to counting a fan, or to having it at all: 1 when it does. */
function nearness(spec: Spec, fan: FanId, heldIsEnough: boolean): number {
  const read = readMcr(requestOf(spec));
  if (!read.ok) return -1;
  const why = whyNot(read.value.hand, fan, read.value.rules);
  if (why.status === 'counts') return 1;
  if (why.status === 'excluded')
    return heldIsEnough && why.excludes.every(({ principle }) => principle !== 'high-versus-low') ? 1 : 0.9;
  if (why.status !== 'missing') return 0.9;
  const { have, wanted } = why.values;
  return typeof have === 'number' && typeof wanted === 'number' ? 0.2 + (0.5 * have) / wanted : 0.2;
}

function search(a: FanId, b: FanId, seeds: readonly Spec[], tries: number, heldIsEnough: boolean): Spec | undefined {
  const random = makeRandom(tries + seeds.length);
  const near = (spec: Spec): number => nearness(spec, a, heldIsEnough) + nearness(spec, b, heldIsEnough);
  for (const seed of seeds) {
    let best = seed;
    let score = near(best);
    for (let i = 0; i < tries; i++) {
      const spec = mutate(random, best);
      const next = near(spec);
      if (next >= score) {
        best = spec;
        score = next;
      }
      if (score === 2) return best;
    }
  }
  return undefined;
}

/**
 * Searches for a hand in which two fan count together by changing hands with one of them step by step; undefined when
 * none was found.
 */
export const findTogether = (a: FanId, b: FanId, seeds: readonly Spec[], tries: number): Spec | undefined =>
  search(a, b, seeds, tries, false);

/** Searches for a hand that has both, whether or not they count. */
export const findHeld = (a: FanId, b: FanId, seeds: readonly Spec[], tries: number): Spec | undefined =>
  search(a, b, seeds, tries, true);
