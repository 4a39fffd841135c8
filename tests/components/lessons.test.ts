import '../quizzes/take-up-riichi.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgeGuided, linesLeft, linesShown } from '../../src/components/features/practice/lesson/guided.ts';
import { type Sentence, sentencesBy } from '../../src/components/features/practice/lesson/lesson-words.ts';
import { ideaOf } from '../../src/components/widgets/ideas/idea.ts';
import { statesOf } from '../learners/touched.ts';
import { LIMIT_BASE, RIICHI_IDS, RIICHI_RULEBOOKS, limitOf } from '../../src/engine/riichi/index.ts';
import { BOOK_IDS, type RiichiId } from '../../src/engine/rulebooks/ids.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { countedBy } from '../../src/quizzes/lines/count.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { ALL_SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { linesOf, skillOf, skillsUnder, solveQuestion } from '../../src/quizzes/games/skills.ts';

beforeAll(() => registerGame(MCR_GAME));

const rightLines = (question: Question) => {
  const count = skillOf(question.skill).byLines?.count(question);
  return count ? countedBy(count) : {};
};

describe.each(BOOK_IDS)('by %s', (rules) => {
  test('every skill has an idea, which begins with a question and its article', () => {
    for (const skill of skillsUnder({ rules })) {
      const { first, at } = ideaOf(skill, rules);
      expect(skillOf(skill).cites(at(first)).length, skill).toBeGreaterThan(0);
    }
  });

  test('what is counted in lines is asked with ever fewer of them filled in', () => {
    for (const skill of skillsUnder({ rules })) {
      const { first, at, guided } = ideaOf(skill, rules);
      expect(guided.length, skill).toBe(linesOf(at(first)).length > 0 ? 2 : 0);
      for (const [place, question] of guided.entries()) {
        const [left, shown] = [linesLeft(question, place), linesShown(question, place)];
        expect(left.length + Object.keys(shown).length, skill).toBe(linesOf(question).length);
        expect(left.length, skill).toBeGreaterThan(place);
        expect(Object.keys(shown).length, skill).toBeGreaterThan(1);
      }
    }
  });
});

/** Controls that teach by changing nothing: flowers do not help to eight, and furiten does not ask which wait is discarded. */
const IDLE = ['eight flowers', 'furiten now-discarded'];

test('every state of every idea is a question, and each control changes an answer under some rulebook', () => {
  const changing = new Set(IDLE);
  const all = new Set(IDLE);
  for (const rules of BOOK_IDS)
    for (const skill of skillsUnder({ rules })) {
      const idea = ideaOf(skill, rules);
      const states = statesOf(idea);
      const answers = new Map(states.map((places) => [places.join(), JSON.stringify(solveQuestion(idea.at(places)))]));
      for (const [i, { name, values }] of idea.controls.entries()) {
        all.add(`${skill} ${name}`);
        const changes = states.some(
          (places) => new Set(values.map((_, place) => answers.get(places.with(i, place).join()))).size > 1,
        );
        if (changes) changing.add(`${skill} ${name}`);
      }
    }
  expect([...changing].toSorted()).toEqual([...all].toSorted());
});

test.each(RIICHI_IDS)('what the ideas state of every rulebook holds in %s', (rules) => {
  const { options } = RIICHI_RULEBOOKS[rules];
  expect(options).toMatchObject({
    notenPool: 3000,
    dealerStays: 'win-or-tenpai',
  });
  expect(LIMIT_BASE.mangan).toBe(2000);
  const limits = [5, 6, 7, 8, 10, 11].map((han) => limitOf(han, 30, options));
  expect(limits).toEqual(['mangan', 'haneman', 'haneman', 'baiman', 'baiman', 'sanbaiman']);
});

describe('a guided question', () => {
  const [question] = ideaOf('fu', 'ema-2016').guided;
  if (!question) throw new Error('fu has no guided question');

  test('is judged by the lines that were left, which its own lines make right', () => {
    const { verdict } = judgeGuided(question, 0, rightLines(question));
    expect(verdict).toEqual({ right: true, parts: [{ part: 'sum', mark: 'right' }] });
  });

  test('is wrong when the sum is, and names only that', () => {
    const { verdict } = judgeGuided(question, 0, { ...rightLines(question), sum: 20 });
    expect(verdict).toEqual({ right: false, parts: [{ part: 'sum', mark: 'wrong' }] });
  });
});

test.each(LANGUAGES)('each idea has two to four sentences by each rulebook in $lang', ({ lang }) => {
  const words = JSON.parse(readFileSync(`src/content/words/${lang}/lessons.json`, 'utf8')) as Record<
    string,
    Sentence[]
  >;
  expect(Object.keys(words).toSorted()).toEqual(ALL_SKILL_IDS.toSorted());
  for (const [skill, sentences] of Object.entries(words))
    for (const rules of RIICHI_IDS) {
      const told = sentencesBy(RIICHI_RULEBOOKS[rules].options, sentences);
      expect(told.length, `${skill} by ${rules}`).toBeGreaterThanOrEqual(2);
      expect(told.length, `${skill} by ${rules}`).toBeLessThanOrEqual(4);
    }
});

describe('what an idea says by one option holds of the others that it speaks of', () => {
  const words = JSON.parse(readFileSync('src/content/words/en/lessons.json', 'utf8')) as Record<string, Sentence[]>;
  const told = (skill: string, rules: RiichiId): string =>
    sentencesBy(RIICHI_RULEBOOKS[rules].options, words[skill] ?? []).join(' ');

  test.each(RIICHI_IDS)('%s', (rules) => {
    const { options } = RIICHI_RULEBOOKS[rules];
    expect([options.uraDora, options.kanDora]).toEqual([options.kanUraDora, options.kanUraDora]);
    expect(told('dora', rules).includes('ura dora')).toBe(options.uraDora);
    expect(told('dora', rules).includes('red five')).toBe(options.redFives > 0);
    expect(told('limits', rules).includes('Thirteen han or more make a yakuman')).toBe(
      options.countedHand === 'yakuman',
    );
    expect(told('pair-wait', rules).includes('both winds')).toBe(options.doubleWindPairFu === 2);
    expect(told('limits', rules).includes('here they are a mangan')).toBe(options.roundUpMangan);
    const isPaidToAll = options.tripleRon === 'all-paid';
    expect(told('several-wins', rules).includes('Everybody who wins')).toBe(isPaidToAll);
    expect(told('several-wins', rules).includes('However many')).toBe(options.tripleRon === 'head-bump');
    expect([options.severalRons, options.severalRonBets, options.severalRonCounters]).toEqual([
      isPaidToAll ? 'all-paid' : 'head-bump',
      'own-then-nearest',
      'each',
    ]);
  });
});
