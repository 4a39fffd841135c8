import { RIICHI_IDS, type RiichiId, editionsBefore, isRiichiId } from '../../engine/rulebooks/ids.ts';
import { ALL_SKILL_IDS, type SkillId } from '../base/skill-ids.ts';

/**
 * What a link to practice may start: `stop/fu` is a skill as a stop of the path, with its lesson and five questions.
 */
export type Begin = 'due' | 'mix' | 'placement' | 'rehearsal' | SkillId | `stop/${SkillId}` | Changes;

/** What changed since a rulebook that one knows: `changes/ema-2016/ema-2025`. */
export type Changes = `changes/${RiichiId}/${RiichiId}`;

const CHANGES = RIICHI_IDS.flatMap((to) => editionsBefore(to).map((from): Changes => `changes/${from}/${to}`));

const BEGINS: readonly Begin[] = [
  'due',
  'mix',
  'placement',
  'rehearsal',
  ...ALL_SKILL_IDS,
  ...ALL_SKILL_IDS.map((id) => `stop/${id}` as const),
  ...CHANGES,
];

/** The fragment of a link that starts whatever comes next for the learner. */
export const NEXT_STEP = '#begin=next';

/** The fragment of a link that begins something in practice: `#begin=mix`. */
export const formatBegin = (begin: Begin): string => `#begin=${begin}`;

/** What a fragment starts; undefined for any other. */
export const parseBegin = (fragment: string): Begin | undefined =>
  BEGINS.find((begin) => formatBegin(begin) === fragment);

/** The skill whose stop begins; undefined for anything else. */
export const stopToBegin = (begin: Begin): SkillId | undefined => ALL_SKILL_IDS.find((id) => begin === `stop/${id}`);

/** The rulebooks whose changes begin, that known and that in force; undefined for anything else. */
export function changesToBegin(begin: Begin): { readonly from: RiichiId; readonly to: RiichiId } | undefined {
  const [what, from, to] = begin.split('/');
  return what === 'changes' && isRiichiId(from) && isRiichiId(to) ? { from, to } : undefined;
}
