import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { PracticeRecord } from '../../../quizzes/memory/record.ts';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { forGood } from '../../../stores/browser-storage.ts';
import type * as StripModule from './PathStrip.tsx';

interface Props {
  readonly record: PracticeRecord;
  readonly rules: BookId;
}

/** Fetches the path strip for learners with a record; when it does not arrive, the map stands without it. */
export function PathStripLater(props: Props) {
  const [Strip, setStrip] = useState<ComponentType<Props> | undefined>(undefined);
  useEffect(() => {
    if (forGood.read('tensu:path') === undefined && forGood.read('tensu:practice') === undefined) return;
    (import('./PathStrip.tsx') as Promise<typeof StripModule | undefined>)
      .then((module) => module?.fetchStrip())
      .then(
        (strip) => strip && setStrip(() => strip),
        () => undefined,
      );
  }, []);
  return Strip ? <Strip {...props} /> : null;
}
