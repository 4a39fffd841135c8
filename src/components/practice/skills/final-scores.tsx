import { RIICHI_RULEBOOKS, WINDS } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import type { QuestionOf } from '../../../quizzes/question.ts';
import { finalChoices, finalLine } from '../../../quizzes/skills/final-scores/index.ts';
import { Cites } from '../Cites.tsx';
import { PointsPick, SaidPoints } from '../PointsPick.tsx';
import { signed } from '../signed.ts';
import { useSpeech } from '../speech.ts';
import type { SkillView } from '../view.ts';

interface Asked {
  readonly question: QuestionOf<'final-scores'>;
}

function Prompt({ question: { scores, bets, chombo, seat } }: Asked) {
  const { words, lang } = useSpeech();
  const { play } = words;
  const wind = (one: number): string => play[`wind.${WINDS[one] ?? 'east'}`];
  return (
    <>
      <ul class="lines">
        {scores.map((points, i) => (
          <li key={i}>{fill(play['final.score'], { wind: wind(i), points: points.toLocaleString(lang) })}</li>
        ))}
      </ul>
      {bets > 0 && <p class="told">{fill(play['final.sticks'], { n: bets })}</p>}
      {chombo !== undefined && <p class="told">{fill(play['final.chombo'], { wind: wind(chombo) })}</p>}
      <p class="told asked">{fill(play.asked, { wind: wind(seat) })}</p>
    </>
  );
}

function Why({ question }: Asked) {
  const { words, lang } = useSpeech();
  const { play } = words;
  const line = finalLine(question);
  const start = RIICHI_RULEBOOKS[question.rules].knobs.startPoints;
  return (
    <>
      {line && (
        <ul class="lines">
          <li>{fill(play['final.points'], { points: line.points.toLocaleString(lang) })}</li>
          <li>{fill(play['final.against'], { points: signed(line.points - start, lang) })}</li>
          <li>{fill(play['final.uma'], { points: signed(line.uma, lang) })}</li>
          {line.penalty > 0 && <li>{fill(play['final.penalty'], { points: signed(-line.penalty, lang) })}</li>}
          <li>{fill(play.sum, { points: signed(line.total, lang) })}</li>
        </ul>
      )}
      <Cites question={question} />
    </>
  );
}

/** What a game comes to for a player. */
export const view: SkillView<'final-scores'> = {
  Prompt,
  Form: ({ question, label, send }) => <PointsPick label={label} choices={finalChoices(question)} onAnswer={send} />,
  Said: SaidPoints,
  Why,
};
