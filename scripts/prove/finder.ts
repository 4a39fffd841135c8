/**
 * Asks the referee's finder about every incident in a file (in the form of `tests/fixtures/incidents.json`). Prints how
 * often the right ruling came first and in the first three, how often a contrary one came first, how often the page
 * asked which of two it was (which counts as first only if both are right), with the right one among them or not, and
 * each miss. `npx node scripts/prove/finder.ts FILE`.
 */
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import type * as FoundIncidents from '../../tests/content/found-incidents.ts';

const [file = 'tests/fixtures/incidents.json'] = process.argv.slice(2);
const { module } = await runnerImport<typeof FoundIncidents>('./tests/content/found-incidents.ts');
const asked = module.askAll(JSON.parse(readFileSync(file, 'utf8')) as readonly FoundIncidents.Incident[]);

const share = (part: readonly FoundIncidents.Asked[], whole: readonly FoundIncidents.Asked[]): string =>
  `${((100 * part.length) / whole.length).toFixed(1)} %`;

for (const lang of module.TOLD_IN) {
  const told = asked.filter((one) => one.lang === lang);
  const first = told.filter((one) => one.first === 'right');
  const contrary = told.filter((one) => one.first === 'contrary');
  const open = told.filter((one) => one.first === 'asked');
  const astray = told.filter((one) => one.first === 'astray');
  const among = told.filter(({ isAmong }) => isAmong);
  console.log(
    `${lang}: ${String(told.length)} tellings, first ${share(first, told)}, in three ${share(among, told)}, or asked with it ${share([...first, ...open], told)}, contrary first ${String(contrary.length)}, asked ${String(open.length)}, asked without it ${String(astray.length)}`,
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
