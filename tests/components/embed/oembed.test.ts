import { expect, test } from 'vitest';
import { FRAMES, oEmbedOf, richOf } from '../../../src/components/features/embed/oembed.ts';

test('every frame has an oEmbed answer beside it, and no other page', () => {
  expect(FRAMES).toEqual(expect.arrayContaining(['scorer', 'hand', 'question', 'ruling', 'yaku/ema-2016']));
  expect(oEmbedOf('embed/hand')).toBe('embed/hand/oembed.json');
  expect(oEmbedOf('embed/yaku/wrc-2025')).toBe('embed/yaku/wrc-2025/oembed.json');
  for (const path of ['embed', 'embed/yaku', 'embed/yaku/mers-2014', 'score']) expect(oEmbedOf(path)).toBeUndefined();
});

test('an oEmbed answer frames the page, its texts escaped', () => {
  const rich = richOf('https://a.test/embed/hand/?a=1&b=2', 'A "hand" <b>', 'https://a.test/');
  expect(rich).toMatchObject({ version: '1.0', type: 'rich', title: 'A "hand" <b>', provider_url: 'https://a.test/' });
  expect(rich.html).toContain('src="https://a.test/embed/hand/?a=1&amp;b=2" title="A &quot;hand&quot; &lt;b>"');
  expect(rich.html).toContain(`width="${String(rich.width)}" height="${String(rich.height)}"`);
});
