import { writeFileSync } from 'node:fs';
import { type FanId, NUMBERED_FANS, REPEATABLE, exclusionOf } from '../src/engine/mcr/index.ts';
import { makeRandom } from '../tests/oracle/random.ts';
import { FEATURES } from '../tests/engine/mcr/fan-features.ts';
import { conflicts } from '../tests/engine/mcr/features.ts';
import { makeSpec } from '../tests/engine/mcr/generate.ts';
import { inShort } from '../tests/engine/mcr/hands.ts';
import { findHeld, findTogether } from '../tests/engine/mcr/pair-search.ts';
import { type Cell, PAIRS_FILE, cellText, pairKey, shownBy } from '../tests/engine/mcr/pair-table.ts';
import { CONSTRUCTED, NINE_GATES, pairsWithoutSets } from '../tests/engine/mcr/pair-reasons.ts';
import { type Spec, requestOf } from '../tests/engine/mcr/spec.ts';

/*
 * Writes tests/fixtures/mcr-pairs.json: how every two of the 81 fan relate, with a hand that shows it. Takes some
 * minutes; the hands are the same every time.
 */
const RANDOM_HANDS = 200_000;
const SEEDS_EACH = 8;
const TRIES = 400;

const isNumbered = (fan: string): boolean => NUMBERED_FANS.some((one) => one === fan);

/** Hands by the pair they show, and for each pair the first example of each kind. */
const together = new Map<string, string>();
interface Found {
  readonly text: string;
  readonly out: FanId;
  readonly by: FanId;
  readonly principle: string;
}
const bites = new Map<string, Found>();
/** What keeps one of a pair out when it is a third fan, with how often that was seen. */
const thirds = new Map<string, Map<string, { readonly found: Found; seen: number }>>();
const pool = new Map<FanId, Spec[]>();

function take(text: string, spec?: Spec): void {
  const shown = shownBy(text);
  if (!shown) return;
  const { lists, excludes } = shown;
  for (const list of lists) {
    const ids = [...list.keys()].filter(isNumbered);
    for (const a of ids) {
      if ((list.get(a) ?? 0) > 1 && !together.has(pairKey(a, a))) together.set(pairKey(a, a), text);
      for (const b of ids) if (a !== b && !together.has(pairKey(a, b))) together.set(pairKey(a, b), text);
      const seeds = pool.get(a) ?? [];
      if (spec && list === lists[0] && seeds.length < SEEDS_EACH) pool.set(a, [...seeds, spec]);
    }
  }
  const counted = [...(lists[0]?.keys() ?? [])].filter(isNumbered);
  const heldOut = excludes.filter(({ principle }) => principle !== 'high-versus-low').map(({ rule }) => rule);
  for (const { rule: out, by, principle } of excludes) {
    const bite = { text, out, by: by as FanId, principle };
    if (!isNumbered(by) || !isNumbered(out)) continue;
    if (!bites.has(pairKey(out, bite.by))) bites.set(pairKey(out, bite.by), bite);
    if (principle !== 'high-versus-low')
      for (const other of [...counted, ...heldOut])
        if (isNumbered(other) && other !== bite.by && other !== out) seeThird(pairKey(out, other), bite);
  }
}

function seeThird(key: string, found: Found): void {
  const seen = thirds.get(key) ?? new Map<string, { readonly found: Found; seen: number }>();
  thirds.set(key, seen);
  const name = `${found.out} ${found.by}`;
  const known = seen.get(name);
  if (known) known.seen++;
  else seen.set(name, { found, seen: 1 });
}

/** What most often keeps one of a pair out when the tiles hold both. */
const usualThird = (key: string): Found | undefined =>
  [...(thirds.get(key)?.values() ?? [])].sort((a, b) => b.seen - a.seen)[0]?.found;

const random = makeRandom(2006);
for (let i = 0; i < RANDOM_HANDS; i++) {
  const spec = makeSpec(random);
  take(inShort(requestOf(spec)), spec);
}
for (const text of [...CONSTRUCTED, ...NINE_GATES]) take(text);
const withoutSets = pairsWithoutSets();

const hands: string[] = [];
const numbers = new Map<string, number>();
function numberOf(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  hands.push(text);
  numbers.set(text, hands.length - 1);
  return hands.length - 1;
}

/** The exclusion that the fan table lists for a pair. */
function inTable(a: FanId, b: FanId): { out: FanId; by: FanId; principle: string } | undefined {
  const there = exclusionOf(a, b);
  if (there) return { out: b, by: a, principle: there.principle };
  const back = exclusionOf(b, a);
  return back && { out: a, by: b, principle: back.principle };
}

function cellOf(a: FanId, b: FanId): Cell | undefined {
  const key = pairKey(a, b);
  const seeds = [...(pool.get(a) ?? []), ...(pool.get(b) ?? [])];
  if (a === b) {
    const twice = together.get(key);
    if (twice !== undefined) return { class: 'possible', hand: numberOf(twice) };
    return REPEATABLE.some((fan) => fan === a) ? undefined : { class: 'impossible', reason: 'once' };
  }
  if ((a === 'chicken-hand' || b === 'chicken-hand') && !together.has(key))
    return { class: 'impossible', reason: 'no-other-fan' };
  const table = inTable(a, b);
  const clash = conflicts(FEATURES[a] ?? {}, FEATURES[b] ?? {});
  if (!together.has(key) && !table && clash.length === 0) {
    const found = findTogether(a, b, seeds, TRIES);
    if (found) take(inShort(requestOf(found)), found);
  }
  if (!bites.has(key) && (table || !together.has(key)) && (table || clash.length === 0)) {
    const found = findHeld(a, b, seeds, TRIES);
    if (found) take(inShort(requestOf(found)), found);
  }
  const bite = bites.get(key) ?? (together.has(key) ? undefined : usualThird(key));
  const hand = together.get(key);
  if (hand !== undefined && !bite) return { class: 'possible', hand: numberOf(hand) };
  if (bite) {
    const told = { bite: numberOf(bite.text), out: bite.out, by: bite.by, principle: bite.principle };
    return hand === undefined
      ? { class: 'excluded', ...told }
      : { class: 'conditional', hand: numberOf(hand), ...told };
  }
  if (table) return { class: 'excluded', bite: null, ...table };
  const reason = clash[0] ?? (withoutSets.has(key) ? 'no-such-sets' : undefined);
  if (reason !== undefined) return { class: 'impossible', reason };
  return a === 'nine-gates' ? { class: 'impossible', reason: 'not-in-nine-gates' } : undefined;
}

const rows: Record<string, Record<string, string>> = {};
const open: string[] = [];
NUMBERED_FANS.forEach((a, i) => {
  const row: Record<string, string> = {};
  for (const b of NUMBERED_FANS.slice(i)) {
    const cell = cellOf(a, b);
    if (cell) row[b] = cellText(cell);
    else open.push(pairKey(a, b));
  }
  rows[a] = row;
});
if (open.length > 0) throw new Error(`no class for:\n${open.join('\n')}`);
const numbered = Object.fromEntries(hands.map((text, i) => [String(i), text]));
writeFileSync(PAIRS_FILE, JSON.stringify({ hands: numbered, pairs: rows }, null, 2) + '\n');
