import { readFileSync } from 'node:fs';
import { AT_HAND_IDS, type RiichiId } from '../../src/engine/riichi/index.ts';

interface Example {
  readonly id: string;
  readonly kind: string;
  readonly rulesets?: readonly RiichiId[];
  readonly input: unknown;
  readonly expect: unknown;
}

const EXAMPLES = readFileSync(new URL('../fixtures/riichi-examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

/** The rulebooks' own examples of a kind, each under every rulebook for which it holds: of `all` unless it names some. */
export const examplesOf = <Input, Expected>(
  kind: string,
  all: readonly RiichiId[] = AT_HAND_IDS,
): [string, RiichiId, Input, Expected][] =>
  EXAMPLES.filter((example) => example.kind === kind).flatMap(({ id, rulesets = all, input, expect: expected }) =>
    rulesets.map((rules): [string, RiichiId, Input, Expected] => [id, rules, input as Input, expected as Expected]),
  );
