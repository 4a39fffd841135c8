import { fill } from '../../../i18n/strings.ts';
import { named } from '../../../i18n/signs.ts';
import type { Quiz } from '../../../quizzes/quiz/quiz.ts';
import { minutesFor } from '../../../quizzes/memory/quiz-time.ts';
import { $record } from '../../../stores/practice/memory.ts';
import { useStrings } from '../../widgets/questions/strings.ts';
import { bookName } from '../../base/words/book-name.ts';

/** What a quiz asks, how many questions it has, and about how long it takes. */
export function QuizFacts({ quiz }: { readonly quiz: Quiz }) {
  const { words, lang } = useStrings();
  const { practice, book } = words;
  const { rules, skills, level, length } = quiz;
  return (
    <ul class="quiz-facts">
      <li>{fill(practice.rules, { book: bookName(rules, book) })}</li>
      <li>{skills.map((skill) => practice[`skill.${skill}`]).join(', ')}</li>
      <li>{fill(practice['quiz.many'], { n: length })}</li>
      <li>{fill(practice['quiz.minutes'], { n: minutesFor($record.get(), quiz) })}</li>
      <li>{named(practice.level, practice[`level.${level}`], lang)}</li>
    </ul>
  );
}
