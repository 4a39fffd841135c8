export { RIICHI_IDS, type RiichiId } from '../rulebook.ts';
export { type FactId, type Level, SKILL_IDS, type SkillId } from '../../quizzes/question.ts';
