import { beforeEach, expect, test, vi } from 'vitest';
import { keepUp } from '../../src/offline/keep.ts';

const { saved } = vi.hoisted(() => ({ saved: new Map<string, { build: string; kept: string }>() }));
vi.mock('../../src/stores/offline.ts', () => ({
  keptOf: (lang: string) => saved.get(lang),
  rememberKept: (lang: string, build: string, kept: string) => saved.set(lang, { build, kept }),
}));

const put = vi.fn();

beforeEach(() => {
  put.mockClear();
  const cache = { match: () => Promise.resolve(undefined), put, keys: () => Promise.resolve([]) };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ core: ['score/'], rest: ['practice/'] })));
  vi.stubGlobal('location', { href: 'https://tensu.example/' });
  vi.stubGlobal('navigator', { connection: { saveData: true } });
});

test('refreshes the saved core for a reader who saves data', async () => {
  saved.set('en', { build: 'old', kept: 'core' });
  await keepUp('/', 'en', 'new');
  expect(put.mock.calls.map(([path]) => path as string)).toEqual(['/score/']);
  expect(saved.get('en')).toEqual({ build: 'new', kept: 'core' });
});

test('saves nothing at the first visit of a reader who saves data', async () => {
  await keepUp('/', 'it', 'new');
  expect(put).not.toHaveBeenCalled();
});
