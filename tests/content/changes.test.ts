import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHANGE_STEPS, changedRulesOf } from '../../src/components/features/compare/changes.ts';
import { riichiRulesOf, scoreRequest } from '../../src/engine/riichi/index.ts';
import { LANGUAGES } from '../../src/locales.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordsIn = (lang: string): Texts =>
  JSON.parse(readFileSync(`src/content/words/${lang}/changes.json`, 'utf8')) as Texts;
const optionsOf = (id: string) => {
  const rules = riichiRulesOf(id);
  if (!rules.ok) throw new Error(id);
  return rules.value.options;
};
const totalOf = (hand: object, rules: string, knobs?: object): number | undefined => {
  const score = scoreRequest({ ...hand, rules, ...(knobs && { knobs }) });
  return score.ok && score.kind === 'win' ? score.payment.total : undefined;
};

describe.each(LANGUAGES.map(({ lang }) => lang))('in %s', (lang) => {
  const words = wordsIn(lang);

  test('exactly the rules that changed have a sentence', () => {
    const asked = new Map<string, Set<string>>();
    for (const step of CHANGE_STEPS) {
      const ids = asked.get(step.to) ?? new Set();
      for (const { id } of changedRulesOf(step)) ids.add(id);
      asked.set(step.to, ids);
    }
    const wanted = Object.fromEntries([...asked].map(([to, ids]) => [to, [...ids].sort()]));
    const told = Object.fromEntries(Object.entries(words).map(([to, texts]) => [to, Object.keys(texts).sort()]));
    expect(told).toEqual(wanted);
  });

  // Numbers stand beside the sentence, from the rulebooks.
  test('no sentence has a number typed in', () => {
    const numbers = Object.values(words).flatMap((texts) => Object.values(texts).filter((text) => /\d/.test(text)));
    expect(numbers).toEqual([]);
  });
});

describe.each(CHANGE_STEPS.map((step) => [step.from, step.to, step] as const))('from %s to %s', (from, to, step) => {
  test.each(step.hands.map(({ shows, hand }) => [shows, hand] as const))(
    'a hand is paid otherwise by %s, and by nothing else',
    (shows, hand) => {
      const [before, now] = [totalOf(hand, from), totalOf(hand, to)];
      expect(before).toBeGreaterThan(0);
      expect(now).not.toBe(before);
      expect(totalOf(hand, from, { [shows]: optionsOf(to)[shows] })).toBe(now);
    },
  );
});
