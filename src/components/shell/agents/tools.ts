import type * as Mcr from '../../base/engine/mcr.ts';
import type * as Riichi from '../../base/engine/riichi.ts';
import { gameOf } from '../../../engine/rulebooks/ids.ts';
import { RULING_SCHEMA } from './ruling-request.ts';

/** The schemas that the site publishes, by the function that answers. */
type Schemas = Readonly<Record<string, object>>;

/** A tool as browsers take it that let pages offer tools to agents. */
export interface AgentTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: true };
  readonly execute: (request: unknown) => Promise<{ readonly content: readonly { type: 'text'; text: string }[] }>;
}

type Engine = typeof Riichi | typeof Mcr;

/** The engine of the rulebook that a request names, with that rulebook fetched; undefined where there is none. */
async function engineFor(request: unknown): Promise<Engine | undefined> {
  const { rules } = (request ?? {}) as { readonly rules?: unknown };
  const game = typeof rules === 'string' ? gameOf(rules) : undefined;
  if (typeof rules !== 'string' || !game) return undefined;
  if (game === 'mcr') return import('../../base/engine/mcr.ts');
  const engine = await import('../../base/engine/riichi.ts');
  await engine.fetchRulebook(rules);
  return engine;
}

const UNKNOWN = { ok: false, error: { code: 'unknown-rules', field: 'rules' } };

async function whyNot(request: unknown): Promise<unknown> {
  const { hand, pattern } = (request ?? {}) as { readonly hand?: unknown; readonly pattern?: unknown };
  const engine = await engineFor(hand);
  const read = engine?.parseRequest(hand);
  if (!engine || !read || typeof pattern !== 'string') return UNKNOWN;
  if (!read.ok) return read;
  if ('isFan' in engine) {
    const check = engine.checkDraft(read.value);
    const isWhole = check.state === 'complete' && engine.isFan(pattern);
    return isWhole ? engine.whyNot(check.hand, pattern, check.rules) : check;
  }
  const known = [...engine.YAKU, ...engine.YAKUMAN].find((id) => id === pattern);
  return known ? engine.whyNot(read.value, known) : { ok: false, error: { code: 'bad-field', field: 'pattern' } };
}

const asked =
  (answer: (engine: Engine, request: unknown) => unknown) =>
  async (request: unknown): Promise<unknown> => {
    const engine = await engineFor(request);
    return engine ? answer(engine, request) : UNKNOWN;
  };

/** The tools that read only: what a hand is worth, why a pattern does not count, who pays whom, what a player may do, and the ruling on what happened. */
export function agentTools(schemas: Schemas): readonly AgentTool[] {
  const tool = (
    name: string,
    description: string,
    inputSchema: object,
    answer: (request: unknown) => Promise<unknown>,
  ): AgentTool => ({
    name,
    description,
    inputSchema,
    annotations: { readOnlyHint: true },
    execute: async (request) => ({ content: [{ type: 'text', text: JSON.stringify(await answer(request)) }] }),
  });
  const of = (name: string): object => schemas[name] ?? {};
  return [
    tool(
      'score_hand',
      'What a mahjong hand is worth under a tournament rulebook, with the article behind every number.',
      of('scoreRequest'),
      asked((engine, request) => engine.scoreRequest(request)),
    ),
    tool(
      'why_not',
      'Why a pattern (yaku or fan) does not count in a hand.',
      {
        type: 'object',
        properties: { hand: of('scoreRequest'), pattern: { type: 'string' } },
        required: ['hand', 'pattern'],
      },
      whyNot,
    ),
    tool(
      'settle_hand',
      'Who pays whom after a hand at the table, and what is played next.',
      of('settleRequest'),
      asked((engine, request) => engine.settleRequest(request)),
    ),
    tool(
      'may_i',
      'Whether a player may do something, by which article, and what it costs to do it anyway.',
      of('mayI'),
      asked((engine, request) => engine.mayI(request)),
    ),
    tool(
      'find_ruling',
      'What a referee rules on something that happened at the table, told in plain words.',
      RULING_SCHEMA,
      async (request) => (await import('./find-ruling.ts')).findRuling(request),
    ),
  ];
}
