import { fill } from '../../../../i18n/strings.ts';
import { parseTiles } from '../../../../engine/riichi/index.ts';
import { winOf } from '../../../../quizzes/hands/win.ts';
import { setsOf } from '../../../../quizzes/lines/fu.ts';
import { DORA_LINES, type LineId, PAYERS, SET_LINES, patternOf } from '../../../../quizzes/base/lines.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { tilesInWords } from '../../../base/words/tiles.ts';
import type { PracticeWords } from '../strings.ts';

/** Tiles of a fu line in mpsz: its set, the pair, or the winning tile. */
export function tilesOfLine(id: LineId, question: Question): string | undefined {
  if (question.skill !== 'fu') return undefined;
  const { hand } = question;
  const win = winOf(hand);
  const reading = win?.readings.find(({ won }) => won);
  if (!win || !reading || setsOf({ win }).length === 0) return undefined;
  if (id === 'pair') return reading.sets.split(' ')[0];
  if (id === 'wait') return hand.winningTile;
  return setsOf({ win })[SET_LINES.findIndex((line) => line === id)];
}

const STAGES = ['share', 'rounded', 'pays'] as const;

/** Name of a line in words. */
export function lineText(id: LineId, question: Question, words: PracticeWords): string {
  const { practice, step, yaku } = words;
  const pattern = patternOf(id);
  if (pattern !== undefined) return yaku[pattern];
  const dora = DORA_LINES.find((line) => line === id);
  if (dora) return step[dora];
  const payer = PAYERS.find((one) => id.endsWith(`:${one}`));
  const stage = STAGES.find((one) => id.startsWith(`${one}:`));
  if (payer && stage) {
    const isAlone = question.skill === 'payment' && question.dealer && payer === 'others';
    return fill(practice[`lines.${stage}`], { who: practice[`lines.who.${isAlone ? 'each' : payer}`] });
  }
  if (SET_LINES.some((line) => line === id)) {
    const read = parseTiles(tilesOfLine(id, question) ?? '', 'tiles');
    return fill(practice['lines.set'], { tiles: read.ok ? tilesInWords(read.value, words.tile) : '' });
  }
  if (id === 'base') return practice[question.skill === 'payment' ? 'lines.base-points' : 'lines.base'];
  if (id === 'sum') return practice[question.skill === 'han' ? 'lines.sum-han' : 'lines.sum-fu'];
  if (id === 'pair' || id === 'wait') return practice[`part.${id}`];
  return practice[id === 'cap' ? 'lines.cap' : id === 'bare' ? 'lines.bare' : 'lines.draw'];
}
