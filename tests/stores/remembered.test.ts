import { describe, expect, test } from 'vitest';
import { RIICHI_IDS as SCORED } from '../../src/engine/riichi/index.ts';
import { forgiving } from '../../src/stores/forgiving-storage.ts';
import { rememberedChoice } from '../../src/stores/remembered.ts';
import { RIICHI_IDS } from '../../src/stores/rulebook.ts';

test('the rulebooks that can be in force are those that the engine scores by, in its order', () => {
  expect(RIICHI_IDS).toEqual(SCORED);
});

describe('a remembered choice', () => {
  test('takes its values and ignores all else', () => {
    const { $value, choose } = rememberedChoice('test:lamp', ['on', 'off'], 'off');
    expect($value.get()).toBe('off');
    choose('on');
    expect($value.get()).toBe('on');
    choose('dimmed');
    expect($value.get()).toBe('on');
  });
});

describe('a storage that refuses to write', () => {
  const full = (kept: Record<string, string>) =>
    new Proxy(kept, {
      set: () => {
        throw new Error('the quota is exceeded');
      },
    });

  test('keeps in memory what could not be written', () => {
    const kept = { theme: 'light' };
    const storage = forgiving(full(kept));
    storage.theme = 'dark';
    storage.names = 'both';
    expect(storage.theme).toBe('dark');
    expect('names' in storage).toBe(true);
    expect(kept).toEqual({ theme: 'light' });
  });

  test('forgets what it kept in memory once that is deleted', () => {
    const storage = forgiving(full({}));
    storage.theme = 'dark';
    delete storage.theme;
    expect(storage.theme).toBeUndefined();
  });

  test('a storage that has room is written to', () => {
    const kept: Record<string, string> = {};
    const storage = forgiving(kept);
    storage.theme = 'dark';
    expect(kept).toEqual({ theme: 'dark' });
    expect('names' in storage).toBe(false);
  });
});
