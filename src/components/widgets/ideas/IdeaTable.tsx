import { fill } from '../../../i18n/strings.ts';
import { colon } from '../../../i18n/signs.ts';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';
import { answered } from '../../../quizzes/games/answered.ts';
import { solved } from '../../../quizzes/games/skills.ts';
import { GivenAnswer } from '../questions/GivenAnswer.tsx';
import { type PracticeStrings, StringsProvider } from '../questions/strings.ts';
import { ideaOf } from './idea.ts';
import type { SayWord } from './idea-words.ts';
import { ValueLabel } from './ValueLabel.tsx';

interface Props {
  readonly skill: SkillId;
  readonly rules: BookId;
  readonly say: SayWord;
  readonly strings: PracticeStrings;
}

/** An idea without scripts: the answer for each value of its first control, the others as they are at first. */
export function IdeaTable({ skill, rules, say, strings }: Props) {
  const { controls, first, at } = ideaOf(skill, rules);
  const [control, ...others] = controls;
  const { practice, book } = strings.words;
  if (!control) return null;
  return (
    <StringsProvider value={strings}>
      <table class="idea-table">
        <caption>
          {fill(practice[`ask.${skill}`], { book: book[rules] })}
          {others.map(({ name, values }, i) => {
            const value = values[first[i + 1] ?? 0];
            return (
              <span key={name}>
                {say(name).text}
                {colon(strings.lang)}
                {value && <ValueLabel name={value} say={say} />}
              </span>
            );
          })}
        </caption>
        <tbody>
          {control.values.map((value, place) => {
            const question = at(first.with(0, place));
            return (
              <tr key={place}>
                <th scope="row">
                  <ValueLabel name={value} say={say} />
                </th>
                <td>
                  <GivenAnswer question={question} answered={answered(question, solved(question))} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </StringsProvider>
  );
}
