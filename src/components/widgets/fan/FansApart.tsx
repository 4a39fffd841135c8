import type { FanId } from '../../../engine/mcr/index.ts';
import { FanNames } from './FanName.tsx';
import { mcrWords } from './fetch-words.ts';

interface Props {
  readonly right: readonly FanId[];
  readonly given: readonly FanId[];
}

/** Elements of a list that another lacks, counting repetitions. */
export function beyond(some: readonly FanId[], others: readonly FanId[]): readonly FanId[] {
  const left = [...others];
  return some.filter((fan) => {
    const found = left.indexOf(fan);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** A sentence that ends with names of fan. */
function Sentence({ text, fans }: { readonly text: string; readonly fans: readonly FanId[] }) {
  const [before, after] = text.split('{{fans}}');
  return (
    <p class="hint">
      {before}
      <FanNames fans={fans} />
      {after}
    </p>
  );
}

/** Which fan are missing and which are too many. */
export function FansApart({ right, given }: Props) {
  const { mcr } = mcrWords();
  const [missed, wrong] = [beyond(right, given), beyond(given, right)];
  return (
    <>
      {missed.length > 0 && <Sentence text={mcr.missed} fans={missed} />}
      {wrong.length > 0 && <Sentence text={mcr['too-many']} fans={wrong} />}
    </>
  );
}
