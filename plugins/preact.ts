import preactWithBabel from '@astrojs/preact';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;
type SetupOptions = Parameters<Setup>[0];

/** The step that sends each of our files through Babel. The bundler itself makes calls of JSX, as `tsconfig.json` says. */
const BABEL = 'vite:preact-jsx';

const isBabel = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === BABEL;

/** What a module of components exports, as it is written here: capitalised functions. */
const EXPORTED = /^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm;

/**
 * Says of each component that Preact renders it. Astro would find out by rendering it once in advance, which took an
 * eighth of the build.
 */
const tagged: Plugin = {
  name: 'tensu-preact-tag',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  transform: {
    filter: { id: /src\/components\/.*\.tsx$/ },
    handler: (code) => {
      const tags = Array.from(
        code.matchAll(EXPORTED),
        ([, name = '']) =>
          `typeof ${name} === 'function' && (${name}[Symbol.for('astro:renderer')] = '@astrojs/preact');`,
      );
      return tags.length === 0 ? undefined : { code: `${code}\n${tags.join('\n')}`, map: null };
    },
  },
};

const without = (plugins: readonly unknown[]): unknown[] =>
  plugins.filter((plugin) => !isBabel(plugin)).map((plugin) => (Array.isArray(plugin) ? without(plugin) : plugin));

/** Preact for islands and for what is drawn at build time; a build spares itself Babel, which took a fifth of it. */
export function preact(): AstroIntegration {
  const integration = preactWithBabel();
  const setup = integration.hooks['astro:config:setup'];
  if (!setup) throw new Error('@astrojs/preact sets nothing up');
  const lighter = (options: SetupOptions): SetupOptions => ({
    ...options,
    updateConfig: (config) => {
      const { plugins = [] } = config.vite ?? {};
      const kept = [...without(plugins), tagged] as typeof plugins;
      return options.updateConfig({ ...config, vite: { ...config.vite, plugins: kept } });
    },
  });
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) => setup(options.command === 'build' ? lighter(options) : options),
    },
  };
}
