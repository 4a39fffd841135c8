import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { DOORS, replaced } from './manifest.ts';

/** Browsers load it in place of another, so nothing imports it by name. */
const INSTEAD = 'riichi/rulebooks/no-profiles';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  skipLibCheck: false,
  types: [],
};

const IMPORT = /((?:from|import)\s*\(?\s*['"]\.[^'"]+)\.ts(['"])/g;

function stopOn(diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const host = { getCurrentDirectory: () => '.', getCanonicalFileName: (name: string) => name, getNewLine: () => '\n' };
  throw new Error(ts.formatDiagnostics(diagnostics, host));
}

/** Compiles what the doors of the engine load, with declarations that import each other by their built names. */
export function compile(engine: string, out: string): void {
  const roots = [...Object.values(DOORS), INSTEAD].map((module) => resolve(engine, `${module}.ts`));
  const program = ts.createProgram(roots, { ...OPTIONS, rootDir: resolve(engine), outDir: out });
  stopOn(ts.getPreEmitDiagnostics(program));
  const aliases = replaced(engine);
  const finished = (file: string, text: string): string =>
    file.endsWith('.d.ts')
      ? text.replace(IMPORT, '$1.js$2')
      : aliases.reduce((code, [name, alias]) => code.replaceAll(`"./${name}"`, `'${alias}'`), text);
  const { diagnostics } = program.emit(undefined, (file, text, mark) =>
    ts.sys.writeFile(file, finished(file, text), mark),
  );
  stopOn(diagnostics);
}

/** Compiles one file by itself; `imports` gives those that are elsewhere in the package. */
export function transpile(file: string, out: string, imports: Readonly<Record<string, string>>): void {
  let { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  for (const [from, to] of Object.entries(imports)) outputText = outputText.replace(`'${from}'`, `'${to}'`);
  writeFileSync(join(out), outputText);
}
