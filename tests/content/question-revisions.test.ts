import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import KEPT from '../fixtures/question-revisions.json' with { type: 'json' };
import MERS_SCENES from '../../src/content/words/en/mcr-scenarios.json' with { type: 'json' };
import SCENES from '../../src/content/words/en/scenarios.json' with { type: 'json' };
import { CHECKPOINT_IDS, questionsOf } from '../../src/components/widgets/chapter-questions/chapter-questions.ts';
import { type Question, rightAnswer, withNumbers } from '../../src/components/widgets/chapter-questions/question.ts';
import { AT_HAND_IDS } from '../../src/engine/rulebooks/ids.ts';
import { MERS_SCENARIOS } from '../../src/quizzes/skills/mcr-penalties/scenarios.ts';
import { SCENARIOS } from '../../src/quizzes/skills/penalties/scenarios.ts';

type Revised = readonly [id: string, revision: number, print: string];

const LENGTH = 12;
const printOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, LENGTH);

/** The question and its right answer. Its explanation may be reworded without another revision. */
function contentOf(question: Question, book: string): unknown {
  const say = (text: string): string => withNumbers(question, text, book, 'en');
  const options = 'options' in question ? question.options.map(say) : [];
  return [question.kind, say(question.ask), options, question.hand ?? null, rightAnswer(question, book)];
}

const ofChapters = CHECKPOINT_IDS.flatMap((chapter) =>
  questionsOf(chapter).map((one): Revised => {
    const [book = ''] = chapter.split('/');
    return [`${chapter}/${one.id}`, one.revision, printOf(contentOf(one, book))];
  }),
);

type Words = Readonly<Record<string, unknown>>;
type Scenario = readonly [id: string, revision: number, asItComes: unknown, withTwist: unknown];
const ofScenes = (skill: string, scenarios: readonly Scenario[], words: Words): readonly Revised[] =>
  scenarios.map(([id, revision, ...ruled]) => [`${skill}/${id}`, revision, printOf([words[id], ruled])]);

/** The scenes under the rulebooks that were there first; `scenarios.test.ts` pins those under each later one. */
const firstScenes = SCENARIOS.map(([id, revision, ...rulings]): Scenario => {
  const [asItComes, withTwist] = rulings.map((byBook) =>
    Object.fromEntries(Object.entries(byBook).filter(([book]) => AT_HAND_IDS.some((first) => first === book))),
  );
  return [id, revision, asItComes, withTwist];
});

const all: readonly Revised[] = [
  ...ofChapters,
  ...ofScenes('penalties', firstScenes, SCENES),
  ...ofScenes('mcr-penalties', MERS_SCENARIOS, MERS_SCENES),
];
const kept: Readonly<Record<string, readonly [number, string] | undefined>> = KEPT as never;

describe('questions that exams ask', () => {
  test('count their revisions: what was changed has another one, one more than before', () => {
    const silent = all.flatMap(([id, revision, print]) => {
      const before = kept[id];
      return before?.[0] === revision && before[1] !== print ? [id] : [];
    });
    expect(silent, 'these were changed: give each one revision more').toEqual([]);
  });

  test('stand in tests/fixtures/question-revisions.json as they are', () => {
    const now = Object.fromEntries(all.map(([id, revision, print]) => [id, [revision, print]]));
    const changed = Object.entries(now).filter(([id, entry]) => JSON.stringify(kept[id]) !== JSON.stringify(entry));
    expect(changed.map(([id, entry]) => `"${id}": ${JSON.stringify(entry)}`)).toEqual([]);
  });

  test('keep their ids: none disappears, and no revision goes down', () => {
    const now = new Map(all.map(([id, revision]) => [id, revision]));
    const lost = Object.entries(kept).filter(([id, entry]) => (now.get(id) ?? 0) < (entry?.[0] ?? 0));
    expect(lost.map(([id]) => id)).toEqual([]);
  });
});
