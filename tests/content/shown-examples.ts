import type { Scored } from '../../src/components/features/chapter/example.ts';
import { EXAMPLES } from '../../src/components/features/chapter/examples.ts';
import { STEP_GROUPS, type StepGroup } from '../../src/components/base/steps/step-groups.ts';
import { type HandRequest, parseTiles, scoreRequest } from '../../src/engine/riichi/index.ts';
import { CHAPTER_SOURCES } from './chapters.ts';

/** A worked example at its place in an English chapter. */
export interface Shown {
  readonly id: string;
  /** The rulebook of the chapter. */
  readonly book: string;
  /** The yaku of its heading; none outside the list of yaku. */
  readonly yaku: readonly string[];
  readonly hasCaption: boolean;
  /** How much of its count is unfolded: all of it, one group, or none. */
  readonly unfolded: 'all' | StepGroup | undefined;
  readonly hand: HandRequest;
  readonly result: Scored;
  /** The patterns that are nearly there. */
  readonly without: readonly string[];
}

function tilesOf({ concealed, winningTile, melds = [] }: HandRequest): string[] {
  const read = parseTiles([concealed, winningTile, ...melds.map(({ tiles }) => tiles)].join(''), 'tiles');
  return read.ok ? [...read.value] : [];
}

/** How many tiles of a hand are missing in another. */
export function tilesApart(hand: HandRequest, other: HandRequest): number {
  const rest = tilesOf(other);
  return tilesOf(hand).filter((tile) => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  }).length;
}

const PLACES = /<Yaku id=(?:"(?<one>[^"]+)"|\{\[(?<several>[^\]]+)\]\})|(?<end><\/Yaku>)|<Example (?<example>[^>]*)>/g;

function shownIn(book: string, source: string): Shown[] {
  let yaku: readonly string[] = [];
  const found: Shown[] = [];
  for (const { groups = {} } of source.matchAll(PLACES)) {
    const { one, several, end, example } = groups;
    if (end !== undefined) yaku = [];
    if (one !== undefined) yaku = [one];
    if (several !== undefined) yaku = [...several.matchAll(/'([^']+)'/g)].map(([, id = '']) => id);
    if (example === undefined) continue;
    const id = /id="([^"]+)"/.exec(example)?.[1] ?? '';
    const stated = EXAMPLES.get(id);
    const result = stated && scoreRequest(stated.hand);
    if (!stated || !result?.ok) throw new Error(`${book} shows ${id}, which is no example that can be counted`);
    const { hand, expect } = stated;
    const hasCaption = !example.trimEnd().endsWith('/');
    const show = STEP_GROUPS.find((group) => example.includes(`show="${group}"`));
    const unfolded = show ?? (/\bcompact\b/.test(example) ? undefined : 'all');
    found.push({ id, book, yaku, hasCaption, unfolded, hand, result, without: expect.without ?? [] });
  }
  return found;
}

/** Every worked example in an English chapter, in chapter order. */
export const SHOWN: readonly Shown[] = CHAPTER_SOURCES.filter(({ locale }) => locale === undefined).flatMap(
  ({ book, source }) => shownIn(book, source),
);
