import { semicolon } from '../../../../i18n/signs.ts';
import type { CandidateStatus } from '../../../../quizzes/exams/results.ts';
import { formatCsv } from '../../../base/files/csv.ts';
import { countedOf, levelOf, sayLevel, sayNotes } from './say-standing.ts';
import type { ExamStrings } from '../strings.ts';

/** Everybody's results as CSV. */
export function resultsCsv(standings: readonly CandidateStatus[], { words, lang }: ExamStrings<'event'>): string {
  const { event: own } = words;
  const head = (['number', 'name', 'state', 'points', 'most', 'level', 'attempt', 'notes'] as const).map(
    (column) => own[`csv.${column}`],
  );
  const rows = standings.map((standing) => {
    const { person, state } = standing;
    const [counted, level] = [countedOf(standing), levelOf(standing)];
    return [
      person.number,
      person.name,
      own[`state.${state}`],
      counted?.grade.had ?? '',
      counted?.grade.most ?? '',
      sayLevel(level, words),
      counted?.attempt ?? '',
      sayNotes(standing, words).join(semicolon(lang)),
    ];
  });
  return formatCsv([head, ...rows], lang);
}
