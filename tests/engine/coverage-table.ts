import { readFileSync, writeFileSync } from 'node:fs';
import {
  type CiteId,
  type Clause,
  FU_ITEMS,
  KNOBS,
  LIMITS,
  RIICHI_RULEBOOKS,
  type RiichiRules,
  SPECIAL,
  YAKU,
  YAKUMAN,
} from '../../src/engine/riichi/index.ts';
import { COUNTING_RULES } from '../../src/engine/riichi/ids.ts';

/** Everything that a rulebook must say the place of, in the order of the tables; an option and a pattern may share a name. */
export const CITE_IDS: readonly CiteId[] = [
  ...new Set<CiteId>([...KNOBS, ...YAKU, ...YAKUMAN, ...SPECIAL, ...FU_ITEMS, ...LIMITS, ...COUNTING_RULES]),
];

/** How a clause stands: in the text that we have, in the printed booklet only, or read from elsewhere. */
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
  const inBooklet = 'published' in clause && book !== own && book in RIICHI_RULEBOOKS ? ' booklet' : '';
  return book === own ? place : `${book}${inBooklet} ${place}`;
}

const WIDTH = 120;

function wrap(place: string, ids: readonly CiteId[], most: number): string[] {
  const margin = ` *   ${' '.repeat(most)}  `;
  const lines: string[] = [];
  let line = ` *   ${place.padEnd(most)}  `;
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

/** The coverage table of a rulebook as the comment that opens its file: every place with the ids that stand on it. */
export function coverageTable({ id: own, cite }: RiichiRules): string {
  const lines: string[] = [`/*`, ` * Coverage of ${own}: each place with what stands on it.`];
  const most = Math.max(...CITE_IDS.map((id) => placeOf(cite[id], own).length));
  for (const standing of STANDINGS) {
    const groups = new Map<string, CiteId[]>();
    for (const id of CITE_IDS)
      if (standingOf(cite[id]) === standing) {
        const place = placeOf(cite[id], own);
        groups.set(place, [...(groups.get(place) ?? []), id]);
      }
    if (groups.size === 0) continue;
    lines.push(` *`, ` * ${standing}:`);
    const inOrder = [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    for (const [place, ids] of inOrder) lines.push(...wrap(place, ids, most));
  }
  return [...lines, ` */`, ''].join('\n');
}

/** The file of a rulebook. */
export const fileOf = (id: string): URL => new URL(`../../src/engine/rulebooks/${id}.ts`, import.meta.url);

/** Run by itself (`node tests/engine/coverage-table.ts`) this writes the tables anew. */
if (import.meta.main)
  for (const rules of Object.values(RIICHI_RULEBOOKS)) {
    const source = readFileSync(fileOf(rules.id), 'utf8');
    writeFileSync(fileOf(rules.id), coverageTable(rules) + source.replace(/^\/\*[^*][\s\S]*?\*\/\n/, ''));
  }
