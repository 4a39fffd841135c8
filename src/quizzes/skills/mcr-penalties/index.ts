import * as z from 'zod/mini';
import { formatRules } from '../../skill-kit/link-fields.ts';
import { type McrRuleset, rulesetOf } from '../../base/ruleset.ts';
import { type Asked, type McrSkill } from '../../skill-kit/skill.ts';
import { type Ruled, judgeRuled } from '../../table/ruled.ts';
import { formatScene, parseScene } from '../../table/scene-link.ts';
import {
  MERS_RULINGS,
  MERS_SCENARIOS,
  MERS_SCENES,
  type MersRuling,
  type MersScene,
  mersRuledOn,
} from './scenarios.ts';

type PenaltyQuestion = Asked<'mcr-penalties', McrRuleset> & MersScene;

/** Options that are always offered. */
const USUAL: readonly MersRuling[] = ['nothing', 'warning', 'dead-hand'];
const MOST_RULINGS = 6;
const MOST_ARTICLES = 4;

/** The same scene with its twist added or removed. */
export const otherMersScene = ({ id, twist }: MersScene): MersScene => ({ id, twist: !twist });

/** Distractors from other scenes, always the same for a scene, up to a number. */
function filledUp<T>(first: readonly T[], others: readonly T[], { id, twist }: MersScene, most: number): readonly T[] {
  const from = MERS_SCENES.findIndex((scene) => scene.id === id && scene.twist === twist);
  const rest = [...others.slice(from % others.length), ...others.slice(0, from % others.length)];
  return [...new Set([...first, ...rest])].slice(0, Math.max(most, new Set(first).size));
}

/** The options: the usual rulings, the right one, the one for the twist, and others. */
export function mersRulingsFor(scene: MersScene): readonly MersRuling[] {
  const near = [scene, otherMersScene(scene)].map((one) => mersRuledOn(one)[0]);
  const offered = filledUp([...near, ...USUAL], MERS_RULINGS, scene, MOST_RULINGS);
  return MERS_RULINGS.filter((ruling) => offered.includes(ruling));
}

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** Articles about penalties in general: citing one beside the article of the case is not wrong. */
const isSummary = (article: string): boolean => article.startsWith('3.');

/** Articles that could both be cited for one case, so they are never offered together. */
const NEVER_BESIDE: readonly (readonly [string, string])[] = [
  ['1.3', '2.4.3'],
  ['1.7', '2.6.1'],
  ['1.7', '2.6.2'],
  ['2.4.1', '2.4.2'],
  ['2.4.2', '2.6.1'],
  ['2.4.2', '2.9.1'],
  ['2.8.3', '2.8.6'],
];

const canStandBeside = (article: string, right: string): boolean =>
  article === right ||
  (!isSummary(article) &&
    !NEVER_BESIDE.some(([one, other]) => [one, other].includes(article) && [one, other].includes(right)) &&
    !(article === '2.4.1' && isSummary(right)));

/** The articles behind all scenes, in order. */
const ARTICLES = [...new Set(MERS_SCENES.map((scene) => mersRuledOn(scene)[1]))].sort(inOrder);

/** The options: the right article, that of the twist, and wrong ones. */
export function mersArticlesFor(scene: MersScene): readonly string[] {
  const [right, near] = [scene, otherMersScene(scene)].map((one) => mersRuledOn(one)[1]) as [string, string];
  const isOffered = (article: string): boolean => canStandBeside(article, right);
  return filledUp([right, near].filter(isOffered), ARTICLES.filter(isOffered), scene, MOST_ARTICLES).toSorted(inOrder);
}

function solve(question: PenaltyQuestion): Ruled<MersRuling> {
  const [ruling, article] = mersRuledOn(question);
  return { ruling, article };
}

/** The penalty for an offence under MERS in a given scene, with its article. */
export const mcrPenalties: McrSkill<'mcr-penalties', PenaltyQuestion, Ruled<MersRuling>> = {
  id: 'mcr-penalties',
  steps: [],
  teaches: ['penalty:mers-'],
  answer: z.object({ ruling: z.enum(MERS_RULINGS), article: z.string() }),
  format: (question) => `${formatRules(question)}&${formatScene(question)}`,
  parse: (fields) => parseScene(fields, MERS_SCENARIOS),
  make: (random, order) => {
    const about = MERS_SCENES.filter(({ id }) => order.about === `penalty:mers-${id}`);
    const scenes = about.length > 0 ? about : MERS_SCENES;
    const rulings = MERS_RULINGS.filter((ruling) => scenes.some((scene) => mersRuledOn(scene)[0] === ruling));
    const wanted = random.weighted(rulings.map((ruling) => [ruling, USUAL.includes(ruling) ? 2 : 1] as const));
    const scene = random.pick(scenes.filter((one) => mersRuledOn(one)[0] === wanted));
    return { skill: 'mcr-penalties', ...rulesetOf(order), ...scene };
  },
  solve,
  judge: (question, given) => judgeRuled(solve(question), given),
  facts: ({ id }) => [`penalty:mers-${id}`],
  every: () => [...new Set(MERS_SCENES.map(({ id }) => `penalty:mers-${id}` as const))],
  cites: (question) => [{ book: question.rules, article: mersRuledOn(question)[1] }],
};
