/** Hands something to the browser to be saved as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands a text to the browser to be saved as a file. */
export const download = (text: string, name: string): void =>
  downloadBlob(new Blob([text], { type: 'application/json' }), name);
