import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readingText } from '../../src/components/base/words/other-reading.ts';
import { EXAMPLES } from '../../src/components/features/chapter/examples.ts';
import { MCR_EXAMPLES } from '../../src/components/features/chapter/mcr-example.ts';
import { otherReadings as otherMcrReadings } from '../../src/engine/mcr/index.ts';
import { otherReadings } from '../../src/engine/riichi/index.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { ui } from '../../src/i18n/strings.ts';

const worked = [
  ...[...EXAMPLES].map(([id, { hand }]) => ({ id, rules: hand.rules, others: otherReadings(hand) })),
  ...[...MCR_EXAMPLES].map(([id, { hand }]) => ({ id, rules: hand.rules, others: otherMcrReadings(hand) })),
].filter(({ others }) => others.length > 0);

test.each(LANGUAGES)('a worked hand on which our reading decides says so: $lang', ({ lang, locale }) => {
  const words = ui(
    { all: () => JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as object },
    'reading',
  );
  const chaptersOf = (rules: string): string => {
    const folder = ['dist', locale, rules].filter(Boolean).join('/');
    const chapters = existsSync(folder) ? readdirSync(folder) : [];
    return chapters
      .map((chapter) => `${folder}/${chapter}/index.html`)
      .filter((page) => existsSync(page))
      .map((page) => readFileSync(page, 'utf8'))
      .join('');
  };
  const silent = worked.flatMap(({ id, rules, others }) => {
    const pages = chaptersOf(rules);
    return others.filter((other) => !pages.includes(readingText(words, other))).map(({ option }) => `${id} ${option}`);
  });
  expect(worked.length).toBeGreaterThan(0);
  expect(silent).toEqual([]);
});
