import '../quizzes/take-up-riichi.ts';
import { readFileSync } from 'node:fs';
import render from 'preact-render-to-string';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Sentence, sentencesBy } from '../../src/components/features/practice/lesson/lesson-words.ts';
import { $mcrWords } from '../../src/components/widgets/fan/fetch-words.ts';
import { mcrWordsIn } from '../../src/components/widgets/fan/build-words.ts';
import { firstAskedOf, termsToExplain } from '../../src/components/widgets/ideas/idea.ts';
import { Prompt } from '../../src/components/widgets/questions/Prompt.tsx';
import { GAME as MCR } from '../../src/components/widgets/questions/games/mcr.ts';
import { GAME as RIICHI } from '../../src/components/widgets/questions/games/riichi.ts';
import { registerGame, registeredGame } from '../../src/components/widgets/questions/practice-game.ts';
import { StringsProvider, practiceWords } from '../../src/components/widgets/questions/strings.ts';
import { BOOK_IDS, type BookId, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { beginSession, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { type SkillId, wholeOf } from '../../src/quizzes/base/skill-ids.ts';
import { EMPTY } from '../../src/quizzes/memory/record.ts';
import { makeQuestion, skillsUnder } from '../../src/quizzes/games/skills.ts';

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const ui = json('src/content/i18n/en.json') as Record<string, string>;
const words = json('src/content/words/en/lessons.json') as Record<string, Sentence[]>;
const glossary = json('src/content/words/en/glossary.json') as Record<string, { name: string }>;

/** Words that everybody knows who has sat at a table; the last tile of a hand is none of the glossary’s either. */
const PLAIN = ['hand', 'game', 'turn', 'round', 'session', 'referee', 'discard', 'wall', 'call', 'pair', 'last-tile'];
const TERMS = Object.entries(glossary).filter(([id]) => !PLAIN.includes(id));
const FIRST_QUESTIONS = 6;

const strings = { words: practiceWords({ all: () => ui }), lang: 'en', locale: undefined };

/** The terms of the glossary in a text. Longer names win: a dora indicator is not a dora. */
function termsIn(text: string): readonly string[] {
  let rest = text;
  return TERMS.toSorted(([, a], [, b]) => b.name.length - a.name.length).flatMap(([id, { name }]) => {
    const pattern = new RegExp(`\\b${name.replace(/s$/, '')}s?\\b`, 'gi');
    const has = pattern.test(rest);
    rest = rest.replace(pattern, ' ');
    return has ? [id] : [];
  });
}

beforeAll(() => {
  registerGame('riichi', RIICHI);
  registerGame('mcr', MCR);
  $mcrWords.set(mcrWordsIn('en'));
});

const ideaOf = (skill: SkillId, rules: BookId): readonly string[] =>
  sentencesBy(registeredGame(gameOf(rules))?.options(rules) ?? {}, words[skill] ?? []);

/** Every term that a learner reads when he begins a skill: in its name, its idea and its first questions. */
function termsBegun(skill: SkillId, rules: BookId, ideas: readonly string[]): readonly string[] {
  const said = [ui[`tensu.practice.skill.${skill}`], ui[`tensu.practice.ask.${skill}`]];
  const begun = beginSession(toSkill(EMPTY, rules, skill, { now: 0, day: '2026-01-01' }, {}), 'first');
  const drill = Array.from({ length: FIRST_QUESTIONS }, (_, n) => makeQuestion(skill, { rules, level: 1 }, `t${n}`));
  const asked = [begun?.session.question, ...drill];
  const prompts = asked.flatMap((question) =>
    question
      ? render(
          <StringsProvider value={strings}>
            <Prompt question={question} />
          </StringsProvider>,
        ).replace(/<[^>]*>/g, ' ')
      : [],
  );
  return termsIn([...said, ...ideas, ...prompts].join(' '));
}

describe.each(BOOK_IDS)('by %s', (rules) => {
  test('no first question uses a term before an idea has said what it is', () => {
    const taught: SkillId[] = [];
    const shown = new Set<string>();
    const early: string[] = [];
    for (const skill of skillsUnder({ rules })) {
      for (const term of termsToExplain(skill, taught)) shown.add(term);
      for (const term of termsBegun(skill, rules, ideaOf(skill, rules)))
        if (!shown.has(term)) early.push(`${skill}: ${term}`);
      taught.push(skill);
    }
    expect(early).toEqual([]);
  });

  test('a whole hand that comes first explains its own terms, and nothing where all was taught', () => {
    const whole = wholeOf(rules);
    const ideas = [whole, firstAskedOf(whole) ?? whole].flatMap((skill) => ideaOf(skill, rules));
    const shown = termsToExplain(whole, []);
    expect(termsBegun(whole, rules, ideas).filter((term) => !shown.includes(term))).toEqual([]);
    expect(termsToExplain(whole, skillsUnder({ rules }))).toEqual([]);
  });
});
