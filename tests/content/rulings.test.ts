import { WITH_SCENES } from './with-cards.ts';
import '../quizzes/take-up-riichi.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import amounts from '../../src/content/penalties/amounts.json' with { type: 'json' };
import offences from '../../src/content/penalties/offences.json' with { type: 'json' };
import { AT_HAND_IDS, RIICHI_RULEBOOKS, type RiichiId } from '../../src/engine/riichi/index.ts';
import { skillsOf } from '../../src/quizzes/base/skills-of.ts';
import { parseQuestion } from '../../src/quizzes/games/link.ts';
import { judgeAnswer, skillOf, smallExplanations, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { SCENARIOS, type Scene, scenesUnder } from '../../src/quizzes/skills/penalties/scenarios.ts';
import { articlesInFull, rulingsInFull } from '../../src/quizzes/skills/rulings/choices.ts';
import { type FullRuling, fullyRuledOn } from '../../src/quizzes/skills/rulings/full.ts';

type Listed = Readonly<Record<string, { readonly articles: readonly string[] } | undefined>>;

const textOf = (rules: RiichiId) => (rules === 'samara-2019' ? 'ema-2016' : rules);
const listedFor = ({ id }: Scene, rules: RiichiId): readonly string[] => {
  const all: Listed = offences.find((one) => one.id === id)?.rulings ?? {};
  return all[textOf(rules)]?.articles ?? [];
};

const asked = (link: string) => {
  const question = parseQuestion(link);
  if (!question) throw new Error(`no question in ${link}`);
  return question;
};

/** The rulebooks under which rulings are asked with amount and article. */
const IN_FULL = WITH_SCENES.filter((rules) => skillsOf(rules).includes('rulings'));

describe.each(IN_FULL)('rulings in full by %s', (rules) => {
  const scenes = scenesUnder(rules);
  const { chombo } = RIICHI_RULEBOOKS[rules].options;

  it('name the rulebook’s amount of chombo and of points off', () => {
    const said = new Set(scenes.map((scene) => fullyRuledOn(scene, rules)?.ruling));
    expect(said.has(chombo.kind === 'tournament' ? 'chombo-after' : 'chombo-table')).toBe(true);
    expect(said.has(chombo.kind === 'tournament' ? 'chombo-table' : 'chombo-after')).toBe(false);
    for (const scene of scenes) expect(fullyRuledOn(scene, rules), scene.id).toBeDefined();
  });

  it('are offered with the right one, the one of the difference, and both amounts of a chombo', () => {
    for (const scene of scenes) {
      const right = fullyRuledOn(scene, rules);
      const near = fullyRuledOn({ ...scene, twist: !scene.twist }, rules);
      const offered = rulingsInFull({ ...scene, rules });
      const wanted = [right, near].flatMap((one) => one?.ruling ?? []);
      expect(offered).toEqual(expect.arrayContaining([...wanted, 'chombo-table', 'chombo-after']));
      expect(offered.length).toBeLessThanOrEqual(9);
    }
  });

  it('offer no other article that is listed for the same case', () => {
    for (const scene of scenes) {
      const right = fullyRuledOn(scene, rules)?.article ?? '';
      const offered = articlesInFull({ ...scene, rules });
      expect(offered, scene.id).toContain(right);
      expect(offered.length, scene.id).toBe(4);
      const others = scene.twist ? [] : listedFor(scene, rules).filter((article) => article !== right);
      expect(
        others.filter((article) => offered.includes(article)),
        scene.id,
      ).toEqual([]);
    }
  });
});

describe('points off', () => {
  const rulingOn = (scene: Scene, rules: RiichiId): FullRuling | undefined => fullyRuledOn(scene, rules)?.ruling;

  it.each(['ema-2016', 'ema-2012'] as const)('under %s are those of the list of penalties', (rules) => {
    const { lateMinute, fine, fineEast, graveFine, gravestFine } = amounts[rules];
    expect(rulingOn({ id: 'late', twist: false }, rules)).toBe(`minus-${String(5 * lateMinute)}`);
    expect(rulingOn({ id: 'very-late', twist: true }, rules)).toBe(`minus-${String(9 * lateMinute)}`);
    expect(rulingOn({ id: 'late', twist: true }, rules)).toBe('substitute');
    expect(rulingOn({ id: 'obstruction', twist: false }, rules)).toBe('fine');
    expect([fine, fineEast, graveFine, gravestFine]).toEqual([8000, 12000, 12000, 48000]);
  });
});

describe('an answer', () => {
  const question = asked('q=rulings&in=samara-2019&scene=false-win-shown&twist=0');

  it('is judged by ruling and article apart', () => {
    expect(solveQuestion(question)).toEqual({ ruling: 'chombo-table', article: '3.4.6' });
    const verdict = judgeAnswer(question, { ruling: 'chombo-table', article: '5.1.2' });
    expect(verdict).toMatchObject({ right: false, parts: [{ mark: 'right' }, { mark: 'wrong' }] });
  });

  it('with another tournament’s amount are called that, with the article of this one', () => {
    const [cause] = smallExplanations(question, { ruling: 'chombo-after', article: '3.4.6' });
    expect(cause).toMatchObject({ id: 'chombo-booked-after', clause: RIICHI_RULEBOOKS['samara-2019'].cite.chombo });
    const other = asked('q=rulings&in=tesuji-2018&scene=false-win-shown&twist=0');
    expect(smallExplanations(other, { ruling: 'chombo-table', article: 'P2' })[0]?.id).toBe('chombo-paid-at-table');
    expect(smallExplanations(other, { ruling: 'dead-hand', article: 'P4' })[0]?.id).toBe('penalty-difference-unseen');
  });

  it('names what the amount of a chombo rests on beside the article of the case', () => {
    expect(skillOf('rulings').cites(asked('q=rulings&in=tesuji-2018&scene=false-win-shown&twist=0'))).toEqual([
      { book: 'tesuji-2018', article: 'P2' },
      { book: 'tesuji-2018', article: 'S7' },
    ]);
  });
});

it('what was published stays: a scene whose ruling, amount or article changes has a new revision', () => {
  const path = 'tests/fixtures/ruling-revisions.json';
  const pinned = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const now = Object.fromEntries(
    SCENARIOS.map(([id, revision]) => {
      const said = AT_HAND_IDS.map((rules) => [false, true].map((twist) => fullyRuledOn({ id, twist }, rules) ?? null));
      const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
      return [id, `${String(revision)} ${hash}`];
    }),
  );
  expect(now, `give it a new revision and enter it in ${path}`).toEqual(pinned);
});
