import { expect, it, vi } from 'vitest';

/** A cache with nothing in it. */
const fresh = () => {
  vi.resetModules();
  return import('../../src/engine/base/cached-copy.ts');
};

it('copies empty options, even as the first', async () => {
  const { cachedCopy } = await fresh();
  expect(cachedCopy({})).toEqual({});
});

it('returns the same copy for equal options, independent of the input', async () => {
  const { cachedCopy } = await fresh();
  const given = { pao: ['daisangen'], chombo: { kind: 'tournament', points: 20_000 }, ippatsu: true };
  const copy = cachedCopy(given);
  expect(copy).toEqual(given);
  expect(cachedCopy(structuredClone(given))).toBe(copy);
  given.pao.push('daisuushii');
  expect(cachedCopy(given)).toEqual(given);
  expect(copy).toMatchObject({ pao: ['daisangen'] });
});

it.each<[string, unknown]>([
  ['a name less', { pao: ['daisangen'] }],
  ['a name more', { pao: ['daisangen'], ippatsu: true, uraDora: true }],
  ['another value', { pao: ['daisangen'], ippatsu: false }],
  ['a longer list', { pao: ['daisangen', 'daisuushii'], ippatsu: true }],
  ['a shorter list', { pao: [], ippatsu: true }],
  ['an object for a list', { pao: { 0: 'daisangen' }, ippatsu: true }],
])('%s is another copy', async (_what, other) => {
  const { cachedCopy } = await fresh();
  const copy = cachedCopy({ pao: ['daisangen'], ippatsu: true });
  expect(cachedCopy(other)).not.toBe(copy);
  expect(cachedCopy(other)).toEqual(other);
});

it('lists in lists and objects in lists are the same or not by what is in them', async () => {
  const { cachedCopy } = await fresh();
  const given = (last: number): object => ({
    uma: {
      kind: 'by-players',
      points: [
        [8000, -8000],
        [0, last],
      ],
    },
  });
  const copy = cachedCopy(given(0));
  expect(cachedCopy(given(0))).toBe(copy);
  expect(cachedCopy(given(1))).toEqual(given(1));
  const listed = cachedCopy({ pao: [{ kind: 'none' }] });
  expect(cachedCopy({ pao: [{ kind: 'none' }] })).toBe(listed);
  expect(cachedCopy({ pao: [{ kind: 'all' }] })).toEqual({ pao: [{ kind: 'all' }] });
});

it('what is only inherited is not what was asked', async () => {
  const { cachedCopy } = await fresh();
  const asked = { ippatsu: false };
  cachedCopy(asked);
  expect(Object.keys(cachedCopy(Object.create(asked)) as object)).toEqual([]);
  cachedCopy({ chombo: { kind: 'table-mangan' } });
  expect(cachedCopy({ chombo: Object.create({ kind: 'table-mangan' }) as object })).toEqual({ chombo: {} });
});
