import { spawnSync } from 'node:child_process';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { LANGUAGES, withoutLocale } from '../../src/locales.ts';

const TO_REACH = 40;

/** The line in which Astro reports how long a page took: `├─ /ru/score/index.html (+12ms)`. */
const PAGE = /[├└]─ \/(\S*?)(?:index)?\.html \(\+([\d.]+)(ms|s)\)/g;

interface Timed {
  readonly path: string;
  readonly ms: number;
}

const kindOf = (path: string): string => {
  const [first = ''] = withoutLocale(path).split('/');
  return BOOK_IDS.some((id) => id === first) ? 'chapters' : first || 'first page';
};
const languageOf = (path: string): string =>
  LANGUAGES.find(({ locale }) => locale !== undefined && path.startsWith(`${locale}/`))?.lang ?? 'en';

const ms = (value: number): string => value.toFixed(0).padStart(5);
const mean = (pages: readonly Timed[]): number => pages.reduce((sum, page) => sum + page.ms, 0) / pages.length;

function tell(title: string, groups: Map<string, Timed[]>): void {
  console.log(`\n${title.padEnd(16)}pages  each  dearest`);
  for (const [name, pages] of [...groups].toSorted(([, a], [, b]) => mean(b) - mean(a))) {
    const dearest = pages.toSorted((a, b) => b.ms - a.ms)[0];
    console.log(
      `${name.padEnd(16)}${String(pages.length).padStart(5)} ${ms(mean(pages))} ${ms(dearest?.ms ?? 0)}  /${dearest?.path ?? ''}`,
    );
  }
}

const start = performance.now();
const { stdout, status } = spawnSync('npx', ['astro', 'build', '--force'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const whole = performance.now() - start;
if (status !== 0) throw new Error(`the build fails:\n${stdout.slice(-2000)}`);
const pages = [...stdout.matchAll(PAGE)].map(([, path = '', time, unit]): Timed => {
  return { path, ms: Number(time) * (unit === 's' ? 1000 : 1) };
});
if (pages.length === 0) throw new Error('the build says no times');

console.log(`\nA build takes ${(whole / 1000).toFixed(1)} s`);
console.log(`A page takes ${mean(pages).toFixed(1)} ms on average (to reach: ${String(TO_REACH)})`);
tell(
  'kind',
  Map.groupBy(pages, ({ path }) => kindOf(path)),
);
tell(
  'language',
  Map.groupBy(pages, ({ path }) => languageOf(path)),
);
