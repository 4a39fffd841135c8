import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { newRun, nextQuestion } from '../../src/quizzes/session/run.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { homeOf, makeQuestion, skillOf } from '../../src/quizzes/games/skills.ts';
import { showsIn } from '../../src/quizzes/session/contrast.ts';
import type { FactId } from '../../src/quizzes/base/terms.ts';

registerGame(MCR_GAME);

/**
 * Facts that come up in fewer than one in a hundred questions of their skill, and the most questions needed to reach
 * them.
 */
const RARE = {
  'ema-2016': [
    'yaku:ryuuiisou',
    'yaku:tsuuiisou',
    'yaku:chinroutou',
    'yaku:kokushi',
    'yaku:chuuren',
    'yaku:shousuushii',
    'yaku:daisuushii',
    'yaku:sankantsu',
    'yaku:chankan',
    'yaku:rinshan',
    'yaku:haitei',
    'yaku:honroutou',
    'fu:open-pinfu',
    'han:kan-ura-dora',
    'limit:yakuman',
    'rules:rinshanTsumoFu',
    'rules:kanUraDora',
    'penalty:wrong-place',
  ],
  'mers-2014': [
    'fan:all-green',
    'fan:big-three-dragons',
    'fan:quadruple-chow',
    'fan:chicken-hand',
    'fan:none-of-kongs',
    'fan:robbing-the-kong',
    'fan:seven-shifted-pairs',
    'out:mixed-straight',
    'out:pure-shifted-pungs',
    'out:seven-pairs',
    'penalty:mers-information',
  ],
} as const satisfies Readonly<Record<string, readonly FactId[]>>;

const all = Object.entries(RARE).flatMap(([rules, facts]) =>
  facts.map((fact) => [rules as keyof typeof RARE, fact as FactId] as const),
);

test.each(all)('%s: a question wanted about %s is about it, at every level', (rules, fact) => {
  const skill = homeOf(fact);
  expect(skill).toBeDefined();
  if (!skill) return;
  const asked = ([1, 2, 3] as const).map(
    (level) => nextQuestion(newRun(rules, `about.${String(level)}`), { skill, level, fact })?.question,
  );
  expect(asked.map((question) => question && skillOf(skill).facts(question).includes(fact))).toEqual([
    true,
    true,
    true,
  ]);
});

describe('a misconception that few hands bring out', () => {
  test.each([
    ['yaku', 'robbed-kong-forgotten'],
    ['yaku', 'chanta-for-honroutou'],
    ['fu', 'rinshan-draw-fu'],
  ] as const)('in %s: %s, is asked about where it matters', (skill, mistake) => {
    const next = nextQuestion(newRun('tesuji-2018', 'shows'), { skill, level: 1, mistake });
    const other = nextQuestion(newRun('ema-2016', 'shows'), { skill, level: 1, mistake });
    expect([next, other].some((one) => one && showsIn(mistake, one.question))).toBe(true);
  });
});

test('a seed still deals the same when no fact is wanted', () => {
  const plain = makeQuestion('yaku', { rules: 'ema-2016', level: 3 }, 'same');
  expect(makeQuestion('yaku', { rules: 'ema-2016', level: 3, about: 'yaku:pinfu' }, 'same')).toEqual(plain);
});
