interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

interface Block {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: unknown;
}

/** An attribute of a component that the build puts into a chapter. */
export const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name, value });

/** Where the last article ends: before the chapter's own questions, or at the end of the page. */
function endOfText(blocks: readonly Block[]): number {
  const questions = blocks.findIndex(({ name }) => name === 'Checkpoint');
  return questions === -1 ? blocks.length : questions;
}

/** An article of a chapter: the block that opens it, and the one before which it ends. */
interface ArticleBlocks {
  readonly n: string;
  readonly start: number;
  readonly end: number;
}

/** The articles of a chapter in their order. */
export function articlesIn(blocks: readonly Block[]): readonly ArticleBlocks[] {
  const articles = blocks.flatMap(({ type, name, attributes }, index) => {
    if (type !== 'mdxJsxFlowElement' || name !== 'Article') return [];
    const n = (attributes as readonly Attribute[]).find((one) => one.name === 'n')?.value;
    return typeof n === 'string' ? [{ n, index }] : [];
  });
  return articles.map(({ n, index }, i) => ({ n, start: index, end: articles[i + 1]?.index ?? endOfText(blocks) }));
}
