import { useState } from 'preact/hooks';
import { parseNumber } from '../../../../quizzes/judge/parse-number.ts';
import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import { TextField } from '../../../base/answer/TextField.tsx';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { REFUSAL, useRefusal } from '../../../base/answer/use-refusal.tsx';
import { TextWithTiles } from './TextWithTiles.tsx';
import { choicesOf } from './choices.ts';
import { useAuthored, useTold } from './use-told.ts';

interface Props {
  readonly question: AuthoredQuestion;
  readonly send: (given: number) => void;
}

const MOST = 9_999_999;

/** The form for an authored question: one option, several, or a number. */
export function AuthoredForm({ question, send }: Props) {
  const { practice } = useStrings().words;
  const authored = useAuthored();
  const told = useTold(question);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [text, setText] = useState('');
  const { isRefused, refuse, accept, alert } = useRefusal();
  if (!told) return null;
  const { kind } = told;
  const submit = (event: Event): void => {
    event.preventDefault();
    const number = parseNumber(text);
    const isNumber = number !== undefined && Number.isInteger(number) && number >= 0 && number <= MOST;
    if (kind === 'number' && !isNumber) refuse(authored.words['number.wanted']);
    else if (kind !== 'number' && ticked.length === 0) refuse(authored.words.empty);
    else {
      accept();
      send(kind === 'number' ? (number ?? 0) : ticked.reduce((sum, value) => sum + value, 0));
    }
  };
  const tick = (value: number, isTicked: boolean): void => {
    accept();
    if (kind === 'several') setTicked(isTicked ? [...ticked, value] : ticked.filter((one) => one !== value));
    else setTicked([value]);
  };
  return (
    <form class="answer-form authored-form" onSubmit={submit}>
      {kind === 'number' ? (
        <TextField
          label={authored.words.number}
          value={text}
          inputMode="numeric"
          isRefused={isRefused}
          note={isRefused ? REFUSAL : undefined}
          onChange={setText}
        />
      ) : (
        <fieldset class="authored-choices">
          <legend>{kind === 'several' ? authored.words.several : authored.words.one}</legend>
          {choicesOf(told, authored).map(({ value, text: choice, lang }) => (
            <label key={value} class="tick">
              <input
                type={kind === 'several' ? 'checkbox' : 'radio'}
                name="authored"
                checked={ticked.includes(value)}
                onChange={({ currentTarget }) => tick(value, currentTarget.checked)}
              />
              <TextWithTiles text={choice} lang={lang} />
            </label>
          ))}
        </fieldset>
      )}
      {alert}
      <button type="submit" class="button">
        {practice.check}
      </button>
    </form>
  );
}
