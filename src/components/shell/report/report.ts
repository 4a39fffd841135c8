/** What a report is about, as the page knows it. */
export interface Subject {
  /** What is reported: a hand as its link, a question as its link, or an article. */
  readonly about: string;
  readonly rulebook: string;
  readonly version: string;
  readonly address: string;
}

/** The words around it. */
export interface ReportWords {
  readonly about: string;
  readonly rulebook: string;
  readonly version: string;
  readonly address: string;
  readonly wrong: string;
}

const LINES = ['about', 'rulebook', 'version', 'address'] as const;

/** The text of a report, with room for what is wrong. */
export const reportText = (subject: Subject, words: ReportWords): string =>
  [...LINES.map((line) => `${words[line]} ${subject[line]}`), '', words.wrong, ''].join('\n');

/** The address that opens a mail or an issue with the report filled in. */
export function reportHref(to: string, title: string, text: string): string {
  const isMail = to.startsWith('mailto:');
  const fields = { [isMail ? 'subject' : 'title']: title, body: text };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${to}${to.includes('?') ? '&' : '?'}${query}`;
}
