import { useStore } from '@nanostores/preact';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sitePath } from '../../../../locales.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { peopleOf } from '../../../../quizzes/exams/people.ts';
import { isSaved } from '../../../../quizzes/exams/saved.ts';
import { $isKept, $open, followTabs, openEvent } from '../../../../stores/exams/events.ts';
import { needsOf, useExamPart } from '../exam-part.tsx';
import { useExamStrings } from '../strings.ts';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { OpenFileHere, SaveFileHere } from './EventFile.tsx';

/** Loads the part of the page that works on an event. */
export type LoadPart = () => Promise<{ readonly Part: FunctionComponent<{ readonly event: ExamEvent }> } | undefined>;

interface Props {
  readonly load: LoadPart;
}

function Refused({ children }: { readonly children: ComponentChildren }) {
  const { words, locale } = useExamStrings('supervised');
  return (
    <p class="trouble" role="alert">
      {children} <a href={sitePath('qualify/event/', locale)}>{words.supervised['to.events']}</a>
    </p>
  );
}

function Loaded({ event, load }: Props & { readonly event: ExamEvent }) {
  const { module, waiting } = useExamPart(needsOf(event.blueprint), load);
  return module ? <module.Part event={event} /> : waiting;
}

function Ready({ event, load }: Props & { readonly event: ExamEvent }) {
  const { words, locale } = useExamStrings('supervised');
  const { supervised } = words;
  const isKept = useStore($isKept);
  if (peopleOf(event).length === 0) return <Refused>{supervised.nobody}</Refused>;
  if (!isSaved(event)) return <Refused>{supervised.unsaved}</Refused>;
  return (
    <>
      <p class="no-print">
        <a href={`${sitePath('qualify/event/', locale)}#${event.id}`}>
          {supervised['to.event']} <span dir="auto">{event.name}</span>
        </a>
      </p>
      {!isKept && (
        <div class="actions no-print">
          <p class="trouble" role="alert">
            {supervised['not-kept']}
          </p>
          <SaveFileHere />
        </div>
      )}
      <Loaded event={event} load={load} />
    </>
  );
}

/** Opens the event in the address and shows that part, or says why the event is missing. */
export function OpenedEvent({ load }: Props) {
  const { supervised } = useExamStrings('supervised').words;
  const open = useStore($open, { ssr: () => ({ state: 'none' }) as const });
  const [isRead, setRead] = useState(false);
  useLeaveWarning();
  useEffect(() => {
    const follow = (): void => {
      const [id = ''] = location.hash.slice(1).split('.');
      if (id === '') $open.set({ state: 'none' });
      else openEvent(id);
      setRead(true);
    };
    follow();
    addEventListener('hashchange', follow);
    const unfollow = followTabs();
    return () => {
      removeEventListener('hashchange', follow);
      unfollow();
    };
  }, []);
  if (!isRead) return null;
  if (open.state === 'open') return <Ready key={location.hash} event={open.event} load={load} />;
  return (
    <>
      <Refused>{supervised[`open.${open.state}`]}</Refused>
      {(open.state === 'unknown' || open.state === 'none') && <OpenFileHere />}
    </>
  );
}
