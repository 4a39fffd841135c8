import { fill } from '../../../../i18n/strings.ts';
import { colon, dash, semicolon } from '../../../../i18n/signs.ts';
import { countedBy } from '../../../../quizzes/lines/count.ts';
import type { LineId, Lines } from '../../../../quizzes/base/lines.ts';
import { skillOf } from '../../../../quizzes/games/skills.ts';
import type { GradedAnswer } from '../../../../quizzes/games/answered.ts';
import { Sign } from '../../../base/answer/Sign.tsx';
import { useStrings } from '../strings.ts';
import { LineName } from './LineName.tsx';

interface Props {
  readonly told: Pick<GradedAnswer, 'question' | 'skill' | 'verdict'>;
  readonly given: Lines;
}

/** The verdict on each line: the given value, and the right one where it differs. */
export function LinesVerdict({ told, given }: Props) {
  const { words, lang } = useStrings();
  const { practice } = words;
  const { question, skill, verdict } = told;
  const count = skillOf(skill).byLines?.count(question, given);
  const right = count ? countedBy(count) : {};
  const number = (n: number | undefined): string => (n ?? 0).toLocaleString(lang);
  return (
    <ul class="parts lines">
      {verdict.parts.map(({ part, mark }) => {
        const id = part as LineId;
        return (
          <li key={id}>
            <Sign mark={mark} />
            <span>
              <LineName id={id} question={question} />
              {colon(lang)}
              <strong class="points">{number(given[id])}</strong>
              {dash(lang)}
              {practice[`mark.${mark}`]}
              {mark === 'wrong' && semicolon(lang) + fill(practice['lines.right-is'], { n: number(right[id]) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
