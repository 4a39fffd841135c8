import { join } from 'node:path';
import ts from 'typescript';

interface Entry {
  readonly name: string;
  readonly isType: boolean;
  readonly text: string;
  readonly doc: string;
}

const VALUE = ts.SymbolFlags.Value;
const format = ts.createPrinter({ removeComments: false });

const plain = (text: string): string => text.replace(/export |declare /g, '').trim();

/** The declaration of a symbol as code, without what stands before it. */
function codeOf(declaration: ts.Declaration): string {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return plain(format.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())).replace(
    /^\/\*\*[\s\S]*?\*\/\s*/,
    '',
  );
}

/** What a door exports, by name. */
function entriesOf(checker: ts.TypeChecker, source: ts.SourceFile): readonly Entry[] {
  const module = checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : [])
    .map((exported): Entry => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = symbol.declarations ?? [];
      return {
        name: exported.name,
        isType: !(symbol.flags & VALUE),
        text: declaration ? codeOf(declaration) : '',
        doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' '),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const section = ({ name, text, doc }: Entry): string => `### ${name}\n\n${doc}\n\n\`\`\`ts\n${text}\n\`\`\``;

/** The page that lists every export with its type and its sentence, from the built declarations. */
export function apiPage(lib: string, doors: Readonly<Record<string, string>>): string {
  const files = Object.entries(doors).map(([door, module]) => [door, join(lib, `${module}.d.ts`)] as const);
  const program = ts.createProgram(
    files.map(([, file]) => file),
    { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [], strict: true },
  );
  const checker = program.getTypeChecker();
  const told = new Map<string, Entry>();
  const chapters = files.map(([door, file]) => {
    const source = program.getSourceFile(file);
    const all = source ? entriesOf(checker, source) : [];
    const own = all.filter((entry) => !entry.isType);
    const types = all.filter((entry) => entry.isType && told.get(entry.name)?.text !== entry.text);
    for (const entry of types) told.set(entry.name, entry);
    return [
      `# tensu-engine${door.slice(1)}`,
      ...own.map(section),
      `## Types of tensu-engine${door.slice(1)}`,
      ...types.map(section),
    ].join('\n\n');
  });
  return `${chapters.join('\n\n')}\n`;
}
