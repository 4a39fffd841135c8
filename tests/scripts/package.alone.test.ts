import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../budgets.ts';
import { buildPackage } from '../../scripts/package/build.ts';

/** An empty folder into which the package was installed from its tarball. */
const folder = mkdtempSync(join(tmpdir(), 'package-'));
const installed = join(folder, 'node_modules/tensu-engine');
const read = (file: string): string => readFileSync(join(installed, file), 'utf8');
const npm = (...words: readonly string[]): string =>
  execFileSync('npm', [...words, '--offline', '--silent', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
const node = (...words: readonly string[]): string =>
  execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(async () => {
  const built = join(folder, 'built');
  await buildPackage(built);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "type": "module" }');
  npm('install', `./${npm('pack', './built').trim()}`);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the package of the engine', () => {
  it('prices a hand in Node as its README says', () => {
    const [, code = '', printed = ''] =
      /```js\n([^]*?)```\n\nprints\n\n```text\n([^]*?)```/.exec(read('README.md')) ?? [];
    expect(code.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(6);
    expect(node('--input-type=module', '--eval', code)).toBe(printed);
  });

  it('prices one hand by two editions in the example for Node', () => {
    expect(node(join(installed, 'examples/node.js'))).toBe(
      'ema-2016: riichi, pinfu; 4 han, 30 fu, 7700 points\nema-2025: riichi, pinfu; 4 han, 30 fu, 8000 points\n',
    );
  });

  it('answers in a chat, and says what is wrong with a line', async () => {
    const { reply } = (await import(pathToFileURL(join(installed, 'examples/bot.js')).href)) as {
      reply: (line: string) => Promise<string | undefined>;
    };
    expect(await reply('hello')).toBeUndefined();
    expect(await reply('!score')).toMatch(/^Say: !score/);
    expect(await reply('!score ema-2025 234m567p34567s44z 8s draw south east')).toBe(
      'menzen-tsumo, pinfu: 2 han 20 fu, 1500 points',
    );
    expect(await reply('!score ema-2025 234m567p34567s4z 8s')).toBe(
      'With 0 melds concealed must have 13 tiles, not 12.',
    );
    expect(await reply('!score nobody 234m567p34567s44z 8s')).toMatch(/^There is no rulebook nobody/);
  });

  it('answers from the shell: a request, a file, help and the schema', () => {
    const command = join(installed, 'bin/tensu-engine.js');
    const hand =
      '{"rules":"ema-2016","concealed":"234m567p34567s44z","winningTile":"8s","by":"draw","seatWind":"south","roundWind":"east"}';
    expect(JSON.parse(node(command, 'score', hand))).toMatchObject({ ok: true, han: 2, fu: 20 });
    writeFileSync(join(folder, 'hands.jsonl'), `${hand}\nnot JSON\n${hand}\n`);
    const lines = node(command, 'score', 'hands.jsonl').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { ok: boolean }).ok)).toEqual([true, false, true]);
    expect(node(command, '--help')).toMatch(/^Usage: tensu-engine score\|settle/);
    expect(JSON.parse(node(command, '--schema'))).toHaveProperty('$defs.scoreRequest');
    expect(node(command, '--version').trim()).toBe((JSON.parse(read('package.json')) as { version: string }).version);
    expect(() => node(command, 'guess', hand)).toThrow(/Usage: tensu-engine/);
    expect(() => node(command, 'score', 'no-such-file')).toThrow(/tensu-engine: ENOENT/);
  });

  it('brings everything that it names, and no tests or sources', () => {
    const manifest = JSON.parse(read('package.json')) as {
      dependencies?: object;
      exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
      bin: Readonly<Record<string, string>>;
    };
    expect(manifest.dependencies).toBeUndefined();
    const named = [...Object.values(manifest.exports), manifest.bin].flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one),
    );
    expect(named.filter((file) => !existsSync(join(installed, file)))).toEqual([]);
    expect(named.filter((file) => /\/src\/|\.test\./.test(file))).toEqual([]);
  });

  it('tells its version and what errata put right', () => {
    const changes = read('CHANGELOG.md');
    expect(changes).toContain(`## ${(JSON.parse(read('package.json')) as { version: string }).version}`);
    const errata = JSON.parse(readFileSync('src/content/errata.json', 'utf8')) as readonly { article: string }[];
    for (const { article } of errata) expect(changes).toContain(` ${article}: `);
    expect(changes).not.toContain('(It said: )');
  });
});

describe('the types of the package', () => {
  const files = ['index', 'riichi', 'mcr'].map((door) => join(installed, `lib/published/${door}.d.ts`));
  const programOf = (roots: readonly string[]): ts.Program =>
    ts.createProgram(roots, {
      strict: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2023.d.ts'],
      types: [],
      noEmit: true,
    });

  it('need nothing else', () => {
    const user = join(folder, 'user.ts');
    writeFileSync(
      user,
      `import { type Step, type Clause, scoreRequest } from 'tensu-engine';
       import { type WhyNot, whyNot } from 'tensu-engine/mcr';
       import { scoreRequest as riichi } from 'tensu-engine/riichi.min.js';
       export const placeOf = (step: Step): Clause => step.cite;
       export const why = (...asked: Parameters<typeof whyNot>): WhyNot | undefined => whyNot(...asked);
       const answer = scoreRequest({});
       export const text: string = answer.ok ? answer.kind : answer.error.message;
       // @ts-expect-error: the door of one game has ids, no messages
       export const none: string = riichi({}).error.message;`,
    );
    const program = programOf([user]);
    const messages = ts
      .getPreEmitDiagnostics(program)
      .map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'));
    expect(messages).toEqual([]);
  });

  it.each(files.map((file) => [file.slice(installed.length + 1), file]))('can all be named: %s', (_, file) => {
    const program = programOf([file]);
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    const followed = (symbol: ts.Symbol): ts.Symbol =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const exported = new Set(checker.getExportsOfModule(module).map(followed));
    const seen = new Set(exported);
    const unnamed = new Set<string>();
    const visit = (node: ts.Node, from: string): void => {
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isImportTypeNode(node)
          ? node.qualifier
          : undefined;
      const symbol = name && checker.getSymbolAtLocation(name);
      if (symbol) note(followed(symbol), from);
      ts.forEachChild(node, (child) => visit(child, from));
    };
    const note = (symbol: ts.Symbol, from: string): void => {
      const [declaration] = symbol.declarations ?? [];
      const isOurs = declaration?.getSourceFile().fileName.startsWith(installed) ?? false;
      if (!declaration || !isOurs || symbol.flags & ts.SymbolFlags.TypeParameter || seen.has(symbol)) return;
      seen.add(symbol);
      const isPrivate = !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export);
      // A private alias is written out where it is used; an interface and whatever its module exports need a name.
      if (!isPrivate || ts.isInterfaceDeclaration(declaration)) unnamed.add(`${symbol.name} of ${from}`);
      look(symbol);
    };
    const look = (symbol: ts.Symbol): void => {
      for (const declaration of symbol.declarations ?? []) visit(declaration, symbol.name);
    };
    exported.forEach(look);
    expect([...unnamed]).toEqual([]);
    expect(exported.size).toBeGreaterThan(100);
  });
});

describe('scoring out of the package, bundled for a browser', () => {
  it.each(['riichi', 'mcr'] as const)('keeps its budget: %s', async (door) => {
    const entry = join(folder, `${door}.js`);
    writeFileSync(entry, `export { scoreRequest } from 'tensu-engine/${door}';`);
    const bundled = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    });
    if (!('output' in bundled)) throw new Error('nothing was bundled');
    const kibibytes = bundled.output.map((one) =>
      one.type === 'chunk' ? gzipSync(one.code, { level: 9 }).length / 1024 : 0,
    );
    const all = kibibytes.reduce((sum, one) => sum + one, 0);
    expect(all).toBeGreaterThan(5);
    expect(all).toBeLessThanOrEqual(LIMITS.packageKiB[door]);
  });
});
