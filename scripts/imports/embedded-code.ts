const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const IMPORT = /^import[^'"]*['"][^'"]+['"]/gm;

/** The code of an Astro component as TypeScript: its frontmatter, its scripts, and an import for each `<script src>`. */
export const astroCode = (text: string): string => {
  const scripts = [...text.matchAll(SCRIPT)].map(([, attributes = '', body = '']) => {
    const src = /\ssrc="(\.[^"]+)"/.exec(attributes)?.[1];
    return src === undefined ? body : `import '${src}';`;
  });
  return [FRONTMATTER.exec(text)?.[1] ?? '', ...scripts].join('\n');
};

/** The import statements of an MDX page. */
export const mdxCode = (text: string): string => [...text.matchAll(IMPORT)].map(([statement]) => statement).join('\n');
