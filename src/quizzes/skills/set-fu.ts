import {
  type FuItem,
  RULEBOOKS,
  TILE_OF_KIND,
  formatTiles,
  isOutside,
  kindOf,
  parseTiles,
  setFu,
} from '../../engine/index.ts';
import type { FactId, LoneSet } from '../question.ts';
import { ORPHANS, SIMPLES, SUITED, anyChow, chowAt, kindsOf, pungOf } from '../hands/draft.ts';
import { rulesetOf } from '../ruleset.ts';
import { type Skill, everywhere, wholly } from '../skill.ts';

/** The fu item of a set; undefined for a chow, which has none. */
export function itemOf({ type, tiles, made }: LoneSet): (FuItem & keyof typeof setFu) | undefined {
  const read = parseTiles(tiles, 'tiles');
  const first = read.ok ? read.value[0] : undefined;
  if (type === 'chow' || first === undefined) return undefined;
  const outside = isOutside(kindOf(first)) ? 'outside' : 'simple';
  return `${type}-${outside}-${made === 'concealed' ? 'closed' : 'open'}`;
}

const fuOf = (set: LoneSet): number => {
  const item = itemOf(set);
  return item === undefined ? 0 : setFu[item];
};

const tilesOf = (kinds: readonly number[]): string => formatTiles(kinds.map((kind) => TILE_OF_KIND[kind] ?? '1m'));

/** How many fu one set gives. */
export const setFuSkill: Skill<'set-fu'> = {
  id: 'set-fu',
  applies: everywhere,
  make: (random, order) => {
    const { level } = order;
    const type = random.weighted([
      ['chow', 0.6],
      ['pung', 6],
      ['kong', level === 1 ? 1 : 4],
    ] as const);
    const kind = random.pick(random.pick([SIMPLES, ORPHANS]));
    const kinds =
      type === 'chow'
        ? kindsOf(anyChow(random, SUITED) ?? chowAt(0))
        : [...kindsOf(pungOf(kind)), ...(type === 'kong' ? [kind] : [])];
    const made = random.weighted([
      ['concealed', 3],
      ['called', 3],
      [type === 'kong' ? 'added' : 'discard', level === 1 ? 1 : 2],
    ] as const);
    return { skill: 'set-fu', ...rulesetOf(order), set: { type, tiles: tilesOf(kinds), made } };
  },
  solve: ({ set }) => fuOf(set),
  judge: ({ set }, given) => wholly(given === fuOf(set)),
  facts: ({ set }): FactId[] => [`fu:${itemOf(set) ?? 'chow'}`],
  cites: ({ set, rules }) => [RULEBOOKS[rules].cite[itemOf(set) ?? 'base-other']],
};
