import { useState } from 'preact/hooks';

/** Id of the message about an unreadable answer. */
export const REFUSAL = 'practice-refusal';

/** Message about an unreadable answer; announced again on each try, even with the same text. */
export function useRefusal() {
  const [{ tries, text }, set] = useState({ tries: 0, text: '' });
  return {
    isRefused: text !== '',
    refuse: (why: string): void => set({ tries: tries + 1, text: why }),
    accept: (): void => set({ tries, text: '' }),
    alert: text !== '' && (
      <p key={tries} id={REFUSAL} class="hint" role="alert">
        {text}
      </p>
    ),
  };
}
