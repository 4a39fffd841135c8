import { RIICHI_RULEBOOKS, type RiichiId, SPECIAL, YAKU, YAKUMAN } from '../../engine/riichi/index.ts';
import { isTakenByWait } from '../hands/real-waits.ts';
import { takeUpDiagnosis } from '../sitting/diagnosis.ts';
import { type Game, takeUp } from '../skills/games.ts';
import { RULINGS } from '../skills/penalties/scenarios.ts';
import { FULL_RULINGS } from '../skills/rulings/full.ts';
import { SKILLS } from '../skills/registry.ts';
import { RIICHI_DIAGNOSIS } from './diagnosis.ts';
import { eastRound } from './east-round.ts';
import { factBehind } from './fact-behind.ts';
import { areOptions } from './options.ts';
import { scenesUnder } from './scenes.ts';
import { strataOf } from './strata.ts';

/** Riichi as it is practised. */
const RIICHI_GAME: Game = {
  skills: SKILLS,
  areOptions,
  answerWords: {
    counted: [...YAKU, ...YAKUMAN, ...SPECIAL, 'dora'],
    rulings: RULINGS,
    fullRulings: FULL_RULINGS,
  },
  strataOf,
  scenes: scenesUnder,
  isTaken: isTakenByWait,
  factBehind,
  round: eastRound,
  placeOfWrong: ({ rule, by }, rules) => RIICHI_RULEBOOKS[by ?? (rules as RiichiId)].cite[rule],
};

/** Takes up riichi: its skills, and what it says about answers. */
export function takeUpRiichi(): void {
  takeUp('riichi', RIICHI_GAME);
  takeUpDiagnosis('riichi', RIICHI_DIAGNOSIS);
}
