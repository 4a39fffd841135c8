import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Untouched } from '../src/components/shell/when-touched.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Leaves an island as it was built until somebody touches it. */
    'client:touched'?: Untouched;
  }
}

/** Islands with `client:touched`. */
export const touchedIslands = (): AstroIntegration => ({
  name: 'tensu-touched-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'touched',
        entrypoint: fileURLToPath(new URL('../src/components/shell/when-touched.ts', import.meta.url)),
      }),
  },
});
