import ts from 'typescript';

/** A function of a source, by offsets of its text. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly body: number;
  readonly isExpression: boolean;
}

function placesIn(text: string): readonly Place[] {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const [start, end, body] = [node.getStart(source), node.getEnd(), node.body.getStart(source)];
      found.push({ start, end, body, isExpression: !ts.isBlock(node.body) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const nameOf = (file: string, body: number): string => `${file}:${String(body)}`;

/** Finds the name of the innermost function around an offset of a file; that of the file itself where there is none. */
export function placesOf(file: string, text: string): (offset: number) => string {
  const places = placesIn(text);
  return (offset) => {
    const inner = places.findLast(({ start, end }) => start <= offset && offset < end);
    return inner ? nameOf(file, inner.body) : file;
  };
}

/**
 * The source of a file, which marks what runs: it asks `reachedIn` for a mark for each of its functions, by their names, and
 * sets those of the functions that run; `loading` is told its own name before it is loaded, and nothing after.
 */
export function watched(file: string, text: string): string {
  const places = placesIn(text);
  const names = JSON.stringify(places.map(({ body }) => nameOf(file, body)));
  const inserted = places.flatMap(({ body, end, isExpression }, i): (readonly [at: number, text: string])[] => {
    const mark = `reached$ && (reached$[${String(i)}] = 1)`;
    if (!isExpression) return [[body + 1, `${mark};`]];
    return [
      [body, `(${mark}, (`],
      [end, '))'],
    ];
  });
  const whole = inserted
    .toSorted(([one], [other]) => other - one)
    .reduce((done, [at, part]) => done.slice(0, at) + part + done.slice(at), text);
  const before = `globalThis.loading?.(${JSON.stringify(file)});var reached$ = globalThis.reachedIn?.(${names});`;
  return `${before}${whole}\nglobalThis.loading?.();`;
}
