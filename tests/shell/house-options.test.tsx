import { renderToString } from 'preact-render-to-string';
import { beforeEach, describe, expect, it } from 'vitest';
import { Differences } from '../../src/components/shell/options/Differences.tsx';
import { OptionsSheet } from '../../src/components/shell/options/OptionsSheet.tsx';
import { optionsIn } from '../../src/components/shell/options/build-options.ts';
import { choicesFrom, spelledOut, withThese } from '../../src/components/shell/options/choosing.ts';
import english from '../../src/content/i18n/en.json';
import {
  OPTION_IDS,
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  choosing,
  chosenOptions,
  withChoices,
} from '../../src/engine/riichi/index.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { chooseOptions, chooseOwn, chooseRulebook } from '../../src/stores/rulebook.ts';

const words = optionsIn({ all: () => english }, 'en', undefined);
const sheet = (): string => renderToString(<OptionsSheet words={words} />);

describe('the sheet of options', () => {
  beforeEach(() => {
    for (const id of RIICHI_IDS) chooseOptions(id, []);
  });

  it('offers what the rulebook names, with the place that does, and says what is in force', () => {
    chooseOptions('wrc-2025', ['red-fives', 'openTanyao-no']);
    const html = sheet();
    expect(html.match(/type="checkbox"/g)).toHaveLength(3);
    expect(html).toMatch(/checked[^>]*><span>red fives <small>[^<]*Mod\. 2\.1/);
    expect(html).toContain('In force: WRC 2025 with red fives and house rules');
    expect(html).toContain('Play WRC 2025 as it stands');
  });

  it('names no variant of a rulebook that has none', () => {
    chooseOptions('ema-2025', []);
    expect(sheet()).toContain('EMA 2025 leaves nothing to the organizer by name.');
    expect(sheet()).not.toContain('checkbox');
    expect(sheet()).not.toContain('as it stands');
  });

  it('says so where a link decides, and what the reader plays himself', () => {
    chooseOptions('wrc-2025', ['red-fives']);
    chooseRulebook('wrc-2025~uma-30-10');
    expect(sheet()).toContain('This page goes by its link: WRC 2025 with uma 30/10.');
    expect(sheet()).toContain('Go by mine: WRC 2025 with red fives');
  });

  it('offers every option that may differ, each with the own value of every rulebook', () => {
    const offered = words.groups.flatMap(({ options }) => options);
    expect(offered.length).toBeGreaterThan(OPTION_IDS.length - 5);
    for (const id of RIICHI_IDS)
      for (const { name, values } of offered)
        expect(
          values.filter(({ choice }) => words.books[id].own.includes(choice)),
          `${id}: ${name}`,
        ).toHaveLength(1);
  });

  it('chooses what the engine chooses, by the same id', () => {
    for (const id of RIICHI_IDS) {
      const rules = RIICHI_RULEBOOKS[id];
      for (const { values } of words.groups.flatMap(({ options }) => options))
        for (const { choice } of values) {
          const chosen = withChoices(id, choicesFrom([choice], words.books[id]));
          const options = chosenOptions(chosen, rules);
          expect(options, chosen).toMatchObject({ ok: true });
          if (options.ok) expect(choosing(rules, options.value)).toBe(chosen);
        }
    }
  });

  it('puts a choice in the place of another about the same option', () => {
    const rrc = words.books['rrc-2026'];
    const four = spelledOut(['abortive-draws'], rrc);
    const all = withThese(four, spelledOut(['abortive-draws-all'], rrc));
    expect(choicesFrom(all, rrc)).toEqual(['abortive-draws-all']);
    expect(choicesFrom(withThese(all, ['tripleRon-all-paid']), rrc)).not.toContain('abortive-draws-all');
    expect(choicesFrom(withThese(['redFives-0'], ['redFives-3']), rrc)).toEqual([]);
  });

  it('has words for every value in every language', () => {
    for (const { lang, locale } of LANGUAGES)
      expect(optionsIn({ all: () => english }, lang, locale).groups.length, lang).toBe(words.groups.length);
  });
});

describe('what the options of the house change on a page', () => {
  const told = (of = ''): string => renderToString(<Differences words={words} of={of} lang="en" />);

  it('is told with the value that the rulebook has, and nothing else', () => {
    chooseOptions('rrc-2026', ['uma-15-5', 'openTanyao-no']);
    expect(told()).toContain('You play RRC 2026 with uma 15/5 and house rules');
    expect(told().match(/<dt>/g)).toHaveLength(2);
    expect(told()).toMatch(
      /Uma, in thousands<\/dt><dd><strong>15, 5, −5, −15<\/strong> <small>RRC 2026: 30, 10, −10, −30/,
    );
    expect(told('rrc-2026')).toBe(told());
  });

  it('is not told where nothing differs, or the page is about another rulebook', () => {
    expect(told('wrc-2025')).toBe('');
    chooseOptions('rrc-2026', []);
    expect(told()).toBe('');
    chooseOwn('mers-2014');
    expect(told()).toBe('');
  });
});
