import { useState } from 'preact/hooks';

/** The id of what is said of an answer that cannot be read. */
export const REFUSAL = 'practice-refusal';

/** What is said of an answer that cannot be read; each try says it anew, even in the same words. */
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
