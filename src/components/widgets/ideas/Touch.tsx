import { useId, useState } from 'preact/hooks';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';
import { solveQuestion } from '../../../quizzes/games/skills.ts';
import { Case } from '../questions/Case.tsx';
import { Why } from '../questions/Why.tsx';
import { useStrings } from '../questions/strings.ts';
import { type Control, ideaOf } from './idea.ts';
import { ValueLabel } from './ValueLabel.tsx';
import type { SayWord } from './idea-words.ts';
import './touch.css';

interface Props {
  readonly skill: SkillId;
  readonly rules: BookId;
  readonly say: SayWord;
}

interface ControlProps {
  readonly control: Control;
  readonly place: number;
  readonly say: SayWord;
  /** The tile that is the answer, to be marked where it is among the values. */
  readonly answer: string;
  readonly onMove: (place: number) => void;
}

/** Values side by side, one of which is chosen. */
function Values({ control: { name, values, rows = [] }, place, say, answer, onMove }: ControlProps) {
  const group = useId();
  const title = say(name);
  return (
    <fieldset class="touch-values">
      <legend lang={title.mark}>{title.text}</legend>
      {values.map((value, i) => (
        <>
          {rows.includes(i) && <span class="touch-row" />}
          <label key={i} class={value.tiles === answer ? 'is-answer' : undefined}>
            <input type="radio" name={group} checked={i === place} onChange={() => onMove(i)} />
            <span>
              <ValueLabel name={value} say={say} />
            </span>
          </label>
        </>
      ))}
    </fieldset>
  );
}

/** Numbers to slide along. */
function Slider({ control: { name, values }, place, say, onMove }: ControlProps) {
  const { lang } = useStrings();
  const title = say(name);
  const shown = (values[place]?.n ?? 0).toLocaleString(lang);
  return (
    <label class="touch-slider">
      <span lang={title.mark}>{title.text}</span>
      <input
        type="range"
        min={0}
        max={values.length - 1}
        value={place}
        aria-valuetext={shown}
        onInput={({ currentTarget }) => onMove(Number(currentTarget.value))}
      />
      <span class="touch-number" aria-hidden="true">
        {shown}
      </span>
    </label>
  );
}

/** A situation to change, with what the engine says about each state of it. */
export function Touch({ skill, rules, say }: Props) {
  const { practice } = useStrings().words;
  const { controls, first, at } = ideaOf(skill, rules);
  const [places, setPlaces] = useState(first);
  const question = at(places);
  const answer = solveQuestion(question);
  return (
    <div class="touch">
      <div class="touch-controls">
        {controls.map((control, i) => {
          const Shown = control.as === 'slider' ? Slider : Values;
          return (
            <Shown
              key={control.name}
              control={control}
              place={places[i] ?? 0}
              say={say}
              answer={typeof answer === 'string' ? answer : ''}
              onMove={(place) => setPlaces(places.with(i, place))}
            />
          );
        })}
      </div>
      <Case question={question} isLive />
      <div class="idea-why explained">
        <h3>{practice.why}</h3>
        <Why question={question} />
      </div>
    </div>
  );
}
