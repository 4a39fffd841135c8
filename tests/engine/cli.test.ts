import { spawn } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { scoreLine, settleLine } from '../../src/engine/index.ts';
import { generateSettles } from '../oracle-settle/generate.ts';
import { generated } from './hands.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

/** The result of a command. */
interface Ran {
  readonly status: number | null;
  readonly lines: string[];
  readonly errors: string;
}

/** Runs a command of `scripts/` with these input lines. */
async function run(script: 'score' | 'settle', input: string): Promise<Ran> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`], { stdio: 'pipe' });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, lines: output.split('\n').filter((line) => line !== ''), errors };
}

const requests = generated(17, 4000).map((request) => JSON.stringify(request));

it('answers every line in its order and ends well', async () => {
  const { status, lines, errors } = await run('score', requests.join('\n') + '\n');
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect(lines).toEqual(requests.map((line) => JSON.stringify(scoreLine(line))));
});

it('answers each line in its place, also a bad one, a blank one and an impossible hand', async () => {
  const [good = '', other = ''] = requests;
  const input = [good, 'not json', '{"id":"x","rules":"ema-2008"}', '[]', '', other, '{"id":"cut'].join('\r\n');
  const { status, lines } = await run('score', input);
  expect(status).toBe(0);
  const answers = lines.map((line) => JSON.parse(line) as { ok: boolean; id?: string; error?: { code: string } });
  expect(answers.map(({ ok, error }) => error?.code ?? ok)).toEqual([
    true,
    'bad-json',
    'bad-field',
    'bad-json',
    'bad-json',
    true,
    'bad-json',
  ]);
  expect(answers[2]?.id).toBe('x');
});

it('ends well with no input', async () => {
  expect(await run('score', '')).toEqual({ status: 0, lines: [], errors: '' });
});

it('settles line by line in the same way', async () => {
  const hands = [...generateSettles(3, 1000)].map((request) => JSON.stringify(request));
  const input = [...hands.slice(0, 500), 'not json', '{"id":"x","rules":"ema-2016"}', ...hands.slice(500)];
  const { status, lines, errors } = await run('settle', input.join('\n'));
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect(lines).toEqual(input.map((line) => JSON.stringify(settleLine(line))));
  expect(JSON.parse(lines[501] ?? '')).toMatchObject({ ok: false, id: 'x', error: { field: 'roundWind' } });
});
