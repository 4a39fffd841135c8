import { BOOK_IDS, type Clause, type RuleSet } from '../../src/engine/index.ts';

/** How a clause is known: from the text that we have, from the printed booklet only, or from elsewhere. */
export type Standing = 'stated in the text' | 'printed in the booklet only' | 'silent, taken from';
const STANDINGS: readonly Standing[] = ['stated in the text', 'printed in the booklet only', 'silent, taken from'];

/** Which of the three a clause is. */
export const standingOf = (clause: Clause): Standing =>
  'silent' in clause
    ? 'silent, taken from'
    : 'published' in clause
      ? 'printed in the booklet only'
      : 'stated in the text';

function placeOf(clause: Clause, own: string): string {
  if ('silent' in clause) return placeOf(clause.from, own);
  const [book, place] = 'published' in clause ? [clause.published, clause.section] : [clause.book, clause.article];
  const inBooklet = 'published' in clause && book !== own && BOOK_IDS.some((id) => id === book) ? ' booklet' : '';
  return book === own ? place : `${book}${inBooklet} ${place}`;
}

const WIDTH = 120;

function wrap(place: string, ids: readonly string[], most: number): string[] {
  const margin = ' '.repeat(most + 4);
  const lines: string[] = [];
  let line = `  ${place.padEnd(most)}  `;
  for (const [i, id] of ids.entries()) {
    const word = i < ids.length - 1 ? `${id}, ` : id;
    if (line.length + word.trimEnd().length > WIDTH) {
      lines.push(line.trimEnd());
      line = margin;
    }
    line += word;
  }
  return [...lines, line.trimEnd()];
}

/** The coverage of a rulebook: every article with the rules that rest on it, by how they are known. */
export function coverageTable({ id: own, cite }: RuleSet): string {
  const clauses = Object.entries<Clause>(cite);
  const lines: string[] = [`${own}: each place with what stands on it`];
  const most = Math.max(...clauses.map(([, clause]) => placeOf(clause, own).length));
  for (const standing of STANDINGS) {
    const standingSo = clauses.filter(([, clause]) => standingOf(clause) === standing);
    if (standingSo.length === 0) continue;
    const groups = Map.groupBy(standingSo, ([, clause]) => placeOf(clause, own));
    lines.push('', `${standing}:`);
    const inOrder = [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    for (const [place, group] of inOrder)
      lines.push(
        ...wrap(
          place,
          group.map(([id]) => id),
          most,
        ),
      );
  }
  return [...lines, ''].join('\n');
}
