import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The doors of the package: what is imported, and the module behind it. */
export const DOORS: Readonly<Record<string, string>> = {
  '.': 'published/index',
  './riichi': 'published/riichi',
  './mcr': 'published/mcr',
};

/** The bundles for pages without a bundler, by their door. */
export const BUNDLES: Readonly<Record<string, string>> = {
  './riichi.min.js': 'published/riichi',
  './mcr.min.js': 'published/mcr',
};

interface Source {
  readonly name: string;
  readonly version: string;
  readonly browser: Readonly<Record<string, string>>;
}

const readSource = (engine: string): Source => JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as Source;

const built = (path: string): string => path.replace(/^\.\//, './lib/').replace(/\.ts$/, '.js');

/** A module that browsers replace, as the built modules import it. */
const alias = (module: string): string => `#${basename(module, '.ts')}`;

/** The modules that browsers replace, by their built names; the file names are unlike all others. */
export const replaced = (engine: string): readonly (readonly [file: string, alias: string])[] =>
  Object.keys(readSource(engine).browser).map((module) => [basename(built(module)), alias(module)]);

/** The package.json that is published, from the one of the sources. */
export function manifest(engine: string): Omit<Source, 'browser'> & Readonly<Record<string, unknown>> {
  const { browser, ...source } = readSource(engine);
  const door = (module: string, code = `./lib/${module}.js`): object => ({
    types: `./lib/${module}.d.ts`,
    default: code,
  });
  return {
    ...source,
    imports: Object.fromEntries(
      Object.entries(browser).map(([module, instead]) => [
        alias(module),
        { browser: built(instead), default: built(module) },
      ]),
    ),
    exports: {
      ...Object.fromEntries(Object.entries(DOORS).map(([name, module]) => [name, door(module)])),
      ...Object.fromEntries(Object.entries(BUNDLES).map(([name, module]) => [name, door(module, name)])),
      './requests.schema.json': './requests.schema.json',
      './package.json': './package.json',
    },
    bin: { 'tensu-engine': 'bin/tensu-engine.js' },
    publishConfig: { access: 'public', provenance: true },
  };
}
