import { type CiteId, isDragon, isHonour } from '../../../engine/riichi/index.ts';
import { type About, hasPairAndWait, pairFu, pairIn, waitFu } from '../../hands/pair-and-wait.ts';
import { mustWin } from '../../hands/win.ts';
import { canBeDouble, cheaperReadings, pairKind, tilesWhere, wonReading } from '../../misconceptions/fu-lines.ts';
import type { Case } from '../../misconceptions/misconception.ts';
import type { MisconceptionCheck } from '../../misconceptions/small.ts';
import type { AskedOfHand } from '../../skill-kit/skill.ts';

/** The fu of the pair, and of the wait. */
export interface PairAndWait {
  readonly pair: number;
  readonly wait: number;
}

/** The fu of pair and wait in a less valuable reading of the tiles. */
interface OtherReading extends PairAndWait {
  readonly reading: About['reading'];
}

/** The other readings: worth less, with another pair or wait. */
function otherReadings(one: Case, right: PairAndWait): readonly OtherReading[] {
  return cheaperReadings(one)
    .filter(hasPairAndWait)
    .map((reading) => ({ reading, pair: pairFu(pairIn(reading, one.hand), one), wait: waitFu(reading.wait) }))
    .filter(({ pair, wait }) => pair !== right.pair || wait !== right.wait);
}

/** The wrong parts of an answer that another reading of the tiles gives. */
function otherReadingWrong(
  others: readonly OtherReading[],
  given: PairAndWait,
  right: PairAndWait,
): MisconceptionCheck {
  const ofPair = others.find(({ pair }) => pair === given.pair);
  const ofWait = others.find(({ wait }) => wait === given.wait);
  const about: About | undefined =
    given.wait !== right.wait && ofWait
      ? { part: 'wait', reading: ofWait.reading }
      : given.pair !== right.pair && ofPair
        ? { part: 'pair', reading: ofPair.reading }
        : undefined;
  const tiles = about?.reading.sets.split(' ') ?? [];
  const applies = others.length > 0;
  return { id: 'other-reading', rule: 'dearest-reading', applies, fits: about !== undefined, tiles, about };
}

/** Misconceptions about the fu of a pair and a wait. */
export function pairWaitWrongs(
  question: AskedOfHand<'pair-wait'>,
  right: PairAndWait,
  given: PairAndWait,
): readonly MisconceptionCheck[] {
  const one: Case = { ...question, win: mustWin(question.hand), given: {} };
  const { pair, wait } = right;
  const kind = pairKind(one);
  const isGuest = isHonour(kind) && !isDragon(kind);
  const reading = wonReading(one);
  const lines = (prefix: string) => tilesWhere(({ rule }) => rule.startsWith(prefix))(one);
  const telling =
    (part: About['part'], tiles: readonly string[]) =>
    (id: string, rule: CiteId, applies: boolean, fits: boolean): MisconceptionCheck => ({
      id,
      rule,
      tiles,
      applies,
      fits,
      about: reading && { part, reading },
    });
  const ofPair = telling('pair', reading ? reading.sets.split(' ').slice(0, 1) : []);
  const ofWait = telling('wait', reading ? [reading.ends] : []);
  const others = otherReadings(one, right);
  const ofOther = otherReadingWrong(others, given, right);
  const isOther = others.some((other) => other.pair === given.pair && other.wait === given.wait);
  const lapses = [
    ofPair('pair-forgotten', 'pair-dragon', pair > 0, given.pair === 0),
    ofPair('double-wind-once', 'doubleWindPairFu', lines('pair-').length > 1, given.pair > 0 && given.pair < pair),
    ofPair(canBeDouble(one) ? 'pair-doubled' : 'pair-never-four', 'doubleWindPairFu', pair > 0, given.pair > pair),
    ofPair('guest-wind-pair', 'pair-seat', pair === 0 && isGuest, given.pair > 0),
    ofPair('plain-pair', 'pair-dragon', pair === 0 && !isGuest, given.pair > 0),
    ofWait('wait-forgotten', 'wait-closed', wait > 0, given.wait === 0),
    ofWait('wait-doubled', 'wait-closed', wait > 0, given.wait === 2 * wait),
    ofWait('wait-two-sided', 'wait-closed', reading?.wait === 'two-sided', given.wait > 0),
    ofWait('wait-of-pungs', 'wait-single', reading?.wait === 'pung', given.wait > 0),
  ];
  return isOther ? [ofOther, ...lapses] : [...lapses, ofOther];
}
