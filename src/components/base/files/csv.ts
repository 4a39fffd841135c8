const DELIMITERS = ['\t', ';', ','] as const;

/** The delimiter of a text: the first of tab, semicolon and comma that its first line has. */
const delimiterOf = (text: string): string => {
  const [line = ''] = text.split('\n');
  return DELIMITERS.find((one) => line.includes(one)) ?? ',';
};

/** The rows of a CSV text: tabs, semicolons or commas between fields, quotes around those that need them; no empty rows. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(plain);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = (): void => {
    row.push(field.trim());
    field = '';
  };
  const endRow = (): void => {
    endField();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < plain.length; i++) {
    const sign = plain.charAt(i);
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (plain.charAt(i + 1) === '"') {
        field += '"';
        i += 1;
      } else isQuoted = false;
    } else if (sign === '"' && field.trim() === '') isQuoted = true;
    else if (sign === delimiter) endField();
    else if (sign === '\n') endRow();
    else field += sign;
  }
  endRow();
  return rows;
}

/** Where a spreadsheet would begin a formula; with the marks that already stand there, so that one more can be told from them. */
const FORMULA = /(^|[;\t\n][\s"]*)(?='*[=+\-@\t＝＋－＠])/g;
const MARKED = /(^|[;\t\n][\s"]*)'(?='*[=+\-@\t＝＋－＠])/g;

/** A text as it was before it was written as a field. */
export const plainField = (text: string): string => text.replaceAll(MARKED, '$1');

/** A field as a spreadsheet takes it as text: quoted where it must be, and never as a formula. */
function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // Where semicolons part fields a spreadsheet cuts a name at each of its own, quoted or not.
  const text = value.replaceAll(FORMULA, "$1'");
  return /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes rows as CSV with commas, lines ended as spreadsheets want them. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(csvField).join(',')).join('\r\n') + '\r\n';
