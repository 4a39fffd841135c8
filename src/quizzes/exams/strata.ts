import { type HandRequest, isClosed } from '../../engine/riichi/index.ts';
import { winOf } from '../hands/win.ts';
import type { Question } from '../question.ts';
import { gameOfSkill } from '../skills/ids.ts';
import { solveQuestion } from '../skills/index.ts';
import type { McrAnswers } from '../terms.ts';
import { type ExamQuestion, isAuthored } from './asked.ts';
import type { Stratum } from './stratum.ts';

const [MOST_LOW, MOST_MIDDLE] = [30, 50] as const;
const [MOST_FEW, MOST_SOME] = [3, 4] as const;

function fuClass(fu: number | null | undefined): Stratum['fu'] {
  if (fu === null || fu === undefined) return undefined;
  if (fu <= MOST_LOW) return 'low';
  return fu <= MOST_MIDDLE ? 'middle' : 'high';
}

function fanClass(count: number): Stratum['fans'] {
  if (count <= MOST_FEW) return 'few';
  return count <= MOST_SOME ? 'some' : 'many';
}

function strataOfRiichi(hand: HandRequest): Stratum {
  const win = winOf(hand);
  return { dealer: hand.seatWind === 'east', limit: win && win.limit !== null, fu: fuClass(win?.fu) };
}

function strataOfMcr(question: Question): Stratum {
  if (question.skill === 'mcr-whole') {
    const { fan = [] } = solveQuestion(question) as McrAnswers;
    return { fans: fanClass(fan.length) };
  }
  return question.skill === 'eight' ? { short: solveQuestion(question) !== 0 } : {};
}

/** Where a question lies, as far as it says so. */
function strataOf(question: ExamQuestion): Stratum {
  if (isAuthored(question)) return {};
  if (question.skill === 'payment') return { dealer: question.dealer, by: question.by, fu: fuClass(question.fu) };
  if (question.skill === 'mcr-payment') return { by: question.by };
  if (!('hand' in question)) return {};
  const { hand } = question;
  const own = gameOfSkill(question.skill) === 'mcr' ? strataOfMcr(question) : strataOfRiichi(hand);
  return { open: !isClosed(hand), by: hand.by, ...own };
}

/** Whether a question lies where it is wanted; one that does not say so does not. */
export function isWithin(stratum: Stratum, question: ExamQuestion): boolean {
  const own = strataOf(question);
  return Object.entries(stratum).every(
    ([trait, wanted]) => wanted === undefined || own[trait as keyof Stratum] === wanted,
  );
}
