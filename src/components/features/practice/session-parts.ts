import { playRound, practiseMix, practiseSkill, practiseSpeed } from '../../../stores/practice/begin.ts';
import { goOn, keepSession, putAside } from '../../../stores/practice/resume.ts';
import { leave } from '../../../stores/practice/session.ts';
import { ExamForm } from './ExamForm.tsx';
import { Notebook } from './Notebook.tsx';
import { OutdatedQuiz } from './OutdatedQuiz.tsx';
import { QuizForm } from './QuizForm.tsx';
import { QuizStart } from './QuizStart.tsx';
import { ResultPage } from './ResultPage.tsx';
import { SessionView } from './SessionView.tsx';
import { WarmUp } from './WarmUp.tsx';
import { LessonDoor } from './lesson/LessonDoor.tsx';
import { openLink } from './open-link.ts';

/** Everything that only a session needs; the map of skills works without it. */
export const parts = {
  SessionView,
  LessonDoor,
  ResultPage,
  OutdatedQuiz,
  QuizForm,
  QuizStart,
  ExamForm,
  Notebook,
  WarmUp,
  openLink,
  playRound,
  practiseMix,
  practiseSkill,
  practiseSpeed,
  goOn,
  keepSession,
  putAside,
  leave,
};
