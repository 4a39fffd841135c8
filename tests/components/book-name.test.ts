import { describe, expect, it } from 'vitest';
import en from '../../src/content/i18n/en.json' with { type: 'json' };
import { RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { bookName } from '../../src/components/base/words/book-name.ts';
import { ui } from '../../src/i18n/strings.ts';

const words = ui({ all: () => en }, 'book');

describe('the name of a rulebook', () => {
  it.each([
    ['wrc-2025', 'WRC 2025'],
    ['wrc-2025~red-fives', 'WRC 2025 with red fives'],
    ['wrc-2025~red-fives~uma-30-10', 'WRC 2025 with red fives, uma 30/10'],
    ['ema-2016~openTanyao-no', 'EMA 2016, house rules'],
    ['wrc-2025~red-fives~openTanyao-no', 'WRC 2025 with red fives and house rules'],
  ])('%s is %s', (id, name) => {
    expect(bookName(id as BookId, words)).toBe(name);
  });

  it('has words for every variant that a rulebook has', () => {
    for (const { variants = [] } of Object.values(RIICHI_RULEBOOKS))
      for (const { id } of variants) expect(words).toHaveProperty([`with.${id}`]);
  });
});
