import { fill } from '../../../../i18n/strings.ts';
import { sayTopic } from './say-topic.ts';
import { useExamStrings } from '../strings.ts';
import { useSaving } from './use-saving.ts';

/** Saves the event's file and notes that it was saved; shows the progress meanwhile. */
export function SaveFile({ isQuiet = false }: { readonly isQuiet?: boolean }) {
  const { words } = useExamStrings('event');
  const { event: own } = words;
  const { saving, save } = useSaving();
  const isBusy = saving.state === 'dealing';
  return (
    <>
      <button
        type="button"
        class={isQuiet ? 'button quiet' : 'button'}
        aria-disabled={isBusy ? 'true' : undefined}
        onClick={() => {
          if (!isBusy) void save();
        }}
      >
        {own['file.save']}
      </button>
      <span role="status" class="hint">
        {saving.state === 'dealing' && fill(own['file.dealing'], { done: saving.done, of: saving.of })}
        {saving.state === 'refused' && (
          <span class="refused">
            {fill(own['file.refused'], {
              part: sayTopic('topic' in saving.part ? saving.part.topic : saving.part.skill, words),
            })}
          </span>
        )}
      </span>
    </>
  );
}
