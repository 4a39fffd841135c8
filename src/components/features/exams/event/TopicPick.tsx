import { sayTopic } from './say-topic.ts';
import { useExamStrings } from '../strings.ts';

interface Props<Topic extends string> {
  readonly label: string;
  /** Topics not yet picked. */
  readonly topics: readonly Topic[];
  readonly onPick: (topic: Topic) => void;
}

/** Picks a topic to add, then is ready for the next one. */
export function TopicPick<Topic extends string>({ label, topics, onPick }: Props<Topic>) {
  const { words } = useExamStrings('event');
  if (topics.length === 0) return null;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value=""
        onChange={({ currentTarget }) => {
          const topic = topics.find((one) => one === currentTarget.value);
          currentTarget.value = '';
          if (topic !== undefined) onPick(topic);
        }}
      >
        <option value="">{words.event['part.which']}</option>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {sayTopic(topic, words)}
          </option>
        ))}
      </select>
    </label>
  );
}
