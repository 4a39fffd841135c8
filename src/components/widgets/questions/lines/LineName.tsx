import { parseTiles } from '../../../../engine/riichi/index.ts';
import { type LineId, SET_LINES, patternOf } from '../../../../quizzes/base/lines.ts';
import type { Question } from '../../../../quizzes/games/question.ts';
import { NamedAs } from '../../../base/answer/NamedAs.tsx';
import { TileRow } from '../TileRow.tsx';
import { useStrings } from '../strings.ts';
import { lineText, tilesOfLine } from './line-text.ts';

interface Props {
  readonly id: LineId;
  readonly question: Question;
}

/** What a line is about: its name, with tiles if it has some; a set is shown as its tiles. */
export function LineName({ id, question }: Props) {
  const { words } = useStrings();
  const tiles = parseTiles(tilesOfLine(id, question) ?? '', 'tiles');
  const pattern = patternOf(id);
  const isSet = SET_LINES.some((line) => line === id);
  return (
    <span class="line-name">
      {!isSet && <span>{pattern ? <NamedAs id={pattern} words={words} /> : lineText(id, question, words)}</span>}
      {tiles.ok && tiles.value.length > 0 && <TileRow tiles={tiles.value} />}
    </span>
  );
}
