import type { PatternId } from '../../../engine/riichi/index.ts';
import { type YakuWords, hasOneName, japaneseName } from './yaku.ts';

interface Props {
  readonly id: PatternId;
  readonly words: YakuWords;
}

/** Both names of a yaku; CSS shows those the reader chose. */
export function BothNames({ id, words }: Props) {
  if (hasOneName(id, words)) return <>{words[id]}</>;
  return (
    <>
      <span class="yaku-english">{words[id]}</span>{' '}
      <span class="yaku-japanese" lang="ja-Latn">
        {japaneseName(id)}
      </span>
    </>
  );
}

/** Both names of a yaku on one line. */
export function YakuName(props: Props) {
  if (hasOneName(props.id, props.words)) return <BothNames {...props} />;
  return (
    <span class="yaku-names">
      <BothNames {...props} />
    </span>
  );
}
