/**
 * Flips every option that a rulebook leaves open, over random hands, tables, games, rankings and questions about play. Prints how often each
 * changed something, and how often an answer failed to name exactly those that did, which must be never. `npx node
 * scripts/prove/readings.ts CASES SEED`.
 */
import { runnerImport } from 'vite';
import type * as Otherwise from '../../tests/reasons/otherwise.ts';

const [cases = '50000', seed = '1'] = process.argv.slice(2);
const { module } = await runnerImport<typeof Otherwise>('./tests/reasons/otherwise.ts');

for (const source of module.SOURCE_IDS)
  for (const [flip, { tried, changed, wrong }] of module.tallyFlips(Number(cases), Number(seed), [source])) {
    console.log(
      `${flip.padEnd(60)} tried ${String(tried).padStart(6)}, changed ${String(changed).padStart(6)}, not named exactly then ${String(wrong.length)}`,
    );
    for (const one of wrong) if (one !== undefined) console.log(`  ${JSON.stringify(one)}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
