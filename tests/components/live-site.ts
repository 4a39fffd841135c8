import { vi } from 'vitest';
import { mcrWordsIn } from '../../src/components/widgets/fan/build-words.ts';
import { practiceWords } from '../../src/components/widgets/questions/strings.ts';
import english from '../../src/content/i18n/en.json';
import { fill, ui } from '../../src/i18n/strings.ts';

const t = { all: () => english };

/** A UI string by its key below `tensu.`, filled in. */
export const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const text = (english as Readonly<Record<string, string>>)[`tensu.${key}`];
  if (text === undefined) throw new Error(`no string ${key}`);
  return fill(text, values);
};

/** An accessible name that starts with a UI string. */
export const startsWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** An accessible name from a UI string whose `{{…}}` may be anything. */
export const like = (key: string): RegExp =>
  new RegExp(
    `^${say(key)
      .split(/\{\{[^}]*\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}`,
  );

/** Answers requests for word files as the built site does. */
export function serveWords(more: Readonly<Record<string, unknown>> = {}): void {
  const files: Readonly<Record<string, unknown>> = {
    'table-words.json': { mistake: ui(t, 'table-mistake'), ruling: ui(t, 'ruling'), differs: ui(t, 'differs') },
    'learner-words.json': { standing: ui(t, 'standing'), notebook: ui(t, 'notebook') },
    'practice-words.json': practiceWords(t),
    'mcr-words.json': mcrWordsIn('en'),
    ...more,
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(files[address.split('/').at(-1) ?? ''] ?? null)),
  );
}
