import type { KnipConfig } from 'knip';

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const IMPORT = /^import[^'"]*['"][^'"]+['"]/gm;

/** What an Astro component imports: in its frontmatter, in its scripts, and as the `src` of a script. */
const astro = (text: string): string => {
  const scripts = [...text.matchAll(SCRIPT)].map(([, attributes = '', body = '']) => {
    const src = /\ssrc="(\.[^"]+)"/.exec(attributes)?.[1];
    return src === undefined ? body : `import '${src}';`;
  });
  return [FRONTMATTER.exec(text)?.[1] ?? '', ...scripts].join('\n');
};

/** What a chapter imports. */
const mdx = (text: string): string => [...text.matchAll(IMPORT)].map(([statement]) => statement).join('\n');

export default {
  entry: [
    'scripts/*.ts',
    'src/offline/worker.ts',
    'src/route.ts',
    'src/engine/index.ts',
    'src/engine/rulebooks/no-profiles.ts',
    'src/engine/riichi/index.ts',
    'src/engine/mcr/index.ts',
    'src/content/docs/**/*.mdx',
    'src/components/questions/skills/*.tsx',
  ],
  project: ['src/**', 'scripts/**', 'plugins/**', 'tests/**', '!tests/fixtures/**'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { astro, mdx },
} satisfies KnipConfig;
