import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { PathRoute } from '../../src/components/features/path/PathRoute.tsx';
import { type PathSpeech, StringsProvider, pathWords } from '../../src/components/features/path/words.ts';
import { PathLine } from '../../src/components/widgets/path-status/PathLine.tsx';
import english from '../../src/content/i18n/en.json';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { EMPTY, NO_BOOK, NO_SKILL, type Sampled } from '../../src/quizzes/memory/record.ts';
import { type Minutes, NO_JOURNEY } from '../../src/quizzes/path/journey.ts';
import { pathStatus } from '../../src/quizzes/path/status.ts';
import { testLength } from '../../src/quizzes/path/test.ts';

const t = { all: () => english };
const speech: PathSpeech = {
  words: pathWords(t, {}),
  lang: 'en',
  locale: undefined,
};
const [TODAY, NOW] = ['2026-12-04', Date.UTC(2026, 11, 4, 19)];
const SAMPLE: readonly Sampled[] = [['payment', 2, true, false]];
const practised = {
  ...EMPTY,
  books: {
    'ema-2016': {
      ...NO_BOOK,
      skills: { payment: { ...NO_SKILL, right: 5, lately: '11111', begun: TODAY } },
      sample: SAMPLE,
    },
  },
};

/** What the page says on the evening before, after five payments were right. */
function evening(rules: BookId, minutes: Minutes): string {
  const journey = { ...NO_JOURNEY, can: 'new', date: '2026-12-05', minutes } as const;
  const standing = pathStatus(practised, rules, journey, ['payment'], { now: NOW, day: TODAY });
  const { route } = standing.path;
  if (!route) throw new Error('no route');
  const { words, lang } = speech;
  return renderToString(
    <StringsProvider value={speech}>
      <PathLine
        {...standing}
        test={testLength(rules)}
        last={undefined}
        today={TODAY}
        words={words.standing}
        skill={(id) => words.skills[id]}
        lang={lang}
      />
      <PathRoute route={route} rules={rules} />
    </StringsProvider>,
  );
}

test('the evening before says what to do, what is left out and what to take along, and nothing of other days', () => {
  const text = evening('ema-2016', 30);
  expect(text).toContain('1 day to go. Skills tried: 1 of 10. The rehearsal shows how ready you are.');
  expect(text).toMatch(/Payment<\/a>.*done.*Which yaku.*Count the han.*Fu of a hand.*The whole hand/s);
  expect(text).toMatch(/Left out for lack of time<\/h3><p>Limits, Find the waits/);
  expect(text).toMatch(
    /Bring with you.*reference\/ema-2016\/scores\/.*Which yaku: .*4\.2.*Fu of a hand: .*4\.1\.1.*Payment: .*4\.1\.2/s,
  );
  expect(text).not.toMatch(/another day|later day/);
});

test('more time says less is left out', () => {
  const left = (minutes: Minutes): number =>
    (/lack of time<\/h3><p>([^<]*)</.exec(evening('ema-2016', minutes))?.[1] ?? '').split(',').length;
  expect(left(60)).toBeLessThan(left(30));
  expect(left(120)).toBeLessThan(left(60));
  expect(evening('mers-2014', 120)).toContain('Nothing is left out.');
});
