/**
 * Asks why patterns and fan do not count in random hands of each game, and checks every reason against the hand. Prints
 * by kind how often it was given and how often it was false, which must be never. `npx node scripts/prove/reasons.ts
 * ASKS SEED`.
 */
import { runnerImport } from 'vite';
import type * as Tally from '../../tests/reasons/tally.ts';

const [asks = '250000', seed = '1'] = process.argv.slice(2);
const { module } = await runnerImport<typeof Tally>('./tests/reasons/tally.ts');

for (const game of ['riichi', 'mcr'] as const) {
  const { asked, kinds } = module.tallyReasons(game, Number(asks), Number(seed));
  const all = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  const untrue = all.reduce((sum, [, told]) => sum + told.untrue.length, 0);
  console.log(`${game}: ${String(asked)} reasons, untrue ${String(untrue)}`);
  for (const [kind, told] of all)
    console.log(`  ${kind.padEnd(40)} ${String(told.said).padStart(7)}  untrue ${String(told.untrue.length)}`);
  for (const [kind, told] of all)
    for (const said of told.untrue) if (said !== undefined) console.log(`${kind}: ${JSON.stringify(said)}`);
  if (untrue > 0) process.exitCode = 1;
}
