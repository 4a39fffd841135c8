import { type ComponentChildren, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { withMcrWords } from '../../../widgets/fan/fetch-words.ts';
import { ExamIsland } from '../ExamIsland.tsx';
import { AuthoredContext } from '../authored/authored-there.ts';
import type { OwnStrings } from '../own-words.ts';

interface Props {
  readonly strings: OwnStrings<'supervised'>;
  readonly children: ComponentChildren;
}

/**
 * A sheet in its reader's own language. Names of fan come from a store of the page, not from a context, so they are swapped
 * while the sheet renders in a tree of its own.
 */
export function OwnIsland({ strings, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { mcr, authored } = strings;
  const island = (
    <AuthoredContext.Provider value={authored}>
      <ExamIsland strings={strings}>{children}</ExamIsland>
    </AuthoredContext.Provider>
  );
  useLayoutEffect(() => {
    const root = place.current;
    if (mcr && root) withMcrWords(mcr, () => render(island, root));
  });
  useLayoutEffect(() => () => place.current && render(null, place.current), []);
  return mcr ? <div class="own-island" ref={place} /> : island;
}
