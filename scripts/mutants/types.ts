import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: unknown };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');

/** The file with a fault in it, of which the types are asked now; `version` counts faults up. */
let asked = { path: '', code: '', version: 0 };

const service = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  getCompilationSettings: () => options,
  getCurrentDirectory: () => process.cwd(),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  getScriptFileNames: () => [asked.path],
  getScriptVersion: (path) => (path === asked.path ? String(asked.version) : 'as it is'),
  getScriptSnapshot: (path) => {
    if (path === asked.path) return ts.ScriptSnapshot.fromString(asked.code);
    return ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, 'utf8')) : undefined;
  },
});

function errorsIn(file: string, code: string): number {
  const path = resolve(file);
  asked = { path, code, version: asked.version + 1 };
  return service.getSyntacticDiagnostics(path).length + service.getSemanticDiagnostics(path).length;
}

/** Whether the types of a file do not hold any more with a fault in it; what is wrong with them as the file stands alone does not count. */
export const breaksTypes = (file: string, code: string): boolean =>
  errorsIn(file, code) > errorsIn(file, readFileSync(file, 'utf8'));
