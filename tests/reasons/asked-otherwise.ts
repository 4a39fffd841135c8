import {
  MCR_RULEBOOKS,
  MINIMUM,
  type McrOptions,
  mayOtherwise as mayMcrOtherwise,
} from '../../src/engine/mcr/index.ts';
import { mayI, mayOtherwise } from '../../src/engine/riichi/index.ts';
import { playGame } from '../oracle-course/game.ts';
import { generateRequests as generateMcr } from '../oracle-mcr/generate.ts';
import { oracleMcr } from '../oracle-mcr/score.ts';
import type { HandRequest as McrHand } from '../oracle-mcr/types.ts';
import { isFuriten } from '../oracle-table/furiten.ts';
import { allowsKong } from '../oracle-table/kongs.ts';
import { type Random, makeRandom } from '../oracle-table/random.ts';
import { KINDS, countOf, formatTiles, kindOf, kindsOf, without } from '../oracle-table/tiles.ts';
import type { Ask, Happening, Options, PlayState, RulesId } from '../oracle-table/types.ts';
import { waitsOf } from '../oracle-table/waits.ts';
import { oracleScore } from '../oracle/score.ts';
import type { HandRequest as Scored } from '../oracle/types.ts';
import { oracleOptions } from './mcr-options.ts';
import { type Flip, nameOf, namesOf, openIn, opened } from './flips.ts';

/** The rulebooks that leave something open, and what decides a ruling there by our reading. */
const BOOKS: Readonly<Record<string, { kong: Options['kongAfterRiichi']; furiten: RulesId }>> = {
  'ema-2012': { kong: 'same-waits-only-triplet', furiten: 'ema-2012' },
  'tesuji-2018': { kong: 'same-waits', furiten: 'tesuji-2018' },
  'wrc-2025': { kong: 'same-waits-only-triplet', furiten: 'ema-2016' },
};
const LEAST_WALL = 4;

/** Something a player did, asked under a rulebook. */
interface Question extends Ask {
  readonly rules: string;
  readonly knobs?: object;
}

const isWin = ({ rules, knobs, state }: Question, by: 'draw' | 'discard', options: object): boolean => {
  const { now, tilesLeft, ...hand } = state;
  const scored = {
    ...{ ...hand, rules, knobs, by, winningTile: now.tile, lastTile: tilesLeft === 0 },
    afterKong: now.from === 'dead-wall',
    ...(now.type === 'kong' && { robbedKong: now.form }),
  };
  return oracleScore(scored as unknown as Scored, options).kind === 'win';
};

/** What a question comes to, told naively: all but the options that are open was in order when it was played. */
function ruledBy(question: Question, flipped: Readonly<Record<string, unknown>>): string {
  const { action, state, rules } = question;
  const { concealed, now, history, tilesLeft, riichi } = state;
  const book = BOOKS[rules];
  const { kongAfterRiichi = book?.kong, riichiTilesLeft = LEAST_WALL, temporaryFuritenEnds } = flipped;
  const bookOfFuriten = temporaryFuritenEnds === 'own-draw-or-claim' ? 'ema-2016' : (book?.furiten ?? 'ema-2016');
  const held = kindsOf(concealed);
  const isBarred = (kinds: readonly string[], story: readonly Happening[]): boolean =>
    isFuriten(kinds, story, bookOfFuriten);
  switch (action.type) {
    case 'riichi':
      return String(tilesLeft >= Number(riichiTilesLeft));
    case 'kong':
      return String(
        riichi === 'none' || allowsKong(held, String(action.tile), kongAfterRiichi as Options['kongAfterRiichi']),
      );
    case 'ron':
      return isWin(question, 'discard', flipped) ? String(!isBarred(held, history)) : 'no win';
    case 'tsumo':
      return `${String(isWin(question, 'draw', flipped))} ${String(isBarred(held, history))}`;
    case 'discard': {
      const tile = String(action.tile);
      const rest = without([...held, ...(now.tile === undefined ? [] : [kindOf(now.tile)])], [kindOf(tile)]);
      const began = { type: now.type === 'called' ? 'claim' : 'draw' } as const;
      return String(isBarred(rest, [...history, began, { type: 'discard', tile }]));
    }
    default:
      return 'whatever';
  }
}

/** A view changed so that what rulebooks leave open may decide. */
function sharpened({ action, state }: Ask, random: Random): PlayState {
  const { now, melds, concealed } = state;
  const later = { ...state, firstTurn: false, ippatsu: false, claims: [] };
  const isOpen = melds.some(({ type }) => type !== 'kong');
  const passed = (kinds: readonly string[]): Happening[] =>
    waitsOf(kinds)
      .slice(0, 1)
      .map((tile) => ({ type: 'others-discard', tile }));
  switch (action.type) {
    case 'riichi':
      return { ...later, tilesLeft: random.below(6) };
    case 'ron': {
      const thrown = { type: 'discard', tile: random.pick(KINDS) } as const;
      const waits = waitsOf(kindsOf(concealed));
      if (!isOpen || waits.includes(thrown.tile)) return state;
      return { ...later, history: [...passed(kindsOf(concealed)), { type: 'claim' }, thrown] };
    }
    case 'tsumo': {
      const isLast = melds.some(({ type }) => type === 'kong');
      return { ...later, counters: 5, ...(isLast && { now: { ...now, from: 'dead-wall' }, tilesLeft: 0 }) };
    }
    case 'discard':
      return now.type === 'called'
        ? { ...later, history: passed(without(kindsOf(concealed), [kindOf(String(action.tile))])) }
        : state;
    default:
      return { ...state, claims: [] };
  }
}

/** Whether a question can be asked under a rulebook, and what was played is allowed or depends on what is open. */
function isAsked(question: Question): boolean {
  const ruling = mayI(question);
  return ruling.ok && (ruling.may || question.action.type !== 'discard');
}

const HAND = 13;

/** May I lay the tile that I drew in riichi to three of a hand in one suit? Such hands often read in several ways. */
function kongInRiichi(random: Random): Ask | undefined {
  const low = 1 + random.below(4);
  const ranks = Array.from({ length: 5 + random.below(2) }, (_, i) => `${String(low + i)}p`);
  const kinds = random.shuffled(ranks.flatMap((kind) => [kind, kind, kind, kind])).slice(0, HAND);
  const tile = ranks.find((kind) => countOf(kinds, kind) === 3);
  // Who waits only for tiles that he holds all four of is not tenpai.
  const isTenpai = waitsOf(kinds).some((wait) => countOf(kinds, wait) < 4);
  if (tile === undefined || !isTenpai) return undefined;
  const state: PlayState = {
    ...{ concealed: formatTiles(kinds), melds: [], seatWind: 'south', roundWind: 'east', riichi: 'riichi' },
    ...{ ippatsu: false, firstTurn: false, history: [], tilesLeft: 30, kongs: 0, counters: 0 },
    now: { type: 'drew', tile },
  };
  return { action: { type: 'kong', tile }, state };
}

const KONGS = 20;

/** What players did in games, asked under each rulebook that leaves something open. */
export function* ofAsks(seed: number): Generator<Flip> {
  for (let part = seed; ; part++) {
    const random = makeRandom(part);
    const kongs = Array.from({ length: KONGS }, () => kongInRiichi(random) ?? []).flat();
    for (const { asks } of [{ asks: kongs as Question[] }, ...playGame(part).courses])
      for (const { knobs, ...ask } of asks)
        for (const rules of Object.keys(BOOKS)) {
          const state = random.chance(0.5) ? sharpened(ask, random) : { ...ask.state, claims: [] };
          const question: Question = { ...ask, state, rules, ...(knobs && { knobs }) };
          if (!isAsked(question)) continue;
          const others = namesOf(mayOtherwise(question));
          const first = ruledBy(question, {});
          for (const [option, value] of opened(openIn(rules))) {
            if (knobs && option in knobs) continue;
            const changes = first !== ruledBy(question, { [option]: value });
            const named = others.has(nameOf(option, value));
            yield { flip: `${rules} may I ${nameOf(option, value)}`, changes, named, of: question };
          }
        }
  }
}

/** A hand as its player sees it before he calls hu. */
function viewOf({ concealed, melds, winningTile: tile, by, seatWind, roundWind, ...hand }: McrHand): object {
  const now =
    by === 'draw'
      ? { type: 'drew', tile, from: hand.afterKong ? 'replacement' : 'wall' }
      : { type: hand.robbedKong ? 'kong' : 'discard', tile, from: 'left' };
  return {
    ...{ concealed, melds, seatWind, roundWind, now, flowers: hand.flowers, lastOfKind: hand.lastOfKind },
    ...(hand.lastTile && { tilesLeft: 0 }),
  };
}

/** How far from the minimum a hand may be for a reading to decide. */
const NEAR = 6;

/** Calls of hu under MCR: hands near the minimum, and some of the others. A view does not tell whether the tile was shown. */
export function* ofMcrAsks(seed: number): Generator<Flip> {
  const { open, options } = MCR_RULEBOOKS['mers-2014'];
  const random = makeRandom(seed);
  for (let part = seed; ; part++)
    for (const dealt of generateMcr(part, 50)) {
      const hand = { ...dealt };
      delete hand.winningTileShown;
      const { points, flowers } = oracleMcr(hand, oracleOptions(options));
      if (Math.abs(points - flowers - MINIMUM) > NEAR && random.chance(0.9)) continue;
      const question = { rules: 'mers-2014', action: { type: 'hu' }, state: viewOf(hand) };
      const others = namesOf(mayMcrOtherwise(question));
      const winsBy = (own: McrOptions): boolean => oracleMcr(hand, oracleOptions(own)).qualifying;
      for (const [option, value] of opened(open)) {
        const changes = winsBy(options) !== winsBy({ ...options, [option]: value });
        const named = others.has(nameOf(option, value));
        yield { flip: `mers-2014 may I ${nameOf(option, value)}`, changes, named, of: question };
      }
    }
}
