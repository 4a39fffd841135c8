import type { KnipConfig } from 'knip';
import { astroCode, mdxCode } from './scripts/imports/embedded-code.ts';

export default {
  entry: [
    'scripts/*.ts',
    'scripts/package/cli.ts',
    'learning/{train,cross-validation}.ts',
    'src/offline/worker.ts',
    'src/route.ts',
    'src/engine/index.ts',
    'src/engine/riichi/rulebooks/no-profiles.ts',
    'src/engine/riichi/index.ts',
    'src/engine/mcr/index.ts',
    'src/engine/published/{index,riichi,mcr}.ts',
    'src/content/docs/**/*.mdx',
    'src/components/widgets/questions/skills/*.tsx',
  ],
  project: ['src/**', 'scripts/**', 'learning/**', 'plugins/**', 'tests/**', '!tests/fixtures/**'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { astro: astroCode, mdx: mdxCode },
} satisfies KnipConfig;
