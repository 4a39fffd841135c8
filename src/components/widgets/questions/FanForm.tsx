import { useState } from 'preact/hooks';
import type { FanId } from '../../../engine/mcr/index.ts';
import { FanField } from '../fan/FanField.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly offered: readonly FanId[];
  readonly repeats?: boolean;
  readonly send: (given: readonly FanId[]) => void;
}

/** Checkboxes for the fan of a hand; none ticked means no fan. */
export function FanForm({ offered, repeats = true, send }: Props) {
  const { words, lang } = useStrings();
  const [chosen, setChosen] = useState<readonly FanId[]>([]);
  return (
    <form
      class="answer-form"
      onSubmit={(event) => {
        event.preventDefault();
        send(chosen);
      }}
    >
      <FanField offered={offered} chosen={chosen} onChange={setChosen} lang={lang} repeats={repeats} />
      <button type="submit" class="button">
        {chosen.length === 0 ? mcrWords().mcr['fan.none'] : words.practice.check}
      </button>
    </form>
  );
}
