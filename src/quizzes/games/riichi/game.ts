import type { BookId } from '../../../engine/rulebooks/ids.ts';
import {
  RIICHI_RULEBOOKS,
  type RiichiId,
  readingsOpen,
  riichiRulesOf,
  SPECIAL,
  YAKU,
  YAKUMAN,
} from '../../../engine/riichi/index.ts';
import { changedPlaces } from './changed-places.ts';
import { areOptions } from '../../base/riichi-options.ts';
import type { FactId } from '../../base/terms.ts';
import { RULINGS, SCENARIOS, ruledOn } from '../../skills/penalties/scenarios.ts';
import { SKILLS } from '../../skills/riichi-skills.ts';
import { finalOtherwise } from '../../skills/final-scores/index.ts';
import { FULL_RULINGS } from '../../skills/rulings/full.ts';
import { winOf } from '../../hands/win.ts';
import type { Game, PenaltyScene } from '../game.ts';
import type { Question } from '../question.ts';
import { RIICHI_DIAGNOSIS } from './diagnosis.ts';
import { changeQuestions } from './change-questions.ts';
import { editionChecks } from './edition-checks.ts';
import { eastRound } from './east-round.ts';
import { isTakenByWait } from './real-waits.ts';
import { decidedIn, underReading } from '../under-reading.ts';
import { strataOf } from './strata.ts';

/** The misconceptions that show in few hands only, and the fact that those hands are about. */
const BEHIND: Readonly<Record<string, FactId>> = {
  'riichi-for-double': 'yaku:double-riichi',
  'double-riichi-one': 'yaku:double-riichi',
  'last-tile-forgotten': 'yaku:haitei',
  'last-tile-swapped': 'yaku:haitei',
  'after-kong-forgotten': 'yaku:rinshan',
  'robbed-kong-forgotten': 'yaku:chankan',
  'junchan-for-chanta': 'yaku:chanta',
  'chanta-for-junchan': 'yaku:junchan',
  'chanta-for-honroutou': 'yaku:honroutou',
  'rinshan-draw-fu': 'yaku:rinshan',
  'open-pinfu-twenty': 'fu:open-pinfu',
};

/** The offences that a rulebook decides: each as it comes and with its twist. */
function scenesUnder(book: BookId): readonly PenaltyScene[] {
  const rules = book as RiichiId;
  return SCENARIOS.map(([id, revision]) => {
    const ways = [false, true]
      .filter((twist) => ruledOn({ id, twist }, rules))
      .map((twist): Question => ({ skill: 'penalties', rules, id, twist }));
    // A wrong answer is too mild or too harsh, or misses what either twist changes.
    return { id, revision, pitfalls: 1 + ways.length, ways };
  }).filter(({ ways }) => ways.length > 0);
}

const cannotWin = (question: Question): boolean => 'hand' in question && !winOf(question.hand);

/** A hand that wins by ours alone is asked by no other reading. */
const otherwise: Game['otherwise'] = (question) => [
  ...readingsOpen(RIICHI_RULEBOOKS[question.rules as RiichiId], decidedIn(question)).map((reading) => {
    const other = underReading(question, reading);
    return [reading, cannotWin(other) && !cannotWin(question) ? undefined : other] as const;
  }),
  ...(question.skill === 'final-scores' ? finalOtherwise(question) : []),
];

/** Riichi for practice and exams. */
export const RIICHI_GAME: Game = {
  id: 'riichi',
  skills: SKILLS,
  areOptions,
  isThere: (rules) => riichiRulesOf(rules).ok,
  changedPlaces,
  answerWords: {
    counted: [...YAKU, ...YAKUMAN, ...SPECIAL, 'dora'],
    rulings: RULINGS,
    fullRulings: FULL_RULINGS,
  },
  otherwise,
  strataOf,
  scenes: scenesUnder,
  isLikePlay: isTakenByWait,
  factBehind: (misconception) => BEHIND[misconception],
  round: (rules, seed) => eastRound({ rules: rules as RiichiId }, seed),
  changes: (rules, from, seed) => changeQuestions(rules as RiichiId, from as RiichiId, seed),
  checks: editionChecks,
  clauseOf: ({ rule, by }, rules) => RIICHI_RULEBOOKS[by ?? (rules as RiichiId)].cite[rule],
  diagnosis: RIICHI_DIAGNOSIS,
};
