import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { type HandRequest, RIICHI_IDS, checkDraft } from '../../src/engine/riichi/index.ts';
import { dealHand } from '../../src/quizzes/hands/deal.ts';
import { WITH_YAKUMAN } from '../../src/quizzes/hands/mixes.ts';
import { mustWin } from '../../src/quizzes/hands/win.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { type Random, makeRandom } from '../../src/quizzes/base/random.ts';
import { SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { makeQuestion, skillOf } from '../../src/quizzes/games/skills.ts';
import { LEVELS } from '../../src/quizzes/base/terms.ts';

const handIn = (question: Question): HandRequest | undefined => ('hand' in question ? question.hand : undefined);

describe.each(RIICHI_IDS)('under %s', (rules) => {
  test('each dealt hand can occur at a table, and shows ura dora only after riichi', () => {
    const random = makeRandom(rules);
    for (let n = 0; n < 1500; n++) {
      const hand = dealHand(random, { rules }, WITH_YAKUMAN, { level: 3, kongs: 0.3 });
      if (!hand) throw new Error('no hand was dealt');
      expect(checkDraft(hand)).toMatchObject({ state: 'complete' });
      if (hand.riichi === undefined) expect(hand).not.toHaveProperty('uraIndicators');
    }
  });

  test('each question is about a possible hand without liability', () => {
    for (const skill of SKILL_IDS) {
      for (const level of LEVELS) {
        const question = makeQuestion(skill, { rules, level }, `possible ${skill}`);
        const hand = question && handIn(question);
        if (!hand) continue;
        expect(checkDraft(hand), skill).toMatchObject({ state: 'complete' });
        if (skill === 'whole') expect(mustWin(hand).payment.liable).toBeNull();
      }
    }
  });
});

describe('a link to a question', () => {
  test.each([
    'q=set-fu&in=ema-2016&set=pung.123m.called',
    'q=set-fu&in=ema-2016&set=chow.999m.called',
    'q=set-fu&in=ema-2016&set=chow.891m.called',
    'q=set-fu&in=ema-2016&set=chow.789z.called',
    'q=set-fu&in=ema-2016&set=kong.1112m.called',
    'q=set-fu&in=ema-2016&set=kong.1111m.discard',
    'q=set-fu&in=ema-2016&set=pung.111m.added',
    'q=payment&in=ema-2016&h=2&fu=23&e=0&by=discard&n=0',
    'q=payment&in=ema-2016&h=1&fu=25&e=0&by=discard&n=0',
    'q=payment&in=ema-2016&h=3&fu=20&e=0&by=discard&n=0',
    'q=limits&in=ema-2016&h=3&fu=65',
    'q=limits&in=ema-2016&h=3&fu=150',
  ])('with no possible hand asks nothing: %s', (link) => {
    expect(parseQuestion(link)).toBeUndefined();
  });

  test.each([
    'q=set-fu&in=ema-2016&set=pung.111m.called',
    'q=set-fu&in=ema-2016&set=chow.789m.called',
    'q=set-fu&in=ema-2016&set=kong.1111m.added',
    'q=payment&in=ema-2016&h=2&fu=25&e=0&by=discard&n=0',
    'q=payment&in=ema-2016&h=2&fu=20&e=0&by=draw&n=0',
    'q=limits&in=ema-2016&h=3&fu=70',
  ])('with a possible hand asks: %s', (link) => {
    expect(parseQuestion(link)).toBeDefined();
  });

  const CHARACTERS = '0123456789mpszchwq=&.,~@-_kinfdu';
  const spoilt = (random: Random, link: string): string => {
    const at = random.below(link.length);
    const into = CHARACTERS[random.below(CHARACTERS.length)] ?? '';
    return random.chance(0.5) ? link.slice(0, at) + into + link.slice(at + 1) : link.slice(0, at) + link.slice(at + 2);
  };

  test('altered at random asks nothing, or about a possible hand with the same link', () => {
    const random = makeRandom('spoilt');
    const links = RIICHI_IDS.flatMap((rules) =>
      SKILL_IDS.flatMap((skill) => {
        const question = makeQuestion(skill, { rules, level: 2 }, 'spoilt');
        return question ? [formatQuestion(question)] : [];
      }),
    );
    let asked = 0;
    for (let n = 0; n < 2000; n++) {
      const again = parseQuestion(spoilt(random, random.pick(links)));
      if (!again) continue;
      asked++;
      const hand = handIn(again);
      if (hand) expect(checkDraft(hand), formatQuestion(again)).toMatchObject({ state: 'complete' });
      expect(skillOf(again.skill).facts(again).length).toBeGreaterThan(0);
      const link = formatQuestion(again);
      const twice = parseQuestion(link);
      expect(twice && formatQuestion(twice)).toBe(link);
    }
    expect(asked).toBeGreaterThan(40);
  });
});
