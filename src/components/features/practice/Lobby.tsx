import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { otherMissed } from '../../../quizzes/memory/missed.ts';
import { openMisconceptions } from '../../../quizzes/memory/notebook.ts';
import { bookOf } from '../../../quizzes/memory/progress.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import { gameUnder } from '../../widgets/questions/games/games.ts';
import { LazyTool } from './LazyTool.tsx';
import { EastRound } from './EastRound.tsx';
import { GoOn } from './GoOn.tsx';
import { HandOfDay } from './HandOfDay.tsx';
import { RecordFiles } from './RecordFiles.tsx';
import { PathStripLater } from './PathStripLater.tsx';
import { SkillMap } from './SkillMap.tsx';
import { Week } from './Week.tsx';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';

interface Props {
  readonly record: PracticeRecord;
  readonly rules: BookId;
}

/** The start of practice: the map of skills, the days, exams and quizzes, and the learner's record. */
export function Lobby({ record, rules }: Props) {
  const { practice } = useLobbyStrings().words;
  const book = bookOf(record, rules);
  const mistakes = openMisconceptions(book.errors).length + otherMissed(book).length;
  return (
    <>
      <div class="today">
        <PathStripLater record={record} rules={rules} />
        <GoOn rules={rules} />
        <Week days={record.days} />
      </div>
      <SkillMap
        record={record}
        rules={rules}
        below={
          <>
            {gameUnder(rules).hasEastRound && <EastRound rules={rules} />}
            <section class="make-quiz">
              <LazyTool summary={practice['quiz.make']} form="QuizForm" rules={rules} />
            </section>
          </>
        }
      >
        <HandOfDay rules={rules} />
        <LazyTool
          summary={mistakes === 0 ? practice.notebook : fill(practice['notebook.open'], { n: mistakes })}
          form="Notebook"
          rules={rules}
        />
      </SkillMap>
      <LazyTool summary={practice.exam} form="ExamForm" rules={rules} />
      <RecordFiles />
    </>
  );
}
