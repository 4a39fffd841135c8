import { type Disagreement, attempt, gist, record } from './answer.ts';
import { judgeForm } from './form.ts';
import { HOSTILE, hostile, malform } from './hostile.ts';
import { mutateLink, writeLink } from './links.ts';
import { mutate } from './mutate.ts';
import { simulate } from './simulate.ts';
import { naiveTable } from './table.ts';
import type { HandRequest } from './types.ts';

/** The doors of an engine to try: scoring a request, and reading a link into one. */
export interface Doors {
  score: (request: unknown) => unknown;
  readLink: (link: string) => unknown;
}

/**
 * Checks an engine's response to a request that JSON can carry against the naive verdict; undefined when they agree.
 */
export function disagreementOn(request: unknown, score: Doors['score']): Disagreement | undefined {
  const form = judgeForm(request);
  const tried = attempt(`a request of ${form} form`, request, () => score(request));
  if (!('result' in tried)) return tried;
  const { ok, kind } = record(tried.result);
  const differs = (engine: Disagreement['engine'], why: string): Disagreement => ({
    engine,
    why,
    said: gist(tried.result),
    example: request,
  });
  if (form === 'bad') return ok === true ? differs('accepts', 'bad form') : undefined;
  if (form === 'unclear') return undefined;
  const verdict = naiveTable(request as HandRequest);
  if (!verdict.possible) return ok === true ? differs('accepts', verdict.why) : undefined;
  if (verdict.doubts.includes('concealed-kong-not-to-be-robbed') && kind === 'win')
    return differs('accepts', 'concealed-kong-not-to-be-robbed');
  return ok !== true && verdict.doubts.length === 0 ? differs('refuses', 'possible') : undefined;
}

/** Checks an engine's response to a hand won in play: it must score as a win. */
export function disagreementOnWin(request: HandRequest, score: Doors['score']): Disagreement | undefined {
  const tried = attempt('a win that occurred', request, () => score(request));
  if (!('result' in tried)) return tried;
  const { ok, kind } = record(tried.result);
  if (ok === true && kind === 'win') return undefined;
  const engine = ok === true ? 'knows no win' : 'refuses';
  return { engine, why: 'a win that occurred', said: gist(tried.result), example: request };
}

/** Tries a spoilt link: it is read or refused, and what is read is judged like any request. */
function disagreementOnLink(seed: number, hand: HandRequest, doors: Doors): Disagreement | undefined {
  const { link, refused } = mutateLink(seed, writeLink(hand));
  const tried = attempt('a link', link, () => doors.readLink(link));
  if (!('result' in tried)) return tried;
  const { ok, value } = record(tried.result);
  if (ok !== true) return undefined;
  if (refused) return { engine: 'accepts', why: 'a link with a number that is none', said: 'ok', example: link };
  return disagreementOn(value, doors.score);
}

/** A link of a good hand is read back as that hand. */
function disagreementOnGoodLink(hand: HandRequest, doors: Doors): Disagreement | undefined {
  const link = writeLink(hand);
  const tried = attempt('a good link', link, () => doors.readLink(link));
  if (!('result' in tried)) return tried;
  const read = attempt('a good link', link, () => JSON.stringify(doors.score(record(tried.result).value)));
  if (!('result' in read)) return read;
  const same = read.result === JSON.stringify(doors.score(hand));
  return same
    ? undefined
    : { engine: 'reads another hand', why: 'a good link', said: gist(tried.result), example: link };
}

function disagreementOnHostile(index: number, hand: HandRequest, { score }: Doors): Disagreement | undefined {
  const { name, request } = hostile(index, hand);
  const tried = attempt(name, name, () => score(request));
  if (!('result' in tried)) return tried;
  const answered = typeof record(tried.result).ok === 'boolean';
  return answered ? undefined : { engine: 'accepts', why: name, said: 'no answer', example: name };
}

/** How much to try: hands of play from a first seed, and how many requests and links are made from them. */
export interface Extent {
  seed: number;
  tables: number;
  mutations: number;
}

/** Checks an engine against play, mutated, malformed and hostile requests, and links; returns every difference. */
export function compareTables(doors: Doors, { seed, tables, mutations }: Extent): Disagreement[] {
  const hands = Array.from({ length: tables }, (_, index) => simulate(seed + index).hands).flat();
  const found: (Disagreement | undefined)[] = hands.flatMap((hand) => [
    disagreementOnWin(hand, doors.score),
    disagreementOnGoodLink(hand, doors),
  ]);
  for (let index = 0; hands.length > 0 && index < mutations; index += 1) {
    const hand = hands[index % hands.length];
    if (!hand) continue;
    const changed = mutate(seed + index, hand).request;
    found.push(disagreementOn(changed, doors.score), disagreementOnLink(seed + index, changed, doors));
    if (index % 5 === 0) found.push(disagreementOn(malform(seed + index, hand), doors.score));
    if (index < HOSTILE) found.push(disagreementOnHostile(index, hand, doors));
  }
  return found.filter((one) => one !== undefined);
}

/** The differences by class, most frequent first, each with how many there are and the shortest example. */
export function classesOf(found: readonly Disagreement[]): { name: string; count: number; example: unknown }[] {
  const sizeOf = (example: unknown): number => (JSON.stringify(example) as string | undefined)?.length ?? 0;
  const classes = new Map<string, { name: string; count: number; example: unknown }>();
  for (const { engine, why, said, example } of found) {
    const name = `${engine}: ${why} (${said})`;
    const known = classes.get(name);
    const shortest = known && sizeOf(known.example) <= sizeOf(example) ? known.example : example;
    classes.set(name, { name, count: (known?.count ?? 0) + 1, example: shortest });
  }
  return [...classes.values()].sort((a, b) => b.count - a.count);
}
