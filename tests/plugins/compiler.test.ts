import ts from 'typescript';
import { expect, test } from 'vitest';

const config = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  { noEmit: true },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  },
);

function errorsIn(code: string): number[] {
  const options: ts.CompilerOptions = { ...config?.options, noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  const source = ts.createSourceFile('snippet.ts', code, ts.ScriptTarget.Latest);
  host.getSourceFile = (name) => (name === 'snippet.ts' ? source : undefined);
  const program = ts.createProgram(['snippet.ts'], options, host);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ code: id }) => id,
  );
}

const NOT_ERASABLE = 1294;

test.each([
  'export enum Wind { East }',
  'export namespace Tiles { export const count = 136; }',
  'export class Hand { constructor(readonly tiles: string) {} }',
])('syntax that stripping types cannot run is an error: %s', (code) => {
  expect(errorsIn(code)).toContain(NOT_ERASABLE);
});

test('types that can be erased count as none', () => {
  expect(errorsIn("export type Wind = 'east' | 'south';\nexport const wind: Wind = 'east';")).toEqual([]);
});

test('an index may be missing, and an optional property is not undefined', () => {
  expect(errorsIn('export const first = (xs: { [i: number]: string }): string => xs[0];')).toHaveLength(1);
  expect(errorsIn('export const x: { a?: string } = { a: undefined };')).toHaveLength(1);
});
