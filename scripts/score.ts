import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { scoreLine } from '../src/engine/index.ts';

// A reader that closes the pipe early (`| head`) ends the run, it does not fail it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() === '') continue;
  const more = process.stdout.write(JSON.stringify(scoreLine(line)) + '\n');
  if (!more) await once(process.stdout, 'drain');
}
