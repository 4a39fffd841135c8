import { fill } from '../../../i18n/strings.ts';
import type { Quiz } from '../../../quizzes/quiz/quiz.ts';
import { useStrings } from '../../widgets/questions/strings.ts';
import { bookName } from '../../base/words/book-name.ts';

/** What a quiz asks: by which rulebook, which skills, how hard. */
export function QuizSettings({ quiz: { rules, skills, level, title, author } }: { readonly quiz: Quiz }) {
  const { practice, book } = useStrings().words;
  const asked = skills.map((skill) => practice[`skill.${skill}`]).join(', ');
  const by = author === undefined ? [] : [fill(practice['quiz.by'], { author })];
  const face = [...(title === undefined ? [] : [title]), ...by];
  return (
    <>
      {[...face, fill(practice.rules, { book: bookName(rules, book) }), asked, practice[`level.${level}`]].join(' · ')}
    </>
  );
}
