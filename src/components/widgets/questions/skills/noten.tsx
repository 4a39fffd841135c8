import { RIICHI_RULEBOOKS, type SeatNumber, WINDS } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { NOTEN_CHOICES, tenpaiIn } from '../../../../quizzes/skills/noten/index.ts';
import { SEATS } from '../../../../quizzes/table/seats.ts';
import { Cites } from '../Cites.tsx';
import { PointsPick, GivenPoints } from '../PointsPick.tsx';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';

interface AskQuestion {
  readonly question: QuestionOf<'noten'>;
}

function Prompt({ question }: AskQuestion) {
  const { play } = useStrings().words;
  const tenpai = tenpaiIn(question);
  const names = (seats: readonly SeatNumber[]): string =>
    seats.length === 0 ? '–' : seats.map((seat) => play[`wind.${WINDS[seat]}`]).join(', ');
  const noten = SEATS.filter((seat) => !tenpai.includes(seat));
  return (
    <>
      <p class="told">{fill(play['draw.tenpai'], { seats: names(tenpai) })}</p>
      <p class="told">{fill(play['draw.noten'], { seats: names(noten) })}</p>
      <p class="told asked">{fill(play['draw.you'], { wind: names([question.seat]) })}</p>
    </>
  );
}

function Why({ question }: AskQuestion) {
  const { words, lang } = useStrings();
  const pool = RIICHI_RULEBOOKS[question.rules].options.notenPool.toLocaleString(lang);
  return (
    <>
      <p>{fill(words.play['draw.why'], { pool })}</p>
      <Cites question={question} />
    </>
  );
}

/** A player's points from an exhaustive draw. */
export const view: SkillView<'noten'> = {
  Prompt,
  Form: ({ label, send }) => <PointsPick label={label} choices={NOTEN_CHOICES} onAnswer={send} />,
  Given: GivenPoints,
  Why,
};
