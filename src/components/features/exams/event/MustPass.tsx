import { fill } from '../../../../i18n/strings.ts';
import { type Blueprint, MOST_MUST_PASS } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import { topicsOf } from '../../../../quizzes/exams/blueprint/topics.ts';
import { NumberField } from './NumberField.tsx';
import { sayTopic } from './say-topic.ts';
import { useExamStrings } from '../strings.ts';
import { TopicPick } from './TopicPick.tsx';
import { setBlueprint } from './use-change.ts';

const PERCENT = 100;
const FIRST_SHARE = 0.6;

/** The topics with a pass mark of their own. */
export function MustPass({ blueprint }: { readonly blueprint: Blueprint }) {
  const { words } = useExamStrings('event');
  const { event: own } = words;
  const { mustPass } = blueprint;
  const set = (next: Blueprint['mustPass']): void => setBlueprint((now) => ({ ...now, mustPass: next }));
  const topics = topicsOf(blueprint);
  const rest = topics.filter((topic) => mustPass.every((one) => one.topic !== topic));
  return (
    <fieldset class="must-pass">
      <legend>{own['must-pass']}</legend>
      {mustPass.map(({ topic, share }, place) => {
        const name = sayTopic(topic, words);
        return (
          <div key={topic} class="actions">
            <NumberField
              label={fill(own['must-pass.of'], { topic: name })}
              value={Math.round(share * PERCENT)}
              least={1}
              most={PERCENT}
              onChange={(percent) => set(mustPass.with(place, { topic, share: percent / PERCENT }))}
            />
            <button type="button" class="plain" onClick={() => set(mustPass.toSpliced(place, 1))}>
              {own['part.remove']}
              <span class="sr-only"> {name}</span>
            </button>
            {topics.every((one) => one !== topic) && <span class="refused">{own['must-pass.absent']}</span>}
          </div>
        );
      })}
      {mustPass.length < MOST_MUST_PASS ? (
        <TopicPick
          label={own['must-pass.add']}
          topics={rest}
          onPick={(topic) => set([...mustPass, { topic, share: FIRST_SHARE }])}
        />
      ) : (
        <p class="refused">{fill(own['must-pass.most'], { n: MOST_MUST_PASS })}</p>
      )}
    </fieldset>
  );
}
