import { spawn } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { scoreLine } from '../../src/engine/index.ts';
import { generated } from './hands.ts';

/** Long work, also on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Runs the command with these lines as its input. */
async function score(input: string): Promise<{ status: number | null; lines: string[]; errors: string }> {
  const child = spawn(process.execPath, ['scripts/score.ts'], { stdio: 'pipe' });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, lines: output.split('\n').filter((line) => line !== ''), errors };
}

const requests = generated(17, 4000).map((request) => JSON.stringify(request));

it('answers every line in its order and ends well', async () => {
  const { status, lines, errors } = await score(requests.join('\n') + '\n');
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect(lines).toEqual(requests.map((line) => JSON.stringify(scoreLine(line))));
});

it('goes on after a bad line and after a hand that cannot be', async () => {
  const [good = '', other = ''] = requests;
  const input = [good, 'not json', '{"id":"x","rules":"ema-2008"}', '[]', '', other, '{"id":"cut'].join('\r\n');
  const { status, lines } = await score(input);
  expect(status).toBe(0);
  const answers = lines.map((line) => JSON.parse(line) as { ok: boolean; id?: string; error?: { code: string } });
  expect(answers.map(({ ok, error }) => error?.code ?? ok)).toEqual([
    true,
    'bad-json',
    'bad-field',
    'bad-json',
    true,
    'bad-json',
  ]);
  expect(answers[2]?.id).toBe('x');
});

it('ends well with nothing to read', async () => {
  expect(await score('')).toEqual({ status: 0, lines: [], errors: '' });
});
