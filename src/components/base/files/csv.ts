const DELIMITERS = ['\t', ';', ','] as const;

/** Delimiter of a text: the first of tab, semicolon and comma in its first line. */
const delimiterOf = (text: string): string => {
  const [line = ''] = text.split('\n');
  return DELIMITERS.find((one) => line.includes(one)) ?? ',';
};

/** Parses CSV with tabs, semicolons or commas; fields may be quoted and empty rows are dropped. */
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

/** Characters that start a formula in spreadsheets, after any escape marks already there, so escaping stays reversible. */
const FORMULA = /(^|[;\t\n][\s"]*)(?='*[=+\-@\t＝＋－＠])/g;
const MARKED = /(^|[;\t\n][\s"]*)'(?='*[=+\-@\t＝＋－＠])/g;

/** Removes the escape mark from a field. */
export const plainField = (text: string): string => text.replaceAll(MARKED, '$1');

/** A cell of a table: a text, a number, or digits that stay a text with their leading 0. */
export type CsvCell = string | number | { readonly digits: string };

/** Escapes a field so that spreadsheets read it as text, never as a formula. */
function csvField(value: CsvCell, decimal: string): string {
  // A formula that gives a text is the one form of which every spreadsheet keeps the leading 0.
  if (typeof value === 'object') return `"=""${value.digits.replace(/\D/g, '')}"""`;
  if (typeof value === 'number') return String(value).replace('.', decimal);
  // Spreadsheets that separate fields by semicolons split at each one, even inside quotes.
  const text = value.replaceAll(FORMULA, "$1'");
  return /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes CSV as spreadsheets of a language expect it: the decimal comma leaves the semicolon to separate fields everywhere
 * but in English.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[], lang = 'en'): string {
  const [decimal, delimiter] = lang === 'en' ? ['.', ','] : [',', ';'];
  return rows.map((row) => row.map((value) => csvField(value, decimal)).join(delimiter)).join('\r\n') + '\r\n';
}
