import type { RiichiId } from '../../../engine/riichi/index.ts';
import { otherScene } from '../penalties/question.ts';
import { type Scene, scenesUnder } from '../penalties/scenarios.ts';
import { FULL_RULINGS, type FullRuling, fullyRuledOn } from './full.ts';

type Placed = Scene & { readonly rules: RiichiId };

/** Rulings that are always offered: both forms of chombo, as its amount is asked too. */
const USUAL: readonly FullRuling[] = ['nothing', 'warning', 'dead-hand', 'chombo-table', 'chombo-after'];
/** Offered beside points off, as their amount is asked too. */
const BESIDE_POINTS: readonly FullRuling[] = ['minus-1000', 'minus-10000'];
const MOST_ARTICLES = 4;

const nearOf = (scene: Placed) => [scene, otherScene(scene)].flatMap((one) => fullyRuledOn(one, scene.rules) ?? []);

/** The options: the usual rulings, the right one, the one for the twist, and other amounts. */
export function rulingsInFull(scene: Placed): readonly FullRuling[] {
  const near = nearOf(scene).map(({ ruling }) => ruling);
  const amounts = near.some((one) => one.startsWith('minus-')) ? BESIDE_POINTS : [];
  const fines: readonly FullRuling[] = near.includes('fine') ? ['grave-fine'] : [];
  return FULL_RULINGS.filter((ruling) => [...USUAL, ...near, ...amounts, ...fines].includes(ruling));
}

/** Pairs of articles that could both be cited for one case, so they are never offered together. */
const NEVER_BESIDE: readonly (readonly [string, string])[] = [
  ['3.3.1', '5.5'],
  ['3.3.8', '5.1.1'],
  ['3.3.14', '5.3'],
  ['3.3.2', '3.4.7'],
  ['3.4.6', '5.2'],
  ['4.1', '5.4'],
  ['5.1.2', '5.1.3'],
  ['5.5', '5.6'],
  ['P1', 'P3'],
  ['P11', 'P12'],
];

/** Articles that list every chombo and every dead hand: each would be right for any such case. */
const LISTS: Readonly<Partial<Record<FullRuling, string>>> = {
  'chombo-table': '3.4.6',
  'chombo-after': '3.4.6',
  'dead-hand': '3.4.7',
};

const isWithin = (one: string, other: string): boolean => one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

function canStandBeside(article: string, ruling: FullRuling, right: string): boolean {
  if (article === right) return true;
  const isPaired = NEVER_BESIDE.some((pair) => pair.includes(article) && pair.includes(right));
  return !isPaired && !isWithin(article, right) && LISTS[ruling] !== article;
}

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The options: the right article, that of the twist, and wrong ones. */
export function articlesInFull(scene: Placed): readonly string[] {
  const [right, ...near] = nearOf(scene);
  if (!right) return [];
  const scenes = scenesUnder(scene.rules);
  const all = [...new Set(scenes.flatMap((one) => fullyRuledOn(one, scene.rules)?.article ?? []))].sort(inOrder);
  const from = scenes.findIndex(({ id, twist }) => id === scene.id && twist === scene.twist) % all.length;
  const offered = [right.article, ...near.map(({ article }) => article), ...all.slice(from), ...all.slice(0, from)];
  return [...new Set(offered)]
    .filter((article) => canStandBeside(article, right.ruling, right.article))
    .slice(0, MOST_ARTICLES)
    .sort(inOrder);
}
