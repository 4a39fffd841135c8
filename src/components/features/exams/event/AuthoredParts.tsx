import { fill } from '../../../../i18n/strings.ts';
import { authoredPartOf, isAskedHere } from '../../../../quizzes/exams/forms/authored-part.ts';
import { authoredTopics, entriesOn } from '../../../../quizzes/exams/forms/pool.ts';
import {
  type AuthoredPart,
  type Blueprint,
  MOST_QUESTIONS,
  sheetLength,
} from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { useAuthored } from '../authored/use-told.ts';
import { NumberField } from './NumberField.tsx';
import { sayTopic } from './say-topic.ts';
import { useExamStrings } from '../strings.ts';
import { TopicPick } from './TopicPick.tsx';
import { setBlueprint } from './use-change.ts';

interface Props {
  readonly blueprint: Blueprint;
  /** Whether anybody has answered already. */
  readonly isFixed: boolean;
}

const FIRST_COUNT = 3;

const setAuthored = (parts: readonly AuthoredPart[]): void =>
  setBlueprint((now) => ({ ...now, authored: parts.length > 0 ? [...parts] : undefined }));

/** Questions about the rules and penalty scenes: how many of each topic. */
export function AuthoredParts({ blueprint, isFixed }: Props) {
  const { words } = useExamStrings('event');
  const { event: own } = words;
  const { words: asked } = useAuthored();
  const { rules, authored = [] } = blueprint;
  const free = MOST_QUESTIONS - sheetLength(blueprint);
  const rest = authoredTopics(rules).filter((topic) => authored.every((part) => part.topic !== topic));
  return (
    <fieldset class="exam-topics">
      <legend>{asked.parts}</legend>
      <p class="hint">{asked['parts.hint']}</p>
      <ul class="exam-parts">
        {authored.map((part, place) => {
          const name = sayTopic(part.topic, words);
          const most = entriesOn(rules, part.topic).length;
          return (
            <li key={part.topic} role="group" aria-label={name}>
              <strong>{name}</strong>
              <NumberField
                label={fill(asked['parts.count'], { n: most })}
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
                  {asked['parts.changed']}{' '}
                  <button
                    type="button"
                    class="plain"
                    onClick={() => setAuthored(authored.with(place, authoredPartOf(rules, part.topic, part.count)))}
                  >
                    {asked['parts.renew']}
                  </button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {!isFixed && free > 0 && (
        <TopicPick
          label={asked['parts.add']}
          topics={rest}
          onPick={(topic) => setAuthored([...authored, authoredPartOf(rules, topic, Math.min(FIRST_COUNT, free))])}
        />
      )}
    </fieldset>
  );
}
