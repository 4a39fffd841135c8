import { PAIR_STEP, firstPair } from '../../base/decompose.ts';
import { COPIES, type Counts, FIRST_HONOUR, KINDS, type Kind, OUTSIDE_KINDS } from '../../base/tile.ts';
import type { Facts } from './facts.ts';
import { KNITTED_BODIES } from './shape.ts';

/** Where the kinds of a suit, or of the honours, begin and end. */
const START = [0, 9, 18, FIRST_HONOUR] as const;
const END = [9, 18, FIRST_HONOUR, KINDS] as const;

/** Whether the tiles of one suit, or the honours, are chows and pungs only. Three equal chows are read as three pungs, so no choice is left. */
function areSets(counts: Counts, suit: number): boolean {
  if (suit === 3) {
    for (let kind = FIRST_HONOUR; kind < KINDS; kind++) if (counts[kind]! % 3 !== 0) return false;
    return true;
  }
  const start = START[suit]!;
  let before = 0;
  let twoBefore = 0;
  for (let rank = 0; rank < 9; rank++) {
    const left = counts[start + rank]! - before - twoBefore;
    if (left < 0) return false;
    twoBefore = before;
    before = left % 3;
  }
  return before === 0 && twoBefore === 0;
}

/** The same with a pair besides. */
function areSetsAndPair(counts: Counts, suit: number): boolean {
  for (let kind = firstPair(counts, suit); kind < END[suit]!; kind += PAIR_STEP[suit]!) {
    if (counts[kind]! < 2) continue;
    counts[kind]! -= 2;
    const fits = areSets(counts, suit);
    counts[kind]! += 2;
    if (fits) return true;
  }
  return false;
}

/** Adds a kind that completes a hand, once. */
function add(found: Kind[], kind: Kind): void {
  if (!found.includes(kind)) found.push(kind);
}

/** Adds the kinds that make sets of a suit, with a pair or without. */
function addWaits(counts: Counts, suit: number, fits: typeof areSets, found: Kind[]): void {
  const isPaired = fits === areSetsAndPair;
  const step = isPaired ? 1 : PAIR_STEP[suit]!;
  for (let kind = isPaired ? START[suit]! : firstPair(counts, suit); kind < END[suit]!; kind += step) {
    counts[kind]!++;
    if (fits(counts, suit)) add(found, kind);
    counts[kind]!--;
  }
}

/** How many tiles each suit and the honours have more than full sets. */
function overSets(counts: Counts): [number, number, number, number] {
  const over: [number, number, number, number] = [0, 0, 0, 0];
  for (let suit = 0; suit < 4; suit++) {
    let tiles = 0;
    for (let kind = START[suit]!; kind < END[suit]!; kind++) tiles += counts[kind]!;
    over[suit] = tiles % 3;
  }
  return over;
}

/** Adds the kinds that complete sets and a pair. */
function addStandard(counts: Counts, found: Kind[]): void {
  const over = overSets(counts);
  let a = -1;
  let b = -1;
  for (let suit = 0; suit < 4; suit++) {
    if (over[suit] === 0) {
      if (!areSets(counts, suit)) return;
    } else if (a < 0) a = suit;
    else if (b < 0) b = suit;
    else return;
  }
  if (a < 0) return;
  if (b < 0) {
    if (over[a] === 1) addWaits(counts, a, areSetsAndPair, found);
  } else if (over[a] === 2 && over[b] === 2) {
    if (areSetsAndPair(counts, b)) addWaits(counts, a, areSets, found);
    if (areSetsAndPair(counts, a)) addWaits(counts, b, areSets, found);
  }
}

const isStandard = (counts: Counts): boolean => {
  const over = overSets(counts);
  const suit = over.findIndex((tiles) => tiles !== 0);
  return [0, 1, 2, 3].every((s) => (s === suit ? over[s] === 2 && areSetsAndPair(counts, s) : areSets(counts, s)));
};

function addKnitted(counts: Counts, found: Kind[]): void {
  for (const body of KNITTED_BODIES) {
    let missing = -1;
    let lacks = 0;
    for (let i = 0; i < body.length && lacks < 2; i++)
      if (counts[body[i]!] === 0) {
        missing = body[i]!;
        lacks++;
      }
    if (lacks > 1) continue;
    const rest = counts.slice();
    for (const kind of body) if (rest[kind]! > 0) rest[kind]!--;
    if (lacks === 0) addStandard(rest, found);
    else if (isStandard(rest)) add(found, missing);
  }
}

function addPairs(counts: Counts, found: Kind[]): void {
  let single = -1;
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind]! % 2 === 0) continue;
    if (single >= 0) return;
    single = kind;
  }
  add(found, single);
}

function addOrphans(counts: Counts, found: Kind[]): void {
  let missing = -1;
  let tiles = 0;
  for (const kind of OUTSIDE_KINDS) {
    tiles += counts[kind]!;
    if (counts[kind]! > 0) continue;
    if (missing >= 0) return;
    missing = kind;
  }
  if (tiles < OUTSIDE_KINDS.length) return;
  if (missing >= 0) add(found, missing);
  else for (const kind of OUTSIDE_KINDS) add(found, kind);
}

function addUnpaired(counts: Counts, found: Kind[]): void {
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind]! > 1) return;
  for (const body of KNITTED_BODIES)
    if (counts.every((count, kind) => count === 0 || kind >= FIRST_HONOUR || body.includes(kind)))
      for (let kind = 0; kind < KINDS; kind++)
        if (counts[kind] === 0 && (kind >= FIRST_HONOUR || body.includes(kind))) add(found, kind);
}

/**
 * The kinds that complete a hand as it was before its last tile, in order, also those of which it holds all four itself.
 */
export function waitingKinds({ hand, suits }: Facts): Kind[] {
  const counts = hand.concealed.slice();
  counts[hand.winning]!--;
  const found: Kind[] = [];
  addStandard(counts, found);
  if (hand.melds.length < 2 && suits === 3) addKnitted(counts, found);
  if (hand.melds.length === 0) {
    addPairs(counts, found);
    addOrphans(counts, found);
    addUnpaired(counts, found);
  }
  return found.sort((a, b) => a - b);
}

const NO_WAITS: readonly Kind[] = [];

/**
 * The kinds but the winning one that complete the hand before its last tile: the live ones, of which a tile can come, or
 * those of which the hand holds all four.
 */
export function otherWaits(facts: Facts, which: 'live' | 'held'): readonly Kind[] {
  const { hand, all } = facts;
  facts.waits ??= waitingKinds(facts);
  if (facts.waits.length === 1) return NO_WAITS;
  return facts.waits.filter((kind) => kind !== hand.winning && (all[kind] === COPIES) === (which === 'held'));
}
