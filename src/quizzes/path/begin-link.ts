import { ALL_SKILL_IDS, type SkillId } from '../skills/ids.ts';

/** What a link to practice may begin. */
export type Begin = 'mix' | 'placement' | 'rehearsal' | SkillId;

const BEGINS: readonly Begin[] = ['mix', 'placement', 'rehearsal', ...ALL_SKILL_IDS];

/** The fragment of a link that begins something in practice: `#begin=mix`. */
export const formatBegin = (begin: Begin): string => `#begin=${begin}`;

/** What a fragment begins; undefined for any other. */
export const parseBegin = (fragment: string): Begin | undefined =>
  BEGINS.find((begin) => formatBegin(begin) === fragment);
