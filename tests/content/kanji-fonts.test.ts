import { expect, test } from 'vitest';
import { SHOWN_KANJI } from '../../scripts/shown-kanji.ts';
import cut from '../../src/assets/fonts/kanji.json' with { type: 'json' };

test.each(['japanese', 'chinese'] as const)('the %s font has a glyph for each kanji in the data', (script) => {
  const missing = Array.from(SHOWN_KANJI[script]).filter((one) => !cut[script].includes(one));
  expect(missing, 'run "npm run fonts" to cut the font anew').toEqual([]);
});

test.each(['japanese', 'chinese'] as const)('the %s font has no glyph that the data does not need', (script) => {
  expect(Array.from(cut[script]).filter((one) => !SHOWN_KANJI[script].includes(one))).toEqual([]);
});
