import type { Message } from './messages.ts';
import { readMoment } from './moment.ts';
import { MARK } from '../code.ts';

const [LONGEST_SENDER, MOST_ROWS] = [80, 20_000] as const;
const SEPARATORS = [',', ';', '\t'] as const;

/** The rows of CSV; fields in quotes may go over several lines. */
function rowsOf(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let [field, isQuoted] = ['', false];
  const endField = (): void => {
    rows.at(-1)?.push(field.trim());
    field = '';
  };
  for (let i = 0; i < text.length && rows.length < MOST_ROWS; i++) {
    const letter = text.charAt(i);
    if (letter === '"' && isQuoted && text.charAt(i + 1) === '"') {
      field += letter;
      i++;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) endField();
    else if (letter === '\n' && !isQuoted) {
      endField();
      rows.push([]);
    } else field += letter;
  }
  endField();
  return rows;
}

const HAS_LETTERS = /\p{L}{2}/u;

/**
 * Reads the table of answers that a form collects: its first column is the time at which each came in. Undefined for any
 * other text.
 */
export function tableMessages(text: string): readonly Message[] | undefined {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [head = ''] = plain.split('\n');
  const separator = SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  if (!head.includes(separator) || head.toUpperCase().includes(MARK)) return undefined;
  const [, ...rows] = rowsOf(plain, separator).filter((row) => row.some((field) => field !== ''));
  const coded = rows.filter((row) => row.some((field) => field.toUpperCase().includes(MARK)));
  const isTable = coded.length > 0 && coded.every((row) => row.length > 1 && readMoment(row[0] ?? '') !== undefined);
  if (!isTable) return undefined;
  return rows.map((row) => {
    const moment = readMoment(row[0] ?? '');
    const sender = row.find(
      (field, i) => i > 0 && HAS_LETTERS.test(field) && !field.toUpperCase().includes(MARK) && !field.includes('@'),
    );
    return {
      ...(sender !== undefined && { sender: sender.slice(0, LONGEST_SENDER) }),
      ...(moment && { moment }),
      timeBy: 'receiver',
      body: row.slice(1).join('\n'),
    };
  });
}
