import type { Named } from '../../../quizzes/base/terms.ts';
import { NamedAs } from '../../base/answer/NamedAs.tsx';
import { useStrings } from './strings.ts';

/** Names of the claimed yaku. */
export function Names({ ids }: { readonly ids: readonly Named[] }) {
  const { words } = useStrings();
  if (ids.length === 0) return <>{words.practice['yaku.no']}</>;
  return <>{ids.map((id, i) => [i > 0 && ', ', <NamedAs key={id} id={id} words={words} />])}</>;
}
