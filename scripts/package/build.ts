import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiPage } from './api.ts';
import { bundleForPages } from './bundle.ts';
import { changelog } from './changelog.ts';
import { compile, transpile } from './compile.ts';
import { DOORS, manifest } from './manifest.ts';

const ENGINE = 'src/engine';
const TOOLS = 'scripts/package';

/** One schema of all requests, as the built engine has them. */
async function requestSchema(lib: string): Promise<object> {
  const built = (await import(pathToFileURL(join(lib, 'published/index.js')).href)) as {
    REQUEST_SCHEMAS: Readonly<Record<string, object>>;
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Requests of tensu-engine',
    $defs: built.REQUEST_SCHEMAS,
    anyOf: Object.keys(built.REQUEST_SCHEMAS).map((name) => ({ $ref: `#/$defs/${name}` })),
  };
}

/** Builds the package into a folder, which is emptied first. */
export async function buildPackage(folder: string): Promise<{ version: string; files: number }> {
  const out = resolve(folder);
  const lib = join(out, 'lib');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'bin'), { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(out, name), text);
  const description = manifest(ENGINE);
  write('package.json', `${JSON.stringify(description, null, 2)}\n`);
  compile(ENGINE, lib);
  transpile(join(TOOLS, 'cli.ts'), join(out, 'bin/tensu-engine.js'), {
    '../../src/engine/index.ts': '../lib/published/index.js',
    '../lines/answer.ts': './answer.js',
  });
  transpile('scripts/lines/answer.ts', join(out, 'bin/answer.js'), {});
  await bundleForPages(out);
  write('requests.schema.json', `${JSON.stringify(await requestSchema(lib))}\n`);
  write('API.md', apiPage(lib, DOORS));
  write('CHANGELOG.md', changelog());
  write('README.md', readFileSync('package/README.md', 'utf8'));
  copyFileSync('LICENSE', join(out, 'LICENSE'));
  cpSync('package/examples', join(out, 'examples'), { recursive: true });
  return {
    version: description.version,
    files: readdirSync(out, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length,
  };
}
