import '../quizzes/take-up-riichi.ts';
import { expect, test } from 'vitest';
import { FANS } from '../../src/engine/mcr/index.ts';
import { YAKU, YAKUMAN } from '../../src/engine/riichi/index.ts';
import { type BookId, AT_HAND_IDS, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { FIRST_BOOKS } from './first-books.ts';
import { formatExamQuestion } from '../../src/quizzes/exams/forms/index.ts';
import { dealSheet } from '../../src/quizzes/exams/deal.ts';
import { PRESET_IDS, presetOf } from '../../src/quizzes/exams/blueprint/presets.ts';
import { PLANS } from '../../src/quizzes/hands/plans.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { FAN_FAMILIES, fansOfFamily } from '../../src/quizzes/mcr/hands/families.ts';
import { MCR_PLANS } from '../../src/quizzes/mcr/hands/plans.ts';
import { GENERATOR } from '../../src/quizzes/quiz/quiz.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { type Random, makeRandom } from '../../src/quizzes/base/random.ts';
import { eastRound } from '../../src/quizzes/games/riichi/east-round.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { ALL_SKILL_IDS, type SkillId, gameOfSkill } from '../../src/quizzes/base/skill-ids.ts';
import { choicesFor, homeOf, makeQuestion } from '../../src/quizzes/games/skills.ts';
import { mersArticlesFor, mersRulingsFor } from '../../src/quizzes/skills/mcr-penalties/index.ts';
import { MERS_SCENES, mersRuledOn } from '../../src/quizzes/skills/mcr-penalties/scenarios.ts';
import { rulingsFor } from '../../src/quizzes/skills/penalties/index.ts';
import { articlesInFull, rulingsInFull } from '../../src/quizzes/skills/rulings/choices.ts';
import { ruledOn, scenesUnder } from '../../src/quizzes/skills/penalties/scenarios.ts';
import { type FactId, LEVELS, type Level } from '../../src/quizzes/base/terms.ts';
import { type Case, expectAnswers, expectMentioned } from './answer-book.ts';

registerGame(MCR_GAME);

const FOLDER = `generator-${String(GENERATOR)}`;
const SEEDS = 16;

const times = <T>(count: number, one: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i));

const booksOf = (skill: SkillId): readonly BookId[] =>
  FIRST_BOOKS.filter((rules) => gameOf(rules) === gameOfSkill(skill));

/** A question in a readable form of its link, and its options. */
function questionText(question: Question | undefined): unknown {
  if (!question) return 'no question';
  return [decodeURIComponent(formatQuestion(question)), ...choicesFor(question)];
}

/** The question dealt from a seed. */
const dealt = (skill: SkillId, rules: BookId, level: Level, seed: string, about?: FactId): unknown =>
  questionText(makeQuestion(skill, { rules, level, ...(about && { about }) }, seed));

/** How a plan deals, in short: “pair 3, chow 6, pung 21”. */
function drawnText(drawn: unknown): unknown {
  const { sets, pairs, ...rest } = drawn as { sets?: { type: string; kind: number }[]; pairs?: number[] };
  const parts = [
    ...(pairs ?? []).map((kind) => `pair ${String(kind)}`),
    ...(sets ?? []).map(({ type, kind, ...more }) =>
      Object.keys(more).length > 0 ? JSON.stringify({ type, kind, ...more }) : `${type} ${String(kind)}`,
    ),
  ].join(', ');
  return Object.keys(rest).length > 0 ? { parts, ...rest } : parts;
}

// A link must ask its reader what it asked its sender, whatever the seed, and a resumed session or exam what it asked
// before. If a question changes here, raise `GENERATOR`.
test('every skill deals the same questions at every level', () => {
  const cases = ALL_SKILL_IDS.flatMap((skill) =>
    LEVELS.flatMap((level) =>
      times(SEEDS, (i): Case => {
        const books = booksOf(skill);
        const rules = books[i % books.length] ?? 'ema-2016';
        return [
          rules,
          `${skill} ${String(level)}`,
          `seed dealt.${String(i)}`,
          () => dealt(skill, rules, level, `dealt.${String(i)}`),
        ];
      }),
    ),
  );
  const answers = expectAnswers(`${FOLDER}/dealt`, cases);
  const covered = Object.entries(answers).flatMap(([rules, topics]) =>
    Object.keys(topics).map((topic) => `${rules} ${topic}`),
  );
  const wanted = ALL_SKILL_IDS.flatMap((skill) =>
    LEVELS.flatMap((level) => booksOf(skill).map((rules) => `${rules} ${skill} ${String(level)}`)),
  );
  expect(wanted.filter((one) => !covered.includes(one))).toEqual([]);
});

test('every penalty scene offers the same rulings and articles, and every fan family the same fan', () => {
  const mers = MERS_SCENES.map((scene): Case => {
    const name = scene.twist ? 'twisted' : 'plain';
    return [
      'mers-2014',
      scene.id,
      name,
      () => ({ ruling: mersRuledOn(scene), rulings: mersRulingsFor(scene), articles: mersArticlesFor(scene) }),
    ];
  });
  const riichi = AT_HAND_IDS.flatMap((rules) =>
    scenesUnder(rules).map((scene): Case => {
      const [placed, question] = [{ ...scene, rules }, { skill: 'penalties', rules, ...scene } as const];
      return [
        rules,
        scene.id,
        scene.twist ? 'twisted' : 'plain',
        () => ({
          ruling: ruledOn(scene, rules),
          rulings: rulingsFor(question),
          inFull: rulingsInFull(placed),
          articles: articlesInFull(placed),
        }),
      ];
    }),
  );
  const families = FAN_FAMILIES.map((family): Case => ['mcr', 'fan families', family, () => fansOfFamily(family)]);
  expectAnswers(`${FOLDER}/offered`, [...mers, ...riichi, ...families]);
});

test('every plan draws the same shapes', () => {
  const drawn = (game: string, plans: Readonly<Record<string, (random: Random) => unknown>>): readonly Case[] =>
    Object.entries(plans).flatMap(([id, plan]) =>
      times(4, (i): Case => [game, id, `seed ${String(i)}`, () => drawnText(plan(makeRandom(String(i))))]),
    );
  expectAnswers(`${FOLDER}/plans`, [...drawn('riichi', PLANS), ...drawn('mcr', MCR_PLANS)]);
});

test('a question about a given fact is the same', () => {
  const facts = [
    ...[...YAKU, ...YAKUMAN].map((id): FactId => `yaku:${id}`),
    ...FANS.flatMap((id): readonly FactId[] => [`fan:${id}`, `out:${id}`]),
    'fu:open-pinfu' as const,
    'limit:yakuman' as const,
  ];
  const cases = facts.flatMap((fact): readonly Case[] => {
    const skill = homeOf(fact);
    const rules = skill && booksOf(skill)[0];
    return rules ? [[rules, skill, fact, () => dealt(skill, rules, 2, 'dealt.0', fact)]] : [];
  });
  expectAnswers(`${FOLDER}/about`, cases);
});

test('every exam preset and its sheets ask the same', () => {
  const presets = FIRST_BOOKS.flatMap((rules) =>
    PRESET_IDS.map((id): Case => [rules, 'presets', id, () => presetOf(id, rules)]),
  );
  const sheets = (['ema-2016', 'mers-2014'] as const).flatMap((rules): readonly Case[] => {
    const sheet = (name: string, undisputed: true | undefined): readonly Case[] => {
      const made = dealSheet({ ...presetOf('mixed', rules), undisputed }, { token: 'dealt', attempt: 1 });
      if (!made.ok) throw new Error('no sheet');
      return made.questions.map((question, i) => [
        rules,
        name,
        `question ${String(i + 1)}`,
        () => formatExamQuestion(question),
      ]);
    };
    return [...sheet('a mixed sheet', undefined), ...sheet('a mixed sheet, nothing disputed', true)];
  });
  const answers = expectAnswers(`${FOLDER}/presets`, [...presets, ...sheets]);
  for (const rules of FIRST_BOOKS)
    expectMentioned({ [rules]: answers[rules] ?? {} }, `presets of ${rules}`, PRESET_IDS);
});

test('an east round takes the same course', () => {
  const rounds = AT_HAND_IDS.flatMap((rules) =>
    times(4, (i): Case => {
      const seed = `dealt.${String(i)}`;
      return [
        rules,
        'east round',
        `seed ${seed}`,
        () => eastRound({ rules }, seed).map((one) => decodeURIComponent(formatQuestion(one))),
      ];
    }),
  );
  expectAnswers(`${FOLDER}/east-rounds`, rounds);
});
