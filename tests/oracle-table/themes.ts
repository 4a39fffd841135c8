import { type Scene, Maker, SUITED, times } from './maker.ts';
import type { Random } from './random.ts';
import { KINDS, without } from './tiles.ts';

const ORPHANS = KINDS.filter((kind) => /^([19].|.z)$/.test(kind));

/** A themed deal, biased towards some event. */
const THEMES: Record<string, (make: Maker, hero: number, random: Random) => void> = {
  plain: () => undefined,
  near: (make, _, random) => {
    for (const seat of [0, 1, 2, 3]) make.nearly(seat, 2 + random.below(3));
  },
  waiting: (make, hero, random) => {
    const [last = '1m'] = make.nearly(hero, 1);
    if (random.chance(0.6)) make.draw(hero + random.below(4), random.below(4), last);
  },
  first: (make, hero, random) => {
    const [last = '1m'] = make.nearly(hero, 1);
    const from = random.chance(0.5) ? hero : random.below(4);
    make.draw(from, 0, last);
    make.temper(hero, { riichi: 0.5 });
    make.around(hero, { throws: [last], calls: 0 });
  },
  several: (make, hero, random) => {
    const rank = 3 + random.below(4);
    const wait = `${rank}s`;
    const shapes = random.shuffled([
      [rank - 1, rank + 1],
      [rank + 1, rank + 2],
      [rank - 2, rank - 1],
    ]);
    shapes.slice(0, random.chance(0.5) ? 3 : 2).forEach((shape, index) => {
      make.give(
        hero + 1 + index,
        shape.map((one) => `${one}s`),
      );
      const other = ['m', 'p', 'z'][index] ?? 'm';
      const sets =
        other === 'z'
          ? ['1z', '1z', '1z', '4z', '4z', '4z', '6z', '6z', '6z']
          : [2, 3, 4, 5, 6, 7, 7, 8, 9].map((one) => `${one}${other}`);
      make.give(hero + 1 + index, [...sets, ...times(['9m', '9p', '7z'][index] ?? '9m', 2)]);
    });
    make.draw(hero, random.below(3), wait);
    make.temper(hero, { throws: [wait], calls: 0 });
  },
  kongs: (make, hero, random) => {
    const kinds = random.shuffled(KINDS).slice(0, 1 + random.below(3));
    const triplets = kinds.flatMap((kind) => times(kind, 3));
    const [last = '1m', more] = make.nearly(hero, random.chance(0.6) ? 1 : 2, triplets);
    kinds.forEach((kind, index) => make.draw(random.chance(0.8) ? hero : hero + 1, 1 + index + random.below(3), kind));
    if (more !== undefined) make.draw(hero, 0, more);
    if (random.chance(0.5)) make.replace(...times(last, kinds.length));
  },
  added: (make, hero, random) => {
    const kind = random.pick(KINDS);
    const lacking = make.nearly(hero, 2, times(kind, 3), [kind]);
    make.draw(hero + 1 + random.below(3), random.below(2), kind);
    make.draw(hero, 2 + random.below(2), kind);
    lacking.slice(1).forEach((one) => make.draw(hero, 1, one));
    if (random.chance(0.5)) make.replace(lacking[0] ?? '1m');
    make.temper(hero, { keep: [kind], calls: 0.8 });
  },
  rob: (make, hero, random) => {
    const rank = 2 + random.below(7);
    const kind = `${rank}p`;
    const feeder = (hero + 3) % 4;
    make.give(hero, times(kind, 2));
    make.drawAt(feeder, kind);
    make.drawAt(feeder + 4 + 4 * random.below(2), kind);
    make.temper(hero, { keep: [kind], calls: 0 });
    make.around(hero, { robsOnly: true, calls: 0, throws: [kind] });
    for (const robber of random.chance(0.3) ? [1, 2] : [1])
      make.nearly(hero + robber, random.below(2), [`${rank - 1}p`, kind, `${rank + 1}p`], [kind]);
  },
  orphans: (make, hero, random) => {
    const kind = random.pick(ORPHANS);
    const pair = random.pick(without(ORPHANS, [kind]));
    make.give(hero + 1, [...without(ORPHANS, [kind]), pair]);
    make.temper(hero + 1, { keep: ORPHANS, riichi: 0.6 });
    make.nearly(hero, 2 + random.below(2), times(kind, 3));
    make.draw(hero, random.below(3), kind);
  },
  dragons: (make, hero, random) => {
    const dragons = ['5z', '6z', '7z'];
    const whole = random.chance(0.2) ? random.pick(dragons) : '';
    for (const dragon of dragons) make.give(hero, times(dragon, dragon === whole ? 3 : 2));
    for (const dragon of dragons) make.give(hero + 1 + random.below(3), [dragon]);
    for (const dragon of dragons) make.draw(hero + random.below(4), random.below(6), dragon);
    const sets = dragons.flatMap((dragon) => times(dragon, 3));
    const lacking = make.nearly(hero, 2, sets, sets);
    lacking.forEach((one, index) => make.draw(hero + random.below(4), 4 + index, one));
    make.temper(hero, { keep: dragons, calls: 0 });
  },
  winds: (make, hero, random) => {
    const winds = ['1z', '2z', '3z', '4z'];
    for (const wind of winds) {
      make.give(hero, times(wind, 2));
      make.give(hero + 1 + random.below(3), [wind]);
      make.draw(hero + random.below(4), random.below(7), wind);
    }
    const last = random.pick(SUITED);
    make.give(hero, [last]);
    make.draw(hero + random.below(4), 6, last);
    make.temper(hero, { keep: [...winds, last], calls: 0 });
  },
  'four kongs': (make, hero, random) => {
    const last = random.pick(SUITED);
    const kinds = random.shuffled(without(KINDS, [last])).slice(0, 4);
    const [fed = '1m', ...early] = kinds;
    for (const kind of kinds) make.give(hero, times(kind, kind === fed || random.chance(0.92) ? 3 : 2));
    make.give(hero, [last]);
    for (const kind of early) make.draw(hero + random.below(4), random.below(4), kind);
    for (const kind of early) make.draw(hero + random.below(4), 2 + random.below(4), kind);
    make.drawAt(24 + random.below(4), fed);
    if (random.chance(0.3)) make.replace(...times(last, kinds.length));
    make.drawAt(32 + random.below(8), last);
    make.temper(hero, { keep: [...kinds, last], calls: 0, riichi: 0 });
    make.around(hero, { throws: [...kinds, last], calls: 0, riichi: 0, winsFrom: 20 });
  },
  late: (make, anyone, random) => {
    const hero = random.chance(0.5) ? 1 : anyone;
    const [last = '1m'] = make.nearly(hero, 1);
    make.drawAt(random.chance(0.5) ? 69 : 66 + random.below(3), last);
    for (const seat of [1, 2, 3]) make.nearly(hero + seat, 2);
    make.around(hero, { winsFrom: random.below(2), riichi: 0.4, calls: 0, throws: [last] });
    make.temper(hero, { winsFrom: random.below(5), riichiFrom: random.pick([4, 70]), calls: 0 });
  },
  'last replacement': (make, _, random) => {
    const kind = random.pick(KINDS);
    const [last = '1m'] = make.nearly(0, 1, times(kind, 3));
    make.drawAt(68, kind);
    make.replace(last);
    make.temper(0, { winsFrom: 0, calls: 0, keep: [kind], riichi: 0.5 });
    make.around(0, { winsFrom: 0, calls: 0, riichi: 0 });
  },
};

/** The names of the themes. */
export const THEME_NAMES: readonly string[] = Object.keys(THEMES);

/** Deals biased towards an end without a win, or several winners of whom one has called. */
const ENDS: typeof THEMES = {
  'nine terminals': (make, hero, random) => {
    make.give(hero, random.shuffled(ORPHANS).slice(0, 9 + random.below(3)));
    if (random.chance(0.5)) for (const seat of [0, 1, 2, 3]) if (seat !== hero) make.nearly(seat, 1);
    make.around(hero, { calls: 0, winsFrom: 0 });
  },
  'several open': (make, hero, random) => {
    const rank = 3 + random.below(4);
    const wait = `${rank}s`;
    const caller = hero + random.pick([1, 2, 3]);
    const other = caller + 1 === hero + 4 ? hero + 1 : caller + 1;
    make.give(caller, ['5z', '5z', ...[2, 3, 4, 5, 6, 7].map((one) => `${one}m`), '9m', '9m', '3z']);
    make.give(caller, [`${rank - 1}s`, `${rank + 1}s`]);
    make.give(
      other,
      [2, 3, 4, 5, 6, 7, 7, 8, 9].map((one) => `${one}p`),
    );
    make.give(other, ['9p', '9p', `${rank + 1}s`, `${rank + 2}s`]);
    make.draw(hero, 0, '5z');
    make.draw(hero, 2 + random.below(2), wait);
    make.temper(hero, { throws: ['5z', wait], calls: 0 });
    make.temper(caller, { keep: ['5z'], throws: ['3z'], calls: 0 });
    make.temper(other, { calls: 0, riichi: 0.5 });
  },
  'several closed': (make, hero, random) => {
    const rank = 3 + random.below(4);
    const quiet = hero + 1 + random.below(2);
    const other = hero + 3;
    make.give(quiet, ['6z', '6z', '6z', ...[2, 3, 4, 5, 6, 7].map((one) => `${one}p`), '9p', '9p']);
    make.give(quiet, [`${rank + 1}s`, `${rank + 2}s`]);
    make.give(other, [...[2, 3, 4, 5, 6, 7].map((one) => `${one}m`), '9m', '9m', `${rank - 1}s`, `${rank + 1}s`]);
    make.give(other, random.chance(0.5) ? ['5z', '5z', '3z'] : ['7m', '8m', '9m']);
    make.draw(hero, 0, '5z');
    make.draw(hero, 2 + random.below(2), `${rank}s`);
    make.temper(hero, { throws: ['5z', `${rank}s`], calls: 0 });
    make.temper(quiet, { riichi: 0, calls: 0 });
    make.temper(other, { keep: ['5z'], throws: ['3z'], riichi: 1, riichiFrom: 66, calls: 0 });
  },
  'four winds': (make, _, random) => {
    const wind = random.pick(['1z', '2z', '3z', '4z']);
    for (const seat of [0, 1, 2, 3]) {
      make.give(seat, [wind]);
      make.temper(seat, { throws: [wind], calls: 0, riichi: 0.3 });
    }
  },
  'four riichi': (make, _, random) => {
    for (const seat of [0, 1, 2, 3]) {
      make.nearly(seat, 1 + random.below(2));
      make.temper(seat, { winsFrom: -1, riichi: 1, calls: 0 });
    }
  },
  drawn: (make, _, random) => {
    for (const seat of [0, 1, 2, 3]) {
      if (random.chance(0.6)) make.nearly(seat, 1 + random.below(3));
      make.temper(seat, { winsFrom: -1, riichi: random.pick([0, 0.5, 1]), calls: random.pick([0, 0.4]) });
    }
  },
  nagashi: (make, hero, random) => {
    make.give(hero, random.shuffled(ORPHANS).slice(0, 12));
    for (let turn = 0; turn < 18; turn += 1) make.draw(hero, turn, random.pick(ORPHANS));
    make.temper(hero, { throws: ORPHANS, calls: 0, winsFrom: -1, riichi: 0 });
    make.around(hero, { calls: 0, winsFrom: -1, riichi: 0.2 });
  },
};

/** The names of all themes. */
export const ALL_THEMES: readonly string[] = [...THEME_NAMES, ...Object.keys(ENDS)];

/** Makes the scene of a theme, with any of the four as its hero. */
export function makeScene(theme: string, random: Random): Scene {
  const make = new Maker(random);
  ({ ...THEMES, ...ENDS })[theme]?.(make, random.below(4), random);
  return make.scene;
}
