import { formatEvent } from '../../../quizzes/exams/event-file.ts';
import { noteSaved } from '../../../quizzes/exams/saved.ts';
import { $open, changeEvent } from '../../../stores/exams/events.ts';
import { examinerHand } from '../../../stores/exams/examiner.ts';
import { download, fileName } from '../../tournament/download.ts';
import { useSpeech } from './speech.ts';

function save(): void {
  changeEvent((event) => noteSaved(event, examinerHand()));
  const open = $open.get();
  if (open.state === 'open')
    download(formatEvent(open.event), `${fileName(open.event.name, 'event')}.json`, 'application/json');
}

/** Saves the event's file, and notes that it was saved. */
export function SaveFile({ isQuiet = false }: { readonly isQuiet?: boolean }) {
  const { event: own } = useSpeech().words;
  return (
    <button type="button" class={isQuiet ? 'button quiet' : 'button'} onClick={save}>
      {own['file.save']}
    </button>
  );
}
