import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, siteServer } from '../../scripts/server.ts';

const SOME_PORT = 43_500;
const TRIES = 200;

const outer = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(outer, 'dist');
const text = '<p>East South West North</p>'.repeat(20);
mkdirSync(join(folder, 'score'), { recursive: true });
mkdirSync(join(folder, '_astro'));
writeFileSync(join(outer, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'score/index.html'), text);
writeFileSync(join(folder, '404.html'), 'not here');
writeFileSync(join(folder, '_astro/a.css'), 'a{}');
const server = siteServer(folder, '/tensu/');
let port = 0;

beforeAll(async () => {
  port = await listen(server, SOME_PORT, TRIES);
});
afterAll(() => {
  server.close();
  rmSync(outer, { recursive: true });
});

const bodyOf = async (response: IncomingMessage): Promise<Buffer> =>
  Buffer.concat((await response.toArray()) as Buffer[]);

/** Requests a path exactly as written; `fetch` would normalize it first. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
    get({ host: 'localhost', port, path, headers }, (response) => {
      bodyOf(response).then((body) => done({ status: response.statusCode, headers: response.headers, body }), fail);
    }).on('error', fail);
  });

test('a page, plain or packed', async () => {
  const plain = await ask('/tensu/score/');
  expect([plain.status, plain.body.toString()]).toEqual([200, text]);
  const zipped = await ask('/tensu/score/', { 'accept-encoding': 'gzip, br' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(text);
});

test('a folder without its slash is sent on, its query kept', async () => {
  const { status, headers } = await ask('/tensu/score?x=1');
  expect([status, headers.location]).toEqual([301, '/tensu/score/?x=1']);
});

test.each([
  '/tensu/missing/',
  '/',
  '/score/',
  '/tensu/_astro/',
  '/tensu/../secret.txt',
  '/tensu/..%2f..%2fsecret.txt',
  '/tensu/%2e%2e/secret.txt',
  '/tensu//etc/passwd',
])('%s is answered with the 404 page', async (path) => {
  const { status, body } = await ask(path);
  expect([status, body.toString()]).toEqual([404, 'not here']);
});

test.each(['/tensu/%', '/tensu/%00'])('%s is a bad request', async (path) => {
  expect((await ask(path)).status).toBe(400);
});

describe('caching', () => {
  test('for good where the name has a hash', async () => {
    expect((await ask('/tensu/_astro/a.css')).headers['cache-control']).toContain('immutable');
  });

  test('asked again elsewhere, and answered briefly when nothing changed', async () => {
    const { headers } = await ask('/tensu/score/');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await ask('/tensu/score/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });
});

test('a port in use gives way to the next one', async () => {
  const second = siteServer(folder, '/');
  expect(await listen(second, port, TRIES)).toBeGreaterThan(port);
  second.close();
});
