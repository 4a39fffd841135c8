/** Hands a blob to the browser to be saved as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands a text to the browser to be saved as a file. */
export const download = (text: string, name: string, type: string): void =>
  downloadBlob(new Blob([text], { type }), name);

/** A file name made of the letters and digits of a name, or `otherwise` where it has none. */
export const fileName = (name: string, otherwise: string): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || otherwise;
