import { type FanId, FANS, type HandRequest as McrRequest, MCR_OPTION_VALUES } from '../../src/engine/mcr/index.ts';
import type { PatternId } from '../../src/engine/riichi/index.ts';
import { mcrHands } from '../engine/mcr/generate.ts';
import { generateRequests as generateMcr } from '../oracle-mcr/generate.ts';
import { generateRequests } from '../oracle/generate.ts';
import { type Random, makeRandom } from '../oracle/random.ts';
import type { Heard } from './heard.ts';
import { heardOfMcr } from './mcr.ts';
import { PATTERNS, heardOfRiichi } from './riichi.ts';

/** How often a kind of statement was made, and how often falsely, with the first few false ones. */
interface Kind {
  said: number;
  untrue: unknown[];
}

const MOST_SHOWN = 5;

/** Every MCR hand of both generators, with an option changed in one of three. */
function* mcrRequests(random: Random): Generator<McrRequest> {
  for (let seed = 1; ; seed++) {
    const some = [...generateMcr(seed, 40), ...mcrHands(seed, 40)] as readonly McrRequest[];
    for (const request of some) {
      const [option, values] = random.pick(Object.entries(MCR_OPTION_VALUES));
      yield random.chance(0.3) ? { ...request, knobs: { [option]: random.pick<unknown>(values) } } : request;
    }
  }
}

/** Patterns or fan to ask about. */
const some = <Id>(random: Random, ids: readonly Id[], count: number): readonly Id[] =>
  random.shuffled(ids).slice(0, count);

const ASKED_OF_A_HAND = 12;

function* heardOf(game: 'riichi' | 'mcr', seed: number): Generator<readonly Heard[]> {
  const random = makeRandom(seed);
  if (game === 'mcr')
    for (const request of mcrRequests(random)) yield heardOfMcr(request, some<FanId>(random, FANS, ASKED_OF_A_HAND));
  else
    for (let part = seed; ; part++)
      for (const request of generateRequests(part, 100))
        yield heardOfRiichi(request, some<PatternId>(random, PATTERNS, ASKED_OF_A_HAND));
}

/**
 * Asks at least this many times why things do not count in random hands of a game, and tallies false reasons by kind.
 */
export function tallyReasons(
  game: 'riichi' | 'mcr',
  asks: number,
  seed: number,
): { readonly asked: number; readonly kinds: ReadonlyMap<string, Kind> } {
  const kinds = new Map<string, Kind>();
  let asked = 0;
  for (const heard of heardOf(game, seed)) {
    for (const { kind, isSo, said } of heard) {
      const tally = kinds.get(kind) ?? { said: 0, untrue: [] };
      tally.said++;
      if (!isSo) tally.untrue.push(tally.untrue.length < MOST_SHOWN ? said : undefined);
      kinds.set(kind, tally);
    }
    asked += heard.length;
    if (asked >= asks) break;
  }
  return { asked, kinds };
}
