import ts from 'typescript';
import { type Fault, nodeOf } from './faults.ts';

/** What is put between two offsets of a text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The widest chain of operators around one: within it the fault is put as text, so that what binds how is what it would be. */
function chainAround(node: ts.Node): ts.Node {
  const { parent } = node;
  const isChained =
    ts.isBinaryExpression(parent) &&
    (parent.operatorToken.kind < ts.SyntaxKind.FirstAssignment ||
      parent.operatorToken.kind > ts.SyntaxKind.LastAssignment) &&
    parent.operatorToken.kind !== ts.SyntaxKind.CommaToken;
  return isChained ? chainAround(parent) : node;
}

/** What a fault is put over as a switch: `asked` tells at run time whether it is on. Undefined where it can only be put before all is loaded. */
function editFor(fault: Fault, asked: string, text: string, source: ts.SourceFile): Edit | undefined {
  const node = nodeOf(fault, source);
  if (!node) return undefined;
  const over = (part: ts.Node): Edit => {
    const [start, end] = [part.getStart(source), part.getEnd()];
    const other = text.slice(start, fault.start) + fault.text + text.slice(fault.end, end);
    return { start, end, text: `(${asked} ? (${other}) : (${text.slice(start, end)}))` };
  };
  if (ts.isBinaryExpression(node)) return over(chainAround(node));
  if (ts.isIfStatement(node)) return over(node.expression);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const dot = text.lastIndexOf('.', fault.start);
    const name = `[${asked} ? '${fault.text}' : '${text.slice(fault.start, fault.end)}']`;
    const isOptional = text[dot - 1] === '?';
    return { start: dot, end: fault.end, text: isOptional ? `.${name}` : name };
  }
  if (ts.isExpressionStatement(node)) {
    return { start: fault.start, end: fault.end, text: `{ if (!${asked}) ${text.slice(fault.start, fault.end)} }` };
  }
  if (ts.isArrayLiteralExpression(node)) {
    const isTarget = ts.isBinaryExpression(node.parent)
      ? node.parent.left === node
      : ts.isForOfStatement(node.parent) && node.parent.initializer === node;
    if (isTarget) return undefined;
    const last = text.slice(node.elements.at(-1)?.getStart(source), fault.end);
    return { start: fault.start, end: fault.end, text: `, ...(${asked} ? [] : [${last}])` };
  }
  return over(node);
}

/** At each turn of a loop it is counted, so that one that a fault keeps from its end is stopped. */
function turnsIn(source: ts.SourceFile): readonly Edit[] {
  const found: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false)) {
      const [start, end] = [node.statement.getStart(source), node.statement.getEnd()];
      found.push({ start, end: start, text: '{turn$();' }, { start: end, end, text: '}' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A source with switches for faults, by their numbers; one that stands in the way of another has none. */
export function switched(file: string, text: string, faults: ReadonlyMap<number, Fault>): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  for (const [id, fault] of faults) {
    const edit = editFor(fault, `fault$(${String(id)})`, text, source);
    if (edit && !edits.some(({ start, end }) => edit.start < end && start < edit.end)) edits.push(edit);
  }
  const turns = turnsIn(source).filter((turn) =>
    edits.every(({ start, end }) => turn.start <= start || turn.start >= end),
  );
  return [...turns, ...edits]
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text);
}
