import '../quizzes/take-up-riichi.ts';
import { test } from 'vitest';
import { FANS } from '../../src/engine/mcr/index.ts';
import { YAKU, YAKUMAN } from '../../src/engine/riichi/index.ts';
import { BOOK_IDS, RIICHI_IDS, familyOf } from '../../src/engine/rulebooks/ids.ts';
import { formatAsked } from '../../src/quizzes/exams/asked.ts';
import { dealSheet } from '../../src/quizzes/exams/deal.ts';
import { PRESET_IDS, presetOf } from '../../src/quizzes/exams/presets.ts';
import { PLANS } from '../../src/quizzes/hands/plans.ts';
import { formatQuestion } from '../../src/quizzes/link.ts';
import { MCR_GAME } from '../../src/quizzes/mcr/game.ts';
import { FAN_FAMILIES, fansOfFamily } from '../../src/quizzes/mcr/families.ts';
import { MCR_PLANS } from '../../src/quizzes/mcr/plans.ts';
import { GENERATOR } from '../../src/quizzes/quiz.ts';
import { type Random, makeRandom } from '../../src/quizzes/random.ts';
import { eastRound } from '../../src/quizzes/riichi/east-round.ts';
import { takeUp } from '../../src/quizzes/skills/games.ts';
import { ALL_SKILL_IDS, gameOfSkill } from '../../src/quizzes/skills/ids.ts';
import { choicesFor, homeOf, makeQuestion } from '../../src/quizzes/skills/index.ts';
import { mersArticlesFor, mersRulingsFor } from '../../src/quizzes/skills/mcr-penalties/index.ts';
import { MERS_SCENES, mersRuledOn } from '../../src/quizzes/skills/mcr-penalties/scenarios.ts';
import { rulingsFor } from '../../src/quizzes/skills/penalties/index.ts';
import { articlesInFull, rulingsInFull } from '../../src/quizzes/skills/rulings/choices.ts';
import { ruledOn, scenesUnder } from '../../src/quizzes/skills/penalties/scenarios.ts';
import { type FactId, LEVELS, type Level } from '../../src/quizzes/terms.ts';
import { type Asked, isToldAsBefore } from './told.ts';

takeUp('mcr', MCR_GAME);

const FOLDER = `generator-${String(GENERATOR)}`;

const times = <T>(count: number, one: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** What some seeds deal, under each rulebook of the skill's game in turn. */
const dealt = (skill: (typeof ALL_SKILL_IDS)[number], level: Level, count: number, about?: FactId) =>
  times(count, (i) => {
    const books = BOOK_IDS.filter((rules) => familyOf(rules) === gameOfSkill(skill));
    const order = { rules: books[i % books.length] ?? 'ema-2016', level, ...(about && { about }) };
    const question = makeQuestion(skill, order, `dealt.${String(i)}`);
    return question && [formatQuestion(question), ...choicesFor(question)];
  });

// Whoever opens a link must be asked what whoever sent it was asked, whatever the seed is; and who comes back to a sitting or an
// exam, what he was asked before. A digest that differs here is a question that some seed does not get any more: then the
// generator needs another number.
test('each skill deals at each level what it dealt', async () => {
  const asked = ALL_SKILL_IDS.flatMap((skill) =>
    LEVELS.map((level): Asked => [`${skill} ${String(level)}`, () => dealt(skill, level, 40)]),
  );
  await isToldAsBefore(FOLDER, 'dealt', asked);
});

test('each scene of penalties offers the rulings and articles that it offered, and each sort its fan', async () => {
  const mers = MERS_SCENES.map((scene): Asked => {
    const name = `mers-2014 ${scene.id} ${String(scene.twist)}`;
    return [name, () => [mersRuledOn(scene), mersRulingsFor(scene), mersArticlesFor(scene)]];
  });
  const riichi = RIICHI_IDS.flatMap((rules) =>
    scenesUnder(rules).map((scene): Asked => {
      const [placed, question] = [{ ...scene, rules }, { skill: 'penalties', rules, ...scene } as const];
      return [
        `${rules} ${scene.id} ${String(scene.twist)}`,
        () => [ruledOn(scene, rules), rulingsFor(question), rulingsInFull(placed), articlesInFull(placed)],
      ];
    }),
  );
  const sorts = FAN_FAMILIES.map((sort): Asked => [sort, () => fansOfFamily(sort)]);
  await isToldAsBefore(FOLDER, 'offered', [...mers, ...riichi, ...sorts]);
});

test('each plan draws the shapes that it drew', async () => {
  const drawn = (game: string, plans: Readonly<Record<string, (random: Random) => unknown>>): readonly Asked[] =>
    Object.entries(plans).map(([id, plan]) => [`${game} ${id}`, () => times(12, (i) => plan(makeRandom(String(i))))]);
  await isToldAsBefore(FOLDER, 'plans', [...drawn('riichi', PLANS), ...drawn('mcr', MCR_PLANS)]);
});

test('who is to be asked about a thing gets the questions that were dealt for it', async () => {
  const facts = [
    ...[...YAKU, ...YAKUMAN].map((id): FactId => `yaku:${id}`),
    ...FANS.flatMap((id): readonly FactId[] => [`fan:${id}`, `out:${id}`]),
    'fu:open-pinfu' as const,
    'limit:yakuman' as const,
  ];
  const asked = facts.flatMap((fact): readonly Asked[] => {
    const skill = homeOf(fact);
    return skill ? [[fact, () => dealt(skill, 2, 1, fact)]] : [];
  });
  await isToldAsBefore(FOLDER, 'about', asked);
});

test('an exam that begins from a preset asks what it asked, and its sheets are the same', async () => {
  const asked = BOOK_IDS.flatMap((rules) =>
    PRESET_IDS.map((id): Asked => [`${id} ${rules}`, () => presetOf(id, rules)]),
  );
  const sheets = (['ema-2016', 'mers-2014'] as const).map((rules): Asked => {
    const sheet = (): unknown => {
      const made = dealSheet(presetOf('mixed', rules), { token: 'dealt', attempt: 1 });
      return made.ok && made.questions.map(formatAsked);
    };
    return [`a sheet by ${rules}`, sheet];
  });
  await isToldAsBefore(FOLDER, 'presets', [...asked, ...sheets]);
});

test('an east round goes as it went', async () => {
  const rounds = RIICHI_IDS.map((rules): Asked => {
    return [rules, () => times(6, (i) => eastRound({ rules }, `dealt.${String(i)}`).map(formatQuestion))];
  });
  await isToldAsBefore(FOLDER, 'east-rounds', rounds);
});
