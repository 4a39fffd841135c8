import type { Rule } from 'eslint';
import { dirname, relative, resolve } from 'node:path';

/** What a part of the project may import: other parts, and packages by name (`@scope/*` for a whole scope). */
interface Wall {
  readonly parts: readonly string[] | 'any';
  readonly packages: readonly string[] | 'any';
}

/** A second scorer, settler or judge in the tests shares nothing with the engine or with another of its sort. */
const ORACLE: Wall = { parts: [], packages: ['vitest', 'node:*'] };

/** Who may import whom; pages may import anything, and nothing imports them. */
const WALLS: Readonly<Record<string, Wall>> = {
  engine: { parts: [], packages: [] },
  quizzes: { parts: ['engine'], packages: [] },
  stores: { parts: ['engine', 'quizzes'], packages: ['nanostores', '@nanostores/*', 'ts-fsrs', 'zod/mini'] },
  offline: { parts: ['stores'], packages: ['workbox-*'] },
  ui: { parts: ['engine', 'content'], packages: 'any' },
  components: {
    parts: ['engine', 'quizzes', 'stores', 'offline', 'ui', 'content', 'assets', 'styles'],
    packages: 'any',
  },
  pages: { parts: 'any', packages: 'any' },
};

/** Parts that nothing outside themselves may import. */
const CLOSED = ['pages'];
/** The door to both games at once: for scripts, tests and what is built; a browser would have to load both. */
const DOOR_TO_ALL = 'src/engine/index.ts';
/** All doors to the engine: both games, one game, and the list of rulebooks by itself for what needs no rules. */
const DOORS = [DOOR_TO_ALL, 'src/engine/riichi/index.ts', 'src/engine/mcr/index.ts', 'src/engine/rulebooks/ids.ts'];
/** Parts whose TypeScript runs in the browser. */
const IN_THE_BROWSER = ['quizzes', 'stores', 'components'];
/** The one place that tests the engine from inside. */
const INSIDE = 'tests/engine/';

/** The part of the project that a file belongs to; the files right below `src/` and `src/i18n/` are the `ui`. */
function partOf(file: string): string | undefined {
  const [top, part, ...rest] = file.split('/');
  if (top === 'tests' && part?.startsWith('oracle')) return `tests/${part}`;
  if (top !== 'src' || part === undefined) return undefined;
  return rest.length === 0 || part === 'i18n' ? 'ui' : part;
}

const wallOf = (part: string): Wall | undefined => (part.startsWith('tests/oracle') ? ORACLE : WALLS[part]);

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

function complaint(root: string, filename: string, source: string): string | undefined {
  const file = relative(root, filename);
  const from = partOf(file);
  const wall = from === undefined ? undefined : wallOf(from);
  if (!source.startsWith('.')) {
    if (!wall || wall.packages === 'any' || wall.packages.some((name) => matches(source, name))) return undefined;
    return `${from ?? ''} may not import the package '${source}'`;
  }
  const target = relative(root, resolve(dirname(filename), source.replace(/\?.*$/, '')));
  const to = partOf(target);
  if (to === from) return undefined;
  if (to === undefined) return wall && wall.parts !== 'any' ? `${from ?? ''} may not import '${target}'` : undefined;
  if (CLOSED.includes(to)) return `nothing imports ${to}`;
  if (to === 'engine' && !DOORS.includes(target) && !file.startsWith(INSIDE))
    return `the only doors to the engine are ${DOORS.join(', ')}`;
  if (target === DOOR_TO_ALL && from !== undefined && IN_THE_BROWSER.includes(from) && !file.endsWith('.astro'))
    return `${DOOR_TO_ALL} is a door for the build; pages load that of one game`;
  if (wall && wall.parts !== 'any' && !wall.parts.includes(to)) return `${from ?? ''} may not import ${to}`;
  return undefined;
}

/** The lint rule that keeps the walls: each import, export-from and dynamic import is held against the table. */
export const walls: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node: Rule.Node, source: unknown): void => {
      if (typeof source !== 'string') return;
      const message = complaint(context.cwd, context.filename, source);
      if (message) context.report({ node, message: `Wall: ${message}.` });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' ? node.source.value : undefined),
    };
  },
};
