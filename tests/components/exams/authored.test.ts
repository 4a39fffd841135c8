import { chaptersOf } from '../../../src/chapters.ts';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from '../../../src/engine/rulebooks/ids.ts';
import EN from '../../../src/content/i18n/en.json' with { type: 'json' };
import RU from '../../../src/content/i18n/ru.json' with { type: 'json' };
import { authoredIn, askedUnder, rightNumber } from '../../../src/components/features/exams/authored/build-authored.ts';
import { h } from 'preact';
import render from 'preact-render-to-string';
import { $authored } from '../../../src/components/features/exams/authored/authored-there.ts';
import { chaptersIn } from '../../../src/components/features/exams/authored/chapters-in.ts';
import { trialOf } from '../../../src/components/features/exams/authored/trial.ts';
import { useTold } from '../../../src/components/features/exams/authored/use-told.ts';
import type { AuthoredQuestion } from '../../../src/quizzes/exams/forms/authored-question.ts';
import { choicesOf, chosenOf } from '../../../src/components/features/exams/authored/choices.ts';
import { questionsOf } from '../../../src/components/widgets/chapter-questions/chapter-questions.ts';

const english = authoredIn({ all: () => EN }, 'en', (chapter) => chapter);
const told = (id: string) => {
  const one = english.questions[id];
  if (!one) throw new Error(`no question ${id}`);
  return one;
};

test('exams get everything about each rulebook, without words', () => {
  const dealt = chaptersIn(english);
  for (const rules of BOOK_IDS) {
    expect(dealt[rules]?.map(({ question }) => question.id)).toEqual(english.under[rules]);
    for (const { question, pitfalls } of dealt[rules] ?? []) {
      const { revision, right, pitfalls: own } = told(question.id);
      expect([question, pitfalls]).toEqual([{ skill: 'authored', rules, id: question.id, revision, right }, own]);
    }
  }
  const gone = { ...english, questions: {} };
  expect(Object.values(chaptersIn(gone)).flat()).toEqual([]);
});

test('shows the site’s current text, none for a changed question, and always the trial one', () => {
  const shown = (question: AuthoredQuestion): unknown => {
    let found: unknown;
    render(
      h(() => {
        found = useTold(question);
        return null;
      }, null),
    );
    return found;
  };
  const id = 'ema-2016/scoring/dora-alone';
  const asked = { skill: 'authored', rules: 'ema-2016', id, revision: told(id).revision, right: 0 } as const;
  expect(() => shown(asked)).toThrow('not there yet');
  $authored.set(english);
  expect(shown(asked)).toEqual(told(id));
  expect(shown({ ...asked, revision: asked.revision + 1 })).toBeUndefined();
  expect(shown({ ...asked, id: 'ema-2016/scoring/never-asked' })).toBeUndefined();
  const trial = trialOf('ema-2016');
  expect(shown(trial)).toMatchObject({
    kind: 'truth',
    right: trial.right,
    revision: trial.revision,
    ask: english.words.trial,
  });
  expect(english.questions[trial.id]).toBeUndefined();
  $authored.set(undefined);
});

describe('the authored questions', () => {
  test.each(BOOK_IDS.filter((id) => chaptersOf(id).length > 0))(
    'of %s are there, each with a right answer that can be chosen',
    (rules) => {
      expect(english.under[rules].length).toBeGreaterThanOrEqual(14);
      for (const id of english.under[rules]) {
        const one = told(id);
        expect(Number.isInteger(one.right) && one.right >= 0, id).toBe(true);
        const chosen = chosenOf(one, one.right, english).length;
        if (one.kind === 'number') expect(chosen, id).toBe(0);
        else if (one.kind === 'several') expect(chosen, id).toBeGreaterThan(0);
        else expect(chosen, id).toBe(1);
      }
    },
  );

  test.each([
    ['a sentence that is true or not', 'ema-2016/scoring/dora-alone', 1],
    ['a number to be known', 'ema-2016/etiquette/late', 2],
    ['a hand to be counted', 'ema-2016/scoring/fu-of-hand', 3],
    ['a payment', 'ema-2016/scoring/four-thirty', 10],
  ])('%s is as hard as there are wrong beliefs about it', (_, id, pitfalls) => {
    expect(told(id).pitfalls).toBe(pitfalls);
  });

  test('one choice is as hard as its wrong options, and of several each can be missed', () => {
    for (const { kind, options, pitfalls } of Object.values(english.questions)) {
      if (kind === 'one') expect(pitfalls).toBe(options.length - 1);
      if (kind === 'several') expect(pitfalls).toBe(options.length);
    }
    expect(told('ema-2016/end-of-hand/east-noten').options.length).toBeGreaterThan(1);
  });

  test('say what is right as the chapter does', () => {
    expect(told('samara-2019/regulation/must-know')).toMatchObject({ kind: 'several', right: 3 });
    expect(chosenOf(told('samara-2019/regulation/must-know'), 3, english).map(({ text }) => text)).toEqual([
      'know yaku, dora, riichi and furiten',
      'work out the price of any winning hand yourself',
    ]);
    expect(told('ema-2016/scoring/dora-alone')).toMatchObject({ kind: 'truth', right: 0 });
    expect(chosenOf(told('ema-2016/scoring/dora-alone'), 0, english)).toMatchObject([{ text: 'False' }]);
    expect(told('ema-2016/scoring/four-thirty')).toMatchObject({ kind: 'number', right: 7700 });
    expect(choicesOf(told('ema-2016/scoring/four-thirty'), english)).toEqual([]);
    expect(told('samara-2019/regulation/chombo-cost').options[0]).toContain('4,000 to East and 2,000');
  });

  test.each([
    ['ema-2016/scoring/dora-alone', 1],
    ['ema-2016/scoring/thirteen', 2],
    ['ema-2016/scoring/counters-ron', 2],
    ['ema-2016/scoring/fu-of-hand', 3],
    ['ema-2016/yaku/yakuman-add', 4],
    ['ema-2016/scoring/four-thirty', 10],
  ])('%s is spoilt by so many wrong beliefs: %i', (id, pitfalls) => expect(told(id).pitfalls).toBe(pitfalls));

  test('are asked in the page’s language if translated, and otherwise say so', () => {
    const languageIn = (lang: string): string | undefined =>
      authoredIn({ all: () => RU }, lang, (chapter) => chapter).questions['ema-2016/scoring/dora-alone']?.lang;
    expect([languageIn('ru') === 'en', languageIn('eo')]).toEqual([false, 'en']);
  });

  describe('that Samara takes from EMA 2016', () => {
    const borrowed = askedUnder('samara-2019').filter((id) => id.startsWith('ema-2016/'));

    test('are all but those that its own regulation answers otherwise', () => {
      const left = askedUnder('ema-2016').filter((id) => !borrowed.includes(id));
      expect(left).toEqual(['ema-2016/etiquette/may-say', 'ema-2016/etiquette/signal']);
    });

    test('have the same numbers under either rulebook', () => {
      for (const id of borrowed) {
        const chapter = id.slice(0, id.lastIndexOf('/'));
        const question = questionsOf(chapter).find((one) => `${chapter}/${one.id}` === id);
        if (question) expect(rightNumber(question, 'samara-2019'), id).toBe(told(id).right);
      }
    });
  });
});
