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

/** The articles of a chapter, and the block before which each ends. */
export function articlesIn(blocks: readonly Block[]): readonly { readonly n: string; readonly end: number }[] {
  const articles = blocks.flatMap(({ type, name, attributes }, index) => {
    if (type !== 'mdxJsxFlowElement' || name !== 'Article') return [];
    const n = (attributes as readonly Attribute[]).find((one) => one.name === 'n')?.value;
    return typeof n === 'string' ? [{ n, index }] : [];
  });
  return articles.map(({ n }, i) => ({ n, end: articles[i + 1]?.index ?? endOfText(blocks) }));
}
