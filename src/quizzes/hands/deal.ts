import {
  type HandRequest,
  type RiichiOptions,
  TILE_OF_KIND,
  type Tile,
  WINDS,
  type Wind,
  checkDraft,
  doraOf,
  formatTiles,
  kindOf,
  windKind,
} from '../../engine/riichi/index.ts';
import { attempts } from '../base/attempts.ts';
import type { Random } from '../base/random.ts';
import { optionsOf } from '../base/riichi-options.ts';
import { type Ruleset, rulesetOf } from '../base/ruleset.ts';
import { ALL, COPIES, isPossible } from './shape.ts';
import { type Dressed, type Luck, type Taste, dress } from './dress.ts';
import { type Mix, PLANS } from './plans.ts';

type Facts = Omit<HandRequest, 'rules' | 'concealed' | 'melds' | 'winningTile'>;

const MOST_INDICATORS = 5;
const ROUNDS = ['east', 'south'] as const;

/** The kind that is dora for each kind of indicator. */
const DORA_OF = TILE_OF_KIND.map((tile) => kindOf(doraOf(tile)));

function indicators(random: Random, used: Uint8Array, count: number, aimed: number): string {
  const own = used.slice();
  const shown: Tile[] = [];
  while (shown.length < count) {
    const free = ALL.filter((kind) => (used[kind] ?? 0) < COPIES);
    const telling = random.chance(aimed) ? free.filter((kind) => (own[DORA_OF[kind] ?? 0] ?? 0) > 0) : [];
    const kind = random.pick(telling.length > 0 ? telling : free);
    used[kind] = (used[kind] ?? 0) + 1;
    shown.push(TILE_OF_KIND[kind] ?? '1m');
  }
  return formatTiles(shown);
}

/** Seat and round winds; now and then both are a wind of which the hand has several. */
function winds(random: Random, { kinds }: Dressed, east: number): Pick<HandRequest, 'seatWind' | 'roundWind'> {
  const twice = ROUNDS.filter((wind) => kinds.filter((kind) => kind === windKind(wind)).length > 1);
  const [own] = twice;
  if (own !== undefined && random.chance(0.4)) return { seatWind: own, roundWind: own };
  return { seatWind: seat(random, east), roundWind: random.pick(ROUNDS) };
}

/** A seat wind. East wins, and is asked about, more often than a quarter of the time. */
const seat = (random: Random, east: number): Wind => (random.chance(east) ? 'east' : random.pick(WINDS.slice(1)));

type Lucky = Pick<HandRequest, 'afterKong' | 'robbedKong' | 'lastTile' | 'ippatsu'>;
type Riichi = NonNullable<HandRequest['riichi']>;

/** The circumstances the win must have; whether they are possible is checked with the hand. */
const wanted = (luck: Luck): Lucky =>
  luck === 'double' ? {} : luck === 'robbedKong' ? { robbedKong: 'added' } : { [luck]: true };

function luckOf(random: Random, hand: Dressed, by: HandRequest['by'], riichi: Riichi, taste: Taste): Lucky {
  if (taste.luck) return wanted(taste.luck);
  if (taste.level === 1) return {};
  const rare = taste.level === 3 ? 3 : 1;
  const kong = hand.tiles.melds?.some(({ type }) => type === 'kong') === true;
  const alone = hand.kinds.filter((kind) => kind === hand.winning).length === 1;
  if (by === 'draw' && kong && random.chance(0.25)) return { afterKong: true };
  if (by === 'discard' && alone && random.chance(0.006 * rare)) return { robbedKong: 'added' };
  if (random.chance(0.012 * rare)) return { lastTile: true };
  const inTime = riichi === 'riichi' || (riichi === 'double' && !kong);
  return inTime && random.chance(taste.ippatsu ?? 0.15) ? { ippatsu: true } : {};
}

const oftenDouble = ({ luck }: Taste): number => (luck === 'double' ? 1 : 0.05);

function circumstances(random: Random, hand: Dressed, options: RiichiOptions, taste: Taste): Facts {
  const by = random.chance(taste.draw ?? 0.4) ? 'draw' : 'discard';
  const riichi =
    hand.closed && random.chance(taste.riichi ?? 0.5)
      ? random.chance(oftenDouble(taste))
        ? 'double'
        : 'riichi'
      : 'none';
  const kongs = hand.tiles.melds?.filter(({ type }) => type === 'kong').length ?? 0;
  const shown = options.kanDora ? Math.min(MOST_INDICATORS, 1 + kongs) : 1;
  const under = riichi === 'none' || !options.uraDora ? 0 : options.kanUraDora ? shown : 1;
  const used = new Uint8Array(TILE_OF_KIND.length);
  for (const kind of hand.kinds) used[kind] = (used[kind] ?? 0) + 1;
  const doraIndicators = indicators(random, used, shown, taste.aimed ?? 0.25);
  const uraIndicators = indicators(random, used, under, 0.15);
  const counters = random.weighted([
    [0, taste.level === 1 ? 1 : 7],
    [1, taste.level === 1 ? 0 : 2],
    [2, taste.level === 1 ? 0 : 1],
    [3, taste.level === 1 ? 0 : 0.5],
  ]);
  return {
    by,
    ...winds(random, hand, taste.east ?? 0.35),
    ...(riichi === 'none' ? {} : { riichi, bets: 1 }),
    ...luckOf(random, hand, by, riichi, taste),
    doraIndicators,
    ...(uraIndicators === '' ? {} : { uraIndicators }),
    ...(counters === 0 ? {} : { counters }),
  };
}

/** How often to redraw a hand that needs too many tiles of a kind or has impossible circumstances. */
const MOST_SHAPES = 200;

/** Deals a complete hand from a mix of plans, with circumstances that can occur at a table. It need not have a yaku. */
export function dealHand(random: Random, ruleset: Ruleset, mix: Mix, taste: Taste): HandRequest | undefined {
  const options = optionsOf(ruleset);
  return attempts(MOST_SHAPES, () => {
    const shape = PLANS[random.weighted(mix)](random);
    if (!isPossible(shape)) return undefined;
    const hand = dress(random, shape, options, taste);
    const dealt = { ...rulesetOf(ruleset), ...hand.tiles, ...circumstances(random, hand, options, taste) };
    return checkDraft(dealt).state === 'complete' ? dealt : undefined;
  });
}
