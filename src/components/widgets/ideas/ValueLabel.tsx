import { parseTiles } from '../../../engine/riichi/index.ts';
import { TileRow } from '../questions/TileRow.tsx';
import { useStrings } from '../questions/strings.ts';
import type { ValueName } from './idea.ts';
import type { SayWord } from './idea-words.ts';

const tilesIn = (text: string) => {
  const read = parseTiles(text, 'tiles');
  return read.ok ? read.value : [];
};

const Word = ({ said: { text, mark } }: { readonly said: ReturnType<SayWord> }) => <span lang={mark}>{text}</span>;

/** A value of a control, in tiles or words. */
export function ValueLabel({
  name: { tiles, n, word, book },
  say,
}: {
  readonly name: ValueName;
  readonly say: SayWord;
}) {
  const { words, lang } = useStrings();
  return (
    <>
      {tiles && <TileRow tiles={tilesIn(tiles)} />}
      {word && <Word said={say(word)} />}
      {n?.toLocaleString(lang)}
      {book && words.book[book]}
    </>
  );
}
