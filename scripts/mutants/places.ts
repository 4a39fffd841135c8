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

/** What is told by `watched` of a file that is loaded. */
const WHOLE = 0;

/** Finds the name of the innermost function around an offset of a file; that of the whole file where there is none. */
export function placesOf(file: string, text: string): (offset: number) => string {
  const places = placesIn(text);
  return (offset) => nameOf(file, places.findLast(({ start, end }) => start <= offset && offset < end)?.body ?? WHOLE);
}

/** The source of a file, which calls `reached` with the name of each of its functions that runs, and with its own as it is loaded. */
export function watched(file: string, text: string): string {
  const mark = (body: number): string => `globalThis.reached?.(${JSON.stringify(nameOf(file, body))})`;
  const inserted = placesIn(text).flatMap(({ body, end, isExpression }): (readonly [at: number, text: string])[] =>
    isExpression
      ? [
          [body, `(${mark(body)}, (`],
          [end, '))'],
        ]
      : [[body + 1, `${mark(body)};`]],
  );
  const whole = inserted
    .toSorted(([one], [other]) => other - one)
    .reduce((done, [at, part]) => done.slice(0, at) + part + done.slice(at), text);
  return `${whole}\n${mark(WHOLE)};`;
}
