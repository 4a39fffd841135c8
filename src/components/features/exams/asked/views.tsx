import type { ComponentType } from 'preact';
import { answered } from '../../../../quizzes/games/answered.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { chapterOf } from '../../../../quizzes/exams/forms/authored-question.ts';
import {
  type ExamQuestion,
  type FormId,
  type Questions,
  formIdOf,
  solveExamQuestion,
} from '../../../../quizzes/exams/forms/index.ts';
import { Prompt } from '../../../widgets/questions/Prompt.tsx';
import { GivenAnswer } from '../../../widgets/questions/GivenAnswer.tsx';
import { useAsk } from '../../../widgets/questions/use-ask.ts';
import { viewOf } from '../../../widgets/questions/practice-game.ts';
import { Why } from '../../../widgets/questions/Why.tsx';
import { AuthoredOffered } from '../authored/AuthoredOffered.tsx';
import { AuthoredPrompt } from '../authored/AuthoredPrompt.tsx';
import { AuthoredSaid } from '../authored/AuthoredSaid.tsx';
import { AuthoredText } from '../authored/AuthoredText.tsx';
import { AuthoredWhy } from '../authored/AuthoredWhy.tsx';
import { useExamStrings } from '../strings.ts';
import { type TitledWords, sayChapter } from './say-part.ts';

/** A component for each form of exam question. */
export type FormViews<P> = { readonly [F in FormId]: ComponentType<{ readonly question: Questions[F] } & P> };

/** A component that shows a question by its form. */
export function viewByForm<P = object>(views: FormViews<P>): ComponentType<{ readonly question: ExamQuestion } & P> {
  return (props) => {
    const View = views[formIdOf(props.question)] as ComponentType<typeof props>;
    return <View {...props} />;
  };
}

/** What a question shows. */
export const AskedPrompt = /* @__PURE__ */ viewByForm({ skill: Prompt, authored: AuthoredPrompt });

const AskText = ({ question }: { readonly question: Question }) => <>{useAsk(question)}</>;

/** The question's prompt. */
export const AskedText = /* @__PURE__ */ viewByForm({ skill: AskText, authored: AuthoredText });

function SkillOffered({ question }: { readonly question: Question }) {
  const { Choices } = viewOf(question.skill);
  return Choices ? (
    <p>
      <Choices question={question} />
    </p>
  ) : null;
}

/** The options, for oral exams where the candidate sees no form. */
export const AskedOffered = /* @__PURE__ */ viewByForm({ skill: SkillOffered, authored: AuthoredOffered });

/** Why the right answer is right. */
export const AskedWhy = /* @__PURE__ */ viewByForm({ skill: Why, authored: AuthoredWhy });

/** An answer that `readAnswer` has checked. */
interface Given {
  readonly given: unknown;
}

/** An answer in words. */
export const SaidAsked = /* @__PURE__ */ viewByForm<Given>({
  skill: ({ question, given }) => <GivenAnswer question={question} answered={answered(question, given as never)} />,
  authored: ({ question, given }) => <AuthoredSaid question={question} given={Number(given)} />,
});

/** The right answer in words, in a sentence. */
export function RightAnswer({ question }: { readonly question: ExamQuestion }) {
  const { practice } = useExamStrings().words;
  return (
    <p>
      {practice['right-is']}{' '}
      <strong>
        <SaidAsked question={question} given={solveExamQuestion(question)} />
      </strong>
    </p>
  );
}

/** The skill question behind it: only these have a hand to pin or to read aloud. */
export const skillQuestion = (question: ExamQuestion): Question | undefined =>
  question.skill === 'authored' ? undefined : question;

/** The kind of a question in words: its skill, or its chapter. */
export const sayKind = (question: ExamQuestion, words: TitledWords): string =>
  question.skill === 'authored' ? sayChapter(chapterOf(question), words) : words.practice[`skill.${question.skill}`];
