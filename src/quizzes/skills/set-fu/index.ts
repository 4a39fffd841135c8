import {
  RIICHI_RULEBOOKS,
  TILE_OF_KIND,
  formatTiles,
  kindOf,
  parseTiles,
  rankOf,
  setFu,
} from '../../../engine/riichi/index.ts';
import type { FactId } from '../../base/terms.ts';
import { ORPHANS, SIMPLES, SUITED, chowAt, kindsOf, pungOf } from '../../hands/shape.ts';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { formatRules } from '../../skill-kit/link-fields.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type Asked, type Skill, wholly } from '../../skill-kit/skill.ts';
import { type LoneSet, MAKINGS, canBeMade, fuOf, itemOf } from './set.ts';
import { setFuWrongs } from './misconceptions.ts';

const tilesOf = (kinds: readonly number[]): string => formatTiles(kinds.map((kind) => TILE_OF_KIND[kind] ?? '1m'));

type SetFuQuestion = Asked<'set-fu'> & { readonly set: LoneSet };

/** The kinds that a chow may begin with. */
const CHOW_STARTS = SUITED.filter((kind) => rankOf(kind) <= 6);

/** The kinds of a set by its lowest one. */
const kindsFrom = (type: LoneSet['type'], lowest: number): readonly number[] =>
  type === 'chow' ? kindsOf(chowAt(lowest)) : [...kindsOf(pungOf(lowest)), ...(type === 'kong' ? [lowest] : [])];

/** Whether the tiles form a set of the given type, in order. */
function isSet({ type, tiles }: LoneSet): boolean {
  const read = parseTiles(tiles, 'tiles');
  const [first] = read.ok ? read.value : [];
  if (first === undefined) return false;
  const lowest = kindOf(first);
  return (type !== 'chow' || CHOW_STARTS.includes(lowest)) && tilesOf(kindsFrom(type, lowest)) === tiles;
}

const SET = /^(chow|pung|kong)\.([0-9mpsz]{4,5})\.(\w+)$/;

function readSet(text: string): LoneSet | undefined {
  const [, type, tiles, making] = SET.exec(text) ?? [];
  const made = MAKINGS.find((one) => one === making);
  if (tiles === undefined || made === undefined) return undefined;
  const set = { type: type as LoneSet['type'], tiles, made };
  return canBeMade(set) && isSet(set) ? set : undefined;
}

/** How many fu one set gives. */
export const setFuSkill: Skill<'set-fu', SetFuQuestion, number> = {
  id: 'set-fu',
  steps: [],
  teaches: ['fu:pung', 'fu:kong', 'fu:chow'],
  answer: numberForm,
  numbers: { choices: [...new Set([0, ...Object.values(setFu)])].sort((a, b) => a - b), by: 2 },
  format: (question) => {
    const { type, tiles, made } = question.set;
    return `${formatRules(question)}&set=${type}.${tiles}.${made}`;
  },
  parse: (fields) => {
    const set = readSet(fields.get('set') ?? '');
    return set && { set };
  },
  misconceptions: (question, given) => setFuWrongs(question.set, given),
  make: (random, order) => {
    const { level } = order;
    const type = random.weighted([
      ['chow', 0.6],
      ['pung', 6],
      ['kong', level === 1 ? 1 : 4],
    ] as const);
    const kind = random.pick(random.pick([SIMPLES, ORPHANS]));
    const kinds = kindsFrom(type, type === 'chow' ? random.pick(CHOW_STARTS) : kind);
    const made = random.weighted([
      ['concealed', 3],
      ['called', 3],
      [type === 'kong' ? 'added' : 'discard', level === 1 ? 1 : 2],
    ] as const);
    return { skill: 'set-fu', ...rulesetOf(order), set: { type, tiles: tilesOf(kinds), made } };
  },
  solve: ({ set }) => fuOf(set),
  judge: ({ set }, given) => wholly(given === fuOf(set)),
  every: () => ['fu:chow', ...Object.keys(setFu).map((item): FactId => `fu:${item}`)],
  facts: ({ set }): FactId[] => [`fu:${itemOf(set) ?? 'chow'}`],
  cites: ({ set, rules }) => [RIICHI_RULEBOOKS[rules].cite[itemOf(set) ?? 'base-other']],
};
