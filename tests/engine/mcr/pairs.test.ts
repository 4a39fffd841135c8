import { describe, expect, it } from 'vitest';
import { EXCLUSIONS, type FanId, NUMBERED_FANS, REPEATABLE, exclusionOf } from '../../../src/engine/mcr/index.ts';
import { FEATURES } from './fan-features.ts';
import { conflicts } from './features.ts';
import { mcrHands } from './generate.ts';
import { inShort } from './hands.ts';
import { NINE_GATES, pairsWithoutSets } from './pair-reasons.ts';
import { type Cell, type Shown, pairKey, readPairs, shownBy } from './pair-table.ts';

const { hands, cells } = readPairs();
/** What a hand shows; throws for one that is refused or incomplete. */
function show(text: string): Shown {
  const shows = shownBy(text);
  if (!shows) throw new Error(`does not count: ${text}`);
  return shows;
}
const all = hands.map(show);
const shown = (hand: number): Shown => all[hand] ?? show('');

const entries = [...cells].map(([key, cell]) => {
  const [a, b] = key.split(' ') as [FanId, FanId];
  return { key, a, b, cell };
});
const ofClass = <C extends Cell['class']>(wanted: C) =>
  entries.flatMap(({ key, a, b, cell }) =>
    cell.class === wanted ? [{ key, a, b, cell: cell as Extract<Cell, { class: C }> }] : [],
  );

/** Whether a hand counts two fan in one list, or one fan twice. */
const countsBoth = ({ lists }: Shown, a: FanId, b: FanId): boolean =>
  lists.some((list) => (a === b ? (list.get(a) ?? 0) > 1 : list.has(a) && list.has(b)));

const holds = ({ lists, excludes }: Shown, fan: FanId): boolean =>
  lists.some((list) => list.has(fan)) || excludes.some(({ rule }) => rule === fan);

describe('every pair of the 81 fan', () => {
  it('has a class', () => {
    const keys = NUMBERED_FANS.flatMap((a, i) => NUMBERED_FANS.slice(i).map((b) => pairKey(a, b)));
    expect([...cells.keys()]).toEqual(keys);
  });

  it('is shown by a hand where both can count', () => {
    for (const { key, a, b, cell } of [...ofClass('possible'), ...ofClass('conditional')])
      expect(countsBoth(shown(cell.hand), a, b), `${key}: ${hands[cell.hand] ?? ''}`).toBe(true);
  });

  it('is shown by a hand that holds both where one stays out', () => {
    for (const { key, a, b, cell } of [...ofClass('excluded'), ...ofClass('conditional')]) {
      if (cell.bite === null) continue;
      const shows = shown(cell.bite);
      const text = `${key}: ${hands[cell.bite] ?? ''}`;
      expect([a, b], text).toContain(cell.out);
      expect(holds(shows, a) && holds(shows, b), text).toBe(true);
      expect(shows.excludes, text).toContainEqual(
        expect.objectContaining({ rule: cell.out, by: cell.by, principle: cell.principle }),
      );
    }
  });

  it('cannot be for a reason', () => {
    const withoutSets = pairsWithoutSets();
    for (const { key, a, b, cell } of ofClass('impossible')) {
      const { reason } = cell;
      if (reason === 'once') expect(a === b && !REPEATABLE.some((fan) => fan === a), key).toBe(true);
      else if (reason === 'no-other-fan') expect([a, b], key).toContain('chicken-hand');
      else if (reason === 'no-such-sets') expect(withoutSets, key).toContain(key);
      else if (reason === 'not-in-nine-gates')
        for (const text of NINE_GATES) expect(countsBoth(show(text), a, b), key).toBe(false);
      else expect(conflicts(FEATURES[a] ?? {}, FEATURES[b] ?? {}), key).toContain(reason);
    }
  });

  it('says so truly of every hand dealt', () => {
    for (const request of mcrHands(81, 4000)) {
      const text = inShort(request);
      const ids = [...(shownBy(text)?.lists ?? [])].map((list) => [...list]);
      for (const list of ids)
        for (const [a, times] of list)
          for (const [b] of list) {
            const cell = cells.get(pairKey(a, b));
            if (cell && (a !== b || times > 1))
              expect(['possible', 'conditional'], `${a} ${b}: ${text}`).toContain(cell.class);
          }
    }
  });
});

describe('each exclusion of the table of fan', () => {
  /** Exclusions in the book that no hand can need: no two chows of three suits are equal in 123 and 789 twice. */
  const NEVER_HELD = ['three-suited-terminal-chows pure-double-chow'];

  const exclusions = (Object.entries(EXCLUSIONS) as [FanId, (typeof EXCLUSIONS)[FanId]][]).flatMap(([by, lists]) =>
    [...(lists?.stated ?? []), ...(lists?.implied ?? [])].map((out) => ({ by, out })),
  );
  const numbered = exclusions.filter(({ by, out }) =>
    [by, out].every((fan) => NUMBERED_FANS.some((one) => one === fan)),
  );

  it.each(numbered)('$by keeps $out out', ({ by, out }) => {
    const key = pairKey(by, out);
    const cell = cells.get(key);
    if (cell?.class !== 'excluded' && cell?.class !== 'conditional') throw new Error(`${key} is not excluded`);
    expect(cell.bite === null).toBe(NEVER_HELD.includes(key));
    const bothWays = exclusionOf(out, by) !== undefined;
    if (!bothWays) expect([cell.by, cell.out, cell.principle]).toEqual([by, out, exclusionOf(by, out)?.principle]);
  });

  it.each([...new Set(exclusions.map(({ out }) => out))])('%s counts unless something excludes it', (out) => {
    expect(all.some(({ lists }) => lists.some((list) => list.has(out)))).toBe(true);
  });

  it.each(
    exclusions.filter(({ by, out }) => by === 'melded-and-concealed-kong' || out === 'melded-and-concealed-kong'),
  )('$by keeps $out out, of kongs', ({ by, out }) => {
    expect(all.some(({ excludes }) => excludes.some((step) => step.by === by && step.rule === out))).toBe(true);
  });
});
