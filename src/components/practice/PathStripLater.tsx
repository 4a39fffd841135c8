import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { forGood } from '../../stores/browser-storage.ts';
import type { PathStrip } from './PathStrip.tsx';

type Props = ComponentProps<typeof PathStrip>;

/** Fetches how one stands on the path, for whom anything is remembered; where it does not come the map stands without it. */
export function PathStripLater(props: Props) {
  const [Strip, setStrip] = useState<ComponentType<Props> | undefined>(undefined);
  useEffect(() => {
    if (forGood.read('tensu:path') === undefined && forGood.read('tensu:practice') === undefined) return;
    import('./PathStrip.tsx').then(
      (module) => setStrip(() => module.PathStrip),
      () => undefined,
    );
  }, []);
  return Strip ? <Strip {...props} /> : null;
}
