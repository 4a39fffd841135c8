import { type ExamQuestion, isAuthored } from '../../../../quizzes/exams/asked.ts';
import { topicOf } from '../../../../quizzes/exams/authored/question.ts';
import type { PracticeWords } from '../../../widgets/questions/strings.ts';
import { sayChapter } from './say-part.ts';

/** The kind of a question, as one says it: its skill, or its chapter. */
export const sayKind = (question: ExamQuestion, { practice }: Pick<PracticeWords, 'practice'>): string =>
  isAuthored(question) ? sayChapter(topicOf(question)) : practice[`skill.${question.skill}`];
