import { type BookId, type GameId, gameOf } from '../../engine/rulebooks/ids.ts';

/** A skill as the map of skills knows it, without anything that it is practised with. */
interface Entry {
  readonly id: string;
  /** Whether its picture is the question: read aloud, that is half the answer. */
  readonly byEye?: true;
  /** Whether it is about what is done at a table, and not about counting a hand. */
  readonly atTable?: true;
  /** The part of counting that it belongs to. */
  readonly part?: 'hand' | 'fu' | 'fan' | 'points';
}

/** Every skill that scoring a riichi hand and playing at a table need, in the order in which they are taught: a line for each, its folder beside this file. */
const ENTRIES = [
  { id: 'indicators', part: 'hand', byEye: true },
  { id: 'dora', part: 'hand' },
  { id: 'waits', part: 'hand' },
  { id: 'yaku', part: 'hand' },
  { id: 'han', part: 'hand' },
  { id: 'set-fu', part: 'fu' },
  { id: 'pair-wait', part: 'fu' },
  { id: 'fu', part: 'fu' },
  { id: 'payment', part: 'points' },
  { id: 'limits', part: 'points' },
  { id: 'whole', part: 'points' },
  { id: 'other-rules', part: 'points' },
  { id: 'furiten', atTable: true },
  { id: 'may-i', atTable: true },
  { id: 'noten', atTable: true },
  { id: 'several-wins', atTable: true },
  { id: 'counters', atTable: true },
  { id: 'final-scores', atTable: true },
  { id: 'penalties', atTable: true },
  { id: 'rulings', atTable: true },
] as const satisfies readonly Entry[];

/** The same for counting an MCR hand. */
const MCR_ENTRIES = [
  { id: 'fan-sets', part: 'fan' },
  { id: 'fan-win', part: 'fan' },
  { id: 'fan-exclusions', part: 'fan' },
  { id: 'fan-total', part: 'fan' },
  { id: 'eight', part: 'points' },
  { id: 'flowers', part: 'points' },
  { id: 'mcr-payment', part: 'points' },
  { id: 'mcr-whole', part: 'points' },
  { id: 'mcr-penalties', atTable: true },
] as const satisfies readonly Entry[];

/** A skill of riichi. */
export type RiichiSkillId = (typeof ENTRIES)[number]['id'];

/** A skill of MCR. */
export type McrSkillId = (typeof MCR_ENTRIES)[number]['id'];

/** A skill of either game. */
export type SkillId = RiichiSkillId | McrSkillId;

/** The skills of riichi in the order in which they are taught. */
export const SKILL_IDS: readonly RiichiSkillId[] = ENTRIES.map(({ id }) => id);

/** The skills of MCR in the order in which they are taught. */
export const MCR_SKILL_IDS: readonly McrSkillId[] = MCR_ENTRIES.map(({ id }) => id);

/** The skills of all games. */
export const ALL_SKILL_IDS: readonly SkillId[] = [...SKILL_IDS, ...MCR_SKILL_IDS];

/** What is known of a game's skills without loading the game. */
interface SkillCatalog {
  /** In teaching order. */
  readonly skills: readonly SkillId[];
  /** The skill that asks for a whole hand. */
  readonly wholeHand: SkillId;
  /** The skill that asks how penalties are ruled. */
  readonly penalties: SkillId;
}

/** The skills of each game. */
const CATALOG: Readonly<Record<GameId, SkillCatalog>> = {
  riichi: { skills: SKILL_IDS, wholeHand: 'whole', penalties: 'penalties' },
  mcr: { skills: MCR_SKILL_IDS, wholeHand: 'mcr-whole', penalties: 'mcr-penalties' },
};

/** The skills of a game in teaching order. */
export const skillsOfGame = (game: GameId): readonly SkillId[] => CATALOG[game].skills;

/** The skill that asks for a whole hand under a rulebook. */
export const wholeOf = (rules: BookId): SkillId => CATALOG[gameOf(rules)].wholeHand;

/** The skill that asks how penalties are ruled under a rulebook. */
export const penaltiesSkillOf = (rules: BookId): SkillId => CATALOG[gameOf(rules)].penalties;

const GAME_OF_SKILL = new Map(
  Object.entries(CATALOG).flatMap(([game, { skills }]) => skills.map((id) => [id, game as GameId] as const)),
);

/** The game that a skill belongs to. */
export function gameOfSkill(skill: SkillId): GameId {
  const game = GAME_OF_SKILL.get(skill);
  if (!game) throw new Error(`no game has the skill ${skill}`);
  return game;
}

const all: readonly Entry[] = [...ENTRIES, ...MCR_ENTRIES];

/** Whether a skill is about what is done at a table, and not about counting a hand. */
export const isAtTable = (skill: SkillId): boolean => all.some(({ id, atTable }) => id === skill && atTable === true);

/** Whether a skill is about reading tiles, which a page that is read aloud does for the learner. */
export const isByEye = (skill: SkillId): boolean => all.some(({ id, byEye }) => id === skill && byEye === true);

/** The regions of the map of skills, in the order of teaching. */
export const REGIONS = ['hand', 'fu', 'fan', 'points', 'table'] as const;
export type Region = (typeof REGIONS)[number];

/** The region of a skill: a part of counting, or what is done at a table. */
export const regionOf = (skill: SkillId): Region => all.find(({ id }) => id === skill)?.part ?? 'table';
