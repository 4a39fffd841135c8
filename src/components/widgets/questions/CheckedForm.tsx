import type { ComponentChildren } from 'preact';
import { useRefusal } from '../../base/answer/use-refusal.tsx';
import { useStrings } from './strings.ts';

interface Props<Given> {
  /** The answer in the fields; undefined where they cannot be read. */
  readonly read: () => Given | undefined;
  /** What to say then. */
  readonly unread: () => string;
  readonly send: (given: Given) => void;
  readonly children: (isRefused: boolean) => ComponentChildren;
  /** What stands after the button. */
  readonly beside?: ComponentChildren;
}

/** A form that sends its answer once all of it can be read. */
export function CheckedForm<Given>({ read, unread, send, children, beside }: Props<Given>) {
  const { practice } = useStrings().words;
  const { isRefused, refuse, accept, alert } = useRefusal();
  const submit = (event: Event): void => {
    event.preventDefault();
    const given = read();
    if (given === undefined) {
      refuse(unread());
      return;
    }
    accept();
    send(given);
  };
  return (
    <form onSubmit={submit} class="answer-form">
      <div class="fields">{children(isRefused)}</div>
      {alert}
      <button type="submit" class="button">
        {practice.check}
      </button>
      {beside}
    </form>
  );
}
