import { expect, test } from 'vitest';
import { anchorsIn } from '../../plugins/english-anchors.ts';

test('headings of a chapter have the anchors that their pages have, numbered where they repeat', () => {
  const source =
    '# Title\n\n## Which wait did you have?\n\nText # not a heading\n\n### Fu\n\n#### Fu\n\n##### Too deep\n';
  expect(anchorsIn(source)).toEqual(['which-wait-did-you-have', 'fu', 'fu-1']);
});
