import { fill } from '../../../i18n/strings.ts';
import { type AuthoredPart, authoredPartOf, isAskedHere } from '../../../quizzes/exams/authored/part.ts';
import { authoredTopics, entriesOn } from '../../../quizzes/exams/authored/pool.ts';
import { type Blueprint, MOST_QUESTIONS, sheetLength } from '../../../quizzes/exams/blueprint.ts';
import { NumberField } from './NumberField.tsx';
import { sayTopic } from './say-topic.ts';
import { useSpeech } from './speech.ts';
import { setBlueprint } from './use-change.ts';

interface Props {
  readonly blueprint: Blueprint;
  /** Whether somebody has answered already. */
  readonly isFixed: boolean;
}

const FIRST_COUNT = 3;

const setAuthored = (parts: readonly AuthoredPart[]): void =>
  setBlueprint((now) => ({ ...now, authored: parts.length > 0 ? [...parts] : undefined }));

/** Written questions about the rules, and scenes of penalties: topic, how many. */
export function AuthoredParts({ blueprint, isFixed }: Props) {
  const { words } = useSpeech();
  const { event: own } = words;
  const { rules, authored = [] } = blueprint;
  const free = MOST_QUESTIONS - sheetLength(blueprint);
  const rest = authoredTopics(rules).filter((topic) => authored.every((part) => part.topic !== topic));
  return (
    <fieldset class="exam-topics">
      <legend>{own.authored}</legend>
      <p class="hint">{own['authored.hint']}</p>
      <ul class="exam-parts">
        {authored.map((part, place) => {
          const name = sayTopic(part.topic, words);
          const most = entriesOn(rules, part.topic).length;
          return (
            <li key={part.topic} role="group" aria-label={name}>
              <strong>{name}</strong>
              <NumberField
                label={fill(own['authored.count'], { n: most })}
                value={part.count}
                least={1}
                most={Math.max(1, Math.min(most, part.count + free))}
                isFixed={isFixed}
                onChange={(count) => setAuthored(authored.with(place, { ...part, count }))}
              />
              {!isFixed && sheetLength(blueprint) > part.count && (
                <button type="button" class="plain" onClick={() => setAuthored(authored.toSpliced(place, 1))}>
                  {own['part.remove']}
                  <span class="sr-only"> {name}</span>
                </button>
              )}
              {!isFixed && !isAskedHere(rules, part) && (
                <p class="refused">
                  {own['authored.changed']}{' '}
                  <button
                    type="button"
                    class="plain"
                    onClick={() => setAuthored(authored.with(place, authoredPartOf(rules, part.topic, part.count)))}
                  >
                    {own['authored.renew']}
                  </button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {!isFixed && free > 0 && rest.length > 0 && (
        <label class="field">
          <span>{own['authored.add']}</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              const topic = rest.find((one) => one === currentTarget.value);
              currentTarget.value = '';
              if (topic) setAuthored([...authored, authoredPartOf(rules, topic, Math.min(FIRST_COUNT, free))]);
            }}
          >
            <option value="">{own['part.which']}</option>
            {rest.map((topic) => (
              <option key={topic} value={topic}>
                {sayTopic(topic, words)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
