import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { OPTION_VALUES, SCORING_OPTIONS, RIICHI_IDS, YAKUMAN } from '../../src/engine/riichi/index.ts';
import { dealWin, dealWithout } from '../../src/quizzes/hands/win.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import { LEVELS } from '../../src/quizzes/base/terms.ts';
import { SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { makeRandom } from '../../src/quizzes/base/random.ts';
import type { Ruleset } from '../../src/quizzes/base/ruleset.ts';
import { judgeAnswer, makeQuestion, skillOf, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { EVERYDAY } from '../../src/quizzes/hands/mixes.ts';

const PAO = [[], ...YAKUMAN.map((id) => [id])];

/** Every value of every option that a score may depend on, over two rulebooks that differ in most of them. */
const RULESETS: readonly (readonly [name: string, ruleset: Ruleset])[] = (['ema-2016', 'ema-2012'] as const).flatMap(
  (rules) =>
    SCORING_OPTIONS.flatMap((option) =>
      (option === 'pao' ? PAO : OPTION_VALUES[option]).map(
        (value) => [`${rules}, ${option}: ${JSON.stringify(value)}`, { rules, knobs: { [option]: value } }] as const,
      ),
    ),
);

describe.each(RULESETS)('under %s', (name, ruleset) => {
  test('every skill that applies deals answerable questions', () => {
    const empty: string[] = [];
    for (const skill of SKILL_IDS) {
      for (const level of LEVELS) {
        const question = makeQuestion(skill, { ...ruleset, level }, name);
        if (question) expect(judgeAnswer(question, solveQuestion(question)).right).toBe(true);
        else if (skillOf(skill).applies?.(ruleset) ?? true) empty.push(`${skill} ${String(level)}`);
      }
    }
    expect(empty).toEqual([]);
  });
});

test.each([
  { rules: 'ema-2016', knobs: { pinfuTsumo: false } },
  { rules: 'ema-2016', knobs: { countedHand: 'yakuman' } },
  { rules: 'ema-2012', knobs: { redFives: 0, openPinfuFu: false } },
] as const)('questions under %j survive their links, with their rules', (ruleset) => {
  for (const skill of SKILL_IDS) {
    const question = makeQuestion(skill, { ...ruleset, level: 2 }, 'link');
    const again = question && parseQuestion(formatQuestion(question));
    expect(again?.knobs, skill).toEqual(ruleset.knobs);
    expect(again && solveQuestion(again)).toEqual(question && solveQuestion(question));
  }
});

test.each([
  'q=payment&in=ema-2016&k={"counterValue":7}&h=3&fu=40&e=0&by=discard&n=0',
  'q=limits&in=ema-2016&k={"constructor":1}&h=3&fu=40',
  'q=set-fu&in=ema-2016&k=[1]&set=pung.111z.called',
  'q=indicators&in=ema-2016&k=%&t=1m',
])('a link with unknown options asks nothing: %s', (link) => {
  expect(parseQuestion(link)).toBeUndefined();
});

describe('dealing', () => {
  const counted = (deal: (wanted: () => boolean) => unknown) => {
    let looked = 0;
    const dealt = deal(() => {
      looked++;
      return false;
    });
    return { dealt, looked };
  };

  test.each([
    (wanted: () => boolean) => dealWin(makeRandom('none'), { rules: 'ema-2016' }, EVERYDAY, { level: 2 }, wanted),
    (wanted: () => boolean) => dealWithout(makeRandom('none'), { rules: 'ema-2016' }, EVERYDAY, 2, wanted),
  ])('for hands that do not exist gives up after a limited number of tries', (deal) => {
    const { dealt, looked } = counted(deal);
    expect(dealt).toBeUndefined();
    expect(looked).toBeGreaterThan(10);
    expect(looked).toBeLessThanOrEqual(600);
  });

  test('asks about other rulebooks only if one may pay differently', () => {
    const { applies } = skillOf('other-rules');
    for (const rules of RIICHI_IDS) expect(applies?.({ rules })).toBe(true);
  });
});
