import ts from 'typescript';

/** One small fault: what stands between two offsets of a source, and what is put there instead. */
export interface Fault {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['find', 'findLast'],
  ['filter', 'slice'],
]);

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Whether a value itself is looked for, `find((one) => one === id)`: from either end the same is found. */
function isItself({ arguments: [test] }: ts.CallExpression): boolean {
  if (!test || !ts.isArrowFunction(test) || !ts.isBinaryExpression(test.body)) return false;
  const { left, right, operatorToken } = test.body;
  const own = test.parameters[0]?.name.getText();
  const isEqual = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  return isEqual && (left.getText() === own) !== (right.getText() === own);
}

/** Whether a number is the name of a property, `{ 8: … }`. */
const isName = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isBindingElement(node.parent) && node.parent.propertyName === node);

/** What may be put in the place of a node, and over which part of it. */
function faultOf(node: ts.Node, source: ts.SourceFile): Fault | undefined {
  const over = (part: ts.Node, text: string): Fault => ({ start: part.getStart(source), end: part.getEnd(), text });
  const textOf = (part: ts.Node): string => part.getText(source);
  if (ts.isBinaryExpression(node)) {
    const other = OPERATORS[node.operatorToken.kind];
    const joins = node.operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(node.left) || isText(node.right));
    return other === undefined || joins ? undefined : over(node.operatorToken, other);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return over(node, textOf(node.operand));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return over(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return over(node, 'true');
  if (ts.isNumericLiteral(node)) return isName(node) ? undefined : over(node, `(${textOf(node)} + 1)`);
  if (ts.isConditionalExpression(node)) {
    const [condition, whenTrue, whenFalse] = [node.condition, node.whenTrue, node.whenFalse].map(textOf);
    return over(node, `${String(condition)} ? ${String(whenFalse)} : ${String(whenTrue)}`);
  }
  if (ts.isIfStatement(node)) return over(node.expression, `!(${textOf(node.expression)})`);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression;
    const other = METHODS.get(name.text);
    const isSame = name.text === 'find' && isItself(node);
    if (other !== undefined && !isSame) return { start: name.getStart(source), end: name.getEnd(), text: other };
  }
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return over(node, ';');
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 1) {
    const [last, before] = [node.elements.at(-1), node.elements.at(-2)];
    if (last && before) return { start: before.getEnd(), end: last.getEnd(), text: '' };
  }
  return undefined;
}

/** Each fault that may be put into a source, and the node that it is put into, in the order of the text; types and imports are left alone. */
function placedIn(source: ts.SourceFile): readonly (readonly [Fault, ts.Node])[] {
  const found: (readonly [Fault, ts.Node])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isExportDeclaration(node)) return;
    const fault = faultOf(node, source);
    if (fault) found.push([fault, node]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Every fault that may be put into a source, in the order of the text. */
export const faultsIn = (name: string, text: string): readonly Fault[] =>
  placedIn(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)).map(([fault]) => fault);

/** The node that a fault of a source is put into. */
export const nodeOf = (fault: Fault, source: ts.SourceFile): ts.Node | undefined =>
  placedIn(source).find(([one]) => one.start === fault.start && one.end === fault.end && one.text === fault.text)?.[1];

/** The source with a fault in it. */
export const withFault = (text: string, { start, end, text: other }: Fault): string =>
  text.slice(0, start) + other + text.slice(end);
