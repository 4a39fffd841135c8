import { readFileSync } from 'node:fs';

interface Version {
  readonly version: string;
  /** The day of its publication; none before it. */
  readonly date?: string;
  readonly changes: readonly string[];
}

interface Erratum {
  readonly id: string;
  readonly date: string;
  readonly book: string;
  readonly article: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** The page of changes: what each version brought, and which rules it puts right, from the errata of the site. */
export function changelog(): string {
  const versions = read('package/versions.json') as readonly Version[];
  const errata = read('src/content/errata.json') as readonly Erratum[];
  const words = read('src/content/words/en/errata.json') as Readonly<Record<string, { was: string; is: string }>>;
  const sections = versions.map(({ version, date, changes }, i) => {
    const before = versions[i + 1]?.date ?? '';
    const fixed = errata.filter((one) => one.date > before && one.date <= (date ?? '9'));
    const lines = fixed.map(
      ({ id, book, article }) => `- ${book} ${article}: ${words[id]?.is ?? ''} (It said: ${words[id]?.was ?? ''})`,
    );
    return [
      `## ${version}${date === undefined ? ' (not published yet)' : `, ${date}`}`,
      changes.map((change) => `- ${change}`).join('\n'),
      ...(lines.length > 0 ? ['### Rules put right', lines.join('\n')] : []),
    ].join('\n\n');
  });
  return `# Changes\n\n${sections.join('\n\n')}\n`;
}
