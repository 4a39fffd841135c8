/** Lets the browser save a blob as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Lets the browser save a text as a file. */
export const download = (text: string, name: string, type: string): void =>
  downloadBlob(new Blob([text], { type }), name);

/** Lets the browser save CSV. Without the byte-order mark, Excel reads any letter beyond ASCII wrongly. */
export const downloadCsv = (csv: string, name: string): void =>
  download(`\ufeff${csv}`, `${name}.csv`, 'text/csv;charset=utf-8');

/** A file name from the letters and digits of a name, or `otherwise` if it has none. */
export const fileName = (name: string, otherwise: string): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || otherwise;
