import { expect, it, vi } from 'vitest';

/** Remembers nothing yet. */
const fresh = () => {
  vi.resetModules();
  return import('../../src/engine/base/kept.ts');
};

it('options that name nothing are copied as such, also when they are the first', async () => {
  const { keptCopy } = await fresh();
  expect(keptCopy({})).toEqual({});
});

it('the same options are the same copy, which what was given cannot change any more', async () => {
  const { keptCopy } = await fresh();
  const given = { pao: ['daisangen'], chombo: { kind: 'tournament', points: 20_000 }, ippatsu: true };
  const copy = keptCopy(given);
  expect(copy).toEqual(given);
  expect(keptCopy(structuredClone(given))).toBe(copy);
  given.pao.push('daisuushii');
  expect(keptCopy(given)).toEqual(given);
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
  const { keptCopy } = await fresh();
  const copy = keptCopy({ pao: ['daisangen'], ippatsu: true });
  expect(keptCopy(other)).not.toBe(copy);
  expect(keptCopy(other)).toEqual(other);
});

it('lists in lists and objects in lists are the same or not by what is in them', async () => {
  const { keptCopy } = await fresh();
  const given = (last: number): object => ({
    uma: {
      kind: 'by-players',
      points: [
        [8000, -8000],
        [0, last],
      ],
    },
  });
  const copy = keptCopy(given(0));
  expect(keptCopy(given(0))).toBe(copy);
  expect(keptCopy(given(1))).toEqual(given(1));
  const listed = keptCopy({ pao: [{ kind: 'none' }] });
  expect(keptCopy({ pao: [{ kind: 'none' }] })).toBe(listed);
  expect(keptCopy({ pao: [{ kind: 'all' }] })).toEqual({ pao: [{ kind: 'all' }] });
});

it('what is only inherited is not what was asked', async () => {
  const { keptCopy } = await fresh();
  const asked = { ippatsu: false };
  keptCopy(asked);
  expect(Object.keys(keptCopy(Object.create(asked)) as object)).toEqual([]);
  keptCopy({ chombo: { kind: 'table-mangan' } });
  expect(keptCopy({ chombo: Object.create({ kind: 'table-mangan' }) as object })).toEqual({ chombo: {} });
});
