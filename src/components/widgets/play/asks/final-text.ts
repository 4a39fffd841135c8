import { RIICHI_RULEBOOKS } from '../../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../../i18n/strings.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { entryOf, finalLine } from '../../../../quizzes/skills/final-scores/index.ts';
import { enteredText, signed } from '../../../base/words/signed.ts';

type Play = Strings<'play'>;

/** Explains the result of a game for one player, line by line. */
export function finalLines(question: QuestionOf<'final-scores'>, play: Play, lang: string): readonly string[] {
  const line = finalLine(question);
  if (!line) return [];
  const entry = entryOf(question);
  const points = fill(play['final.points'], { points: line.points.toLocaleString(lang) });
  if (entry.enters === 'points') return [points, play['final.raw']];
  const start = RIICHI_RULEBOOKS[question.rules].options.startPoints;
  const per = { n: entry.per.toLocaleString(lang), points: enteredText(line.total, entry, lang) };
  return [
    points,
    fill(play['final.against'], { points: signed(line.points - start, lang) }),
    fill(play['final.uma'], { points: signed(line.uma, lang) }),
    ...(line.penalty > 0 ? [fill(play['final.penalty'], { points: signed(-line.penalty, lang) })] : []),
    fill(play.sum, { points: signed(line.total, lang) }),
    ...(entry.per > 1 ? [fill(play['final.per'], per)] : []),
  ];
}
