import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Reads requests, one per line, from standard input or another stream, and writes the answers in order, one at a time. */
export async function answerLines(
  answer: (line: string) => unknown,
  input: NodeJS.ReadableStream = process.stdin,
): Promise<void> {
  // A reader that closes the pipe early (`| head`) ends the run; that is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const more = process.stdout.write(JSON.stringify(answer(line)) + '\n');
    if (!more) await once(process.stdout, 'drain');
  }
}
