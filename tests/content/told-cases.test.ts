import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { judge, type ToldCase } from './judged-cases.ts';
const CASES = JSON.parse(readFileSync('tests/fixtures/cases.json', 'utf8')) as readonly ToldCase[];
test.each(['en', 'ru'] as const)('cases in %s', (lang) => {
  const judged = CASES.map((one) => judge(lang, one));
  const right = judged.filter(({ shown, one }) => shown === one.right);
  console.log(
    lang,
    'at once',
    right.filter((j) => j.questions === 0).length,
    'one question',
    right.filter((j) => j.questions === 1).length,
    'more',
    right.filter((j) => j.questions > 1).length,
    'wrong',
    judged.length - right.length,
  );
  for (const j of judged)
    if (j.shown !== j.one.right || j.questions)
      console.log(`${j.questions} ${j.one.rulebook} “${j.one.said[lang]}”: ${j.one.right}, shown ${j.shown}`);
});
