import type { Random } from './random.ts';
import { RULEBOOKS } from './rulebooks.ts';
import type { Liable, RiichiRulesId, Seat, Side, Winner } from './types.ts';

/** Rulebooks in which a pair of the double wind gives 2 fu, so that many fu need more triplets. */
const TWO_FU: RiichiRulesId[] = ['ema-2025', 'wrc-2025'];
/** Rulebooks in which limit hands add up. */
const ADDING_UP: RiichiRulesId[] = ['wrc-2025', 'rrc-2026'];
const SIDES: Side[] = ['left', 'across', 'right'];
const FU = [20, 25, 30, 30, 30, 40, 40, 50, 60, 70, 80, 90, 100, 110];

/** What all winners at one table share. */
export interface Winning {
  rules: RiichiRulesId;
  by: 'ron' | 'tsumo';
  seats: Seat[];
  riichi: Seat[];
  counters: number;
}

/**
 * The fewest han that these fu can come with: pinfu and seven pairs are yaku, riichi and the closed draw too. In riichi 30 fu
 * is pinfu as well, by either way to win; 110 fu by draw takes three kongs or three concealed triplets.
 */
function fewestHan(fu: number, { rules, by, counters }: Winning, inRiichi: boolean): number {
  const closed = fu === 20 || fu === 25 || inRiichi;
  if (TWO_FU.includes(rules) && fu === 110 && by === 'ron') return inRiichi ? 3 : 2;
  if (TWO_FU.includes(rules) && fu === 100 && by === 'tsumo' && inRiichi) return 4;
  const isRiichiPinfu = fu === 30 && inRiichi && by === 'ron';
  const shape = fu === 20 || isRiichiPinfu ? 1 : fu === 25 || (fu === 110 && by === 'tsumo') ? 2 : 0;
  if (fu === 110 && by === 'tsumo' && inRiichi) return 6;
  const han = shape + (inRiichi ? 1 : 0) + (by === 'tsumo' && closed ? 1 : 0);
  return Math.max(han, rules === 'ema-2012' && counters >= 5 ? 2 : 1);
}

function counted(random: Random, winning: Winning, seat: Seat): Winner {
  const inRiichi = winning.riichi.includes(seat);
  const fu = random.pick(winning.by === 'ron' ? FU.slice(1) : FU);
  const han = fewestHan(fu, winning, inRiichi) + (random.chance(0.7) ? random.between(0, 3) : random.between(0, 13));
  return { seat, han, fu };
}

/** Big four winds count double in EMA 2012, and two yakuman add up in the test profile. */
function yakuman(random: Random, { rules, riichi }: Winning, seat: Seat, pattern: string | undefined): Winner {
  const isOpen = pattern !== undefined && !riichi.includes(seat);
  const liable: Liable[] = isOpen ? [{ from: random.pick(SIDES), pattern }] : [];
  const doubled = rules === 'ema-2012' ? pattern === 'daisuushii' && isOpen : false;
  const added = rules === 'tenhou' && !isOpen && random.chance(0.3);
  const two = ADDING_UP.includes(rules) && random.chance(0.5);
  const base = { seat, yakuman: doubled || added || two ? 2 : 1 };
  return liable.length > 0 || random.chance(0.2) ? { ...base, liable } : base;
}

/** One to three winners as counted at the table; no pattern gives two of them a liable player. */
export function winnersOf(random: Random, winning: Winning): Winner[] {
  const patterns = random.some(['daisangen', 'daisuushii', 'suukantsu'], 3);
  const isKnown = (pattern: string): boolean => RULEBOOKS[winning.rules].pao.includes(pattern) || random.chance(0.2);
  return winning.seats.map((seat) => {
    if (random.chance(0.7)) return counted(random, winning, seat);
    const pattern = random.chance(0.7) ? patterns.find(isKnown) : undefined;
    if (pattern !== undefined) patterns.splice(patterns.indexOf(pattern), 1);
    return yakuman(random, winning, seat, pattern);
  });
}
