/**
 * Sends malformed requests to every entry point of the engine. Prints for each what went wrong (exceptions, refusals
 * that are too long or name no field, more than 50 ms of processor time), which must be nothing, and the slowest answer.
 * `npx node scripts/prove/doors.ts REQUESTS SEED`.
 */
import { runnerImport } from 'vite';
import type * as Malformed from '../../tests/engine/malformed.ts';

const [requests = '100000', seed = '1'] = process.argv.slice(2);
const { module } = await runnerImport<typeof Malformed>('./tests/engine/malformed.ts');

/** Milliseconds that an answer may take. */
const MOST = 50;

for (const name of Object.keys(module.DOORS)) {
  const { faults, refused, slowest } = module.takeMalformed(name, Number(requests), Number(seed));
  console.log(
    `${name.padEnd(14)} ${requests} requests, ${String(refused.size)} kinds of refusal, slowest ${slowest.toFixed(0)} ms, faults ${String(faults.length)}`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0 || slowest > MOST) process.exitCode = 1;
}
