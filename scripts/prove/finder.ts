/**
 * Asks the referee's finder about incidents, and prints each miss. In files as `tests/fixtures/incidents.json`: how often the right
 * ruling came first and in the first three, how often a contrary one came first, and how often the page asked which of two it
 * was with the right one among them. In files of told cases, as those in `tests/fixtures/blind`: how often the right verdict
 * stood at once or after one question, by rulebook and language. `node scripts/prove/finder.ts FILE…`.
 */
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import type * as FoundIncidents from '../../tests/content/found-incidents.ts';
import type * as JudgedCases from '../../tests/content/judged-cases.ts';
import { LANGUAGES } from '../../src/locales.ts';

const { module: incidents } = await runnerImport<typeof FoundIncidents>('./tests/content/found-incidents.ts');
const { module: cases } = await runnerImport<typeof JudgedCases>('./tests/content/judged-cases.ts');

const percent = (part: readonly unknown[], whole: readonly unknown[]): string =>
  `${((100 * part.length) / whole.length).toFixed(1)} %`;

function proveIncidents(all: readonly FoundIncidents.Incident[]): void {
  const asked = incidents.askAll(all);
  for (const [group, told] of Map.groupBy(asked, ({ lang, incident }) => `${lang} ${incident.rulebook}`)) {
    const first = told.filter((one) => one.first === 'right');
    const open = told.filter((one) => one.first === 'asked');
    const count = (kind: string): string => String(told.filter((one) => one.first === kind).length);
    const among = told.filter(({ isAmong }) => isAmong);
    console.log(
      `${group}: ${String(told.length)} tellings, first ${percent(first, told)}, or asked with it ${percent([...first, ...open], told)}, in three ${percent(among, told)}, contrary first ${count('contrary')}, asked without it ${count('astray')}`,
    );
  }
  for (const { lang, said, incident, found, first, isAmong } of asked.filter((one) => one.first !== 'right')) {
    const kind =
      first === 'contrary' || first === 'asked' || first === 'astray' ? first : isAmong ? 'not first' : 'missed';
    const wanted = incident.card ?? `${incident.ruling.kind} by ${incident.article ?? 'none'}`;
    console.log(
      `${kind.padEnd(9)} ${lang} ${incident.rulebook} ${incident.id} “${said}”: ${wanted}, found ${found.join(', ') || 'nothing'}`,
    );
  }
}

function proveCases(all: readonly JudgedCases.ToldCase[]): void {
  const langs = LANGUAGES.map(({ lang }) => lang).filter((lang) => all[0]?.said[lang] !== undefined);
  for (const lang of langs) {
    const judged = all.map((one) => cases.judge(lang, one));
    const summary = (name: string, some: readonly JudgedCases.JudgedCase[]): void => {
      const atOnce = some.filter((one) => cases.isRight(one) && one.questions === 0);
      const afterOne = some.filter((one) => cases.isRight(one) && one.questions <= 1);
      const wrong = some.filter((one) => !cases.isRight(one) && !/^(asked|nothing)/.test(one.shown));
      console.log(
        `${name}: ${String(some.length)} cases, at once ${percent(atOnce, some)}, after one question ${percent(afterOne, some)}, wrong ${String(wrong.length)}, contrary ${String(some.filter(cases.isContrary).length)}`,
      );
    };
    summary(lang, judged);
    for (const [book, some] of Map.groupBy(judged, ({ one }) => one.rulebook)) summary(`  ${lang} ${book}`, some);
    for (const missed of judged.filter((one) => !cases.isRight(one) || one.questions > 1))
      console.log(
        `  ${cases.isContrary(missed) ? 'CONTRARY' : 'missed'} ${missed.one.rulebook} “${missed.one.said[lang] ?? ''}”: ${missed.one.right}, shown ${missed.shown}`,
      );
  }
}

for (const file of process.argv.length > 2 ? process.argv.slice(2) : ['tests/fixtures/incidents.json']) {
  console.log(file);
  const all = JSON.parse(readFileSync(file, 'utf8')) as readonly object[];
  if ('right' in (all[0] ?? {})) proveCases(all as readonly JudgedCases.ToldCase[]);
  else proveIncidents(all as readonly FoundIncidents.Incident[]);
}
