import type { IslandStrings } from '../../../base/words/strings.ts';
import { ExamIsland } from '../ExamIsland.tsx';
import type { EarlyExamWords } from '../strings.ts';
import { type LoadPart, OpenedEvent } from './OpenedEvent.tsx';
import '../../../widgets/questions/practice.css';
import '../../../widgets/questions/question.css';
import '../../../widgets/questions/verdict.css';
import './supervised.css';

const PARTS = {
  paper: () => import('./Paper.tsx'),
  oral: () => import('./OralExam.tsx'),
} as const satisfies Record<string, LoadPart>;

interface Props extends IslandStrings<EarlyExamWords<'supervised'>> {
  readonly part: keyof typeof PARTS;
}

/** The examiner's page: printed sheets and their marking, or the oral exam. */
export const SupervisedPage = ({ part, ...strings }: Props) => (
  <ExamIsland strings={strings}>
    <div class="practice supervised not-content">
      <OpenedEvent load={PARTS[part]} />
    </div>
  </ExamIsland>
);
