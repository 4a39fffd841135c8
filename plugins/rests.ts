import { defineMdastPlugin } from 'satteri';
import { attribute } from './article-ends.ts';

type Root = Parameters<NonNullable<Parameters<typeof defineMdastPlugin>[0]['before']>>[0];
type Block = Root['children'][number];

/** Shorter stretches cost less to lay out than to set apart. */
const WORTH_IT = 4;

/** Blocks this early may be on the screen at first, where nothing may move. */
const ON_SCREEN = 16;

/** Blocks that stay outside, because they are alive: a chapter's scorer would move what lies below when it wakes. */
const APART = ['ScorerIsland', 'Checkpoint'];

const isText = ({ type }: Block): boolean => type !== 'heading' && type !== 'mdxjsEsm';
const staysApart = (block: Block): boolean =>
  block.type === 'mdxJsxFlowElement' && block.name !== null && APART.includes(block.name);

/** Blocks as they follow each other, those between two headings together. */
function stretches(blocks: readonly Block[]): Block[][] {
  const all: Block[][] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    const goesOn = isText(block) && !staysApart(block);
    const before = last?.[0];
    if (last && before && goesOn && isText(before) && !staysApart(before)) last.push(block);
    else all.push([block]);
  }
  return all;
}

/** Blocks in one box that waits unseen. */
const asleep = (children: readonly Block[]): Block =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [attribute('class', 'stretch rests-unseen')],
    children,
  }) as Block;

/** What stands below a heading waits unseen with its style and layout, as one box; the headings themselves stay where they are. */
export const rests = defineMdastPlugin({
  name: 'tensu-rests',
  before(root, ctx) {
    let before = 0;
    const children = stretches(root.children).flatMap((part): readonly Block[] => {
      const isOnScreen = before < ON_SCREEN;
      before += part.length;
      return isOnScreen || part.length < WORTH_IT ? part : [asleep(part)];
    });
    ctx.setProperty(root, 'children', children as never);
  },
});
