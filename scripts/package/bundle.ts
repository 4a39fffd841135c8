import { resolve } from 'node:path';
import { build } from 'vite';
import { BUNDLES } from './manifest.ts';

/** Bundles each game with all its rulebooks into one file, for pages that load it by its address. */
export async function bundleForPages(out: string): Promise<void> {
  for (const [name, module] of Object.entries(BUNDLES))
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      // Not for the condition `browser`, under which the editions come one by one.
      resolve: { conditions: ['module'] },
      build: {
        outDir: out,
        emptyOutDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: resolve(out, `lib/${module}.js`),
          preserveEntrySignatures: 'strict',
          output: { codeSplitting: false, entryFileNames: name.replace('./', '') },
        },
      },
    });
}
