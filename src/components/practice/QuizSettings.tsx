import { fill } from '../../i18n/strings.ts';
import type { Quiz } from '../../quizzes/quiz.ts';
import { useSpeech } from './speech.ts';

/** What a quiz asks: by which rulebook, which skills, how hard. */
export function QuizSettings({ quiz: { rules, skills, level } }: { readonly quiz: Quiz }) {
  const { practice, book } = useSpeech().words;
  const asked = skills.map((skill) => practice[`skill.${skill}`]).join(', ');
  return <>{[fill(practice.rules, { book: book[rules] }), asked, practice[`level.${level}`]].join(' · ')}</>;
}
