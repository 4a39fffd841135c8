import { type CiteId, isDragon, isHonour } from '../../../engine/riichi/index.ts';
import { type About, hasPairAndWait, pairFu, pairIn, waitFu } from '../../hands/pair-and-wait.ts';
import { mustWin } from '../../hands/win.ts';
import { cheaperReadings, pairKind, tilesWhere, wonReading } from '../../mistakes/fu-lines.ts';
import type { Case } from '../../mistakes/mistake.ts';
import type { Wrong } from '../../mistakes/small.ts';
import type { AskedOfHand } from '../../skill.ts';

/** The fu of the pair, and of the wait. */
export interface PairAndWait {
  readonly pair: number;
  readonly wait: number;
}

/** The wrong parts of an answer that another reading of the tiles gives, which is worth less. */
function otherReadingWrongs(one: Case, given: PairAndWait, right: PairAndWait): readonly Wrong[] {
  const { hand } = one;
  const readings = cheaperReadings(one).filter(hasPairAndWait);
  const ofPair = readings.find((reading) => pairFu(pairIn(reading, hand), one) === given.pair);
  const ofWait = readings.find(({ wait }) => waitFu(wait) === given.wait);
  const about: About | undefined =
    given.wait !== right.wait && ofWait
      ? { part: 'wait', reading: ofWait }
      : given.pair !== right.pair && ofPair
        ? { part: 'pair', reading: ofPair }
        : undefined;
  const tiles = about?.reading.sets.split(' ') ?? [];
  return [{ id: 'other-reading', rule: 'dearest-reading', applies: true, fits: about !== undefined, tiles, about }];
}

/** What may be wrong about the fu of a pair and a wait. */
export function pairWaitWrongs(
  question: AskedOfHand<'pair-wait'>,
  right: PairAndWait,
  given: PairAndWait,
): readonly Wrong[] {
  const one: Case = { ...question, win: mustWin(question.hand), given: {} };
  const { pair, wait } = right;
  const kind = pairKind(one);
  const isGuest = isHonour(kind) && !isDragon(kind);
  const reading = wonReading(one);
  const lines = (prefix: string) => tilesWhere(({ rule }) => rule.startsWith(prefix))(one);
  const telling =
    (part: About['part'], tiles: readonly string[]) =>
    (id: string, rule: CiteId, applies: boolean, fits: boolean): Wrong => ({
      id,
      rule,
      tiles,
      applies,
      fits,
      about: reading && { part, reading },
    });
  const ofPair = telling('pair', reading ? reading.sets.split(' ').slice(0, 1) : []);
  const ofWait = telling('wait', reading ? [reading.ends] : []);
  const others = otherReadingWrongs(one, given, right);
  const isOther = cheaperReadings(one).some(
    (other) =>
      hasPairAndWait(other) &&
      pairFu(pairIn(other, question.hand), one) === given.pair &&
      waitFu(other.wait) === given.wait,
  );
  const lapses = [
    ofPair('pair-forgotten', 'pair-dragon', pair > 0, given.pair === 0),
    ofPair('double-wind-once', 'doubleWindPairFu', lines('pair-').length > 1, given.pair > 0 && given.pair < pair),
    ofPair('pair-doubled', 'doubleWindPairFu', pair > 0, given.pair > pair),
    ofPair('guest-wind-pair', 'pair-seat', pair === 0 && isGuest, given.pair > 0),
    ofPair('plain-pair', 'pair-dragon', pair === 0 && !isGuest, given.pair > 0),
    ofWait('wait-forgotten', 'wait-closed', wait > 0, given.wait === 0),
    ofWait('wait-doubled', 'wait-closed', wait > 0, given.wait === 2 * wait),
    ofWait('wait-two-sided', 'wait-closed', reading?.wait === 'two-sided', given.wait > 0),
    ofWait('wait-of-pungs', 'wait-single', reading?.wait === 'pung', given.wait > 0),
  ];
  return isOther ? [...others, ...lapses] : [...lapses, ...others];
}
