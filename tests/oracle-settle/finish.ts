import type { Entry, Finished, FinishRequest, Off, Substitute } from './finish-types.ts';
import { isMcr, RULEBOOKS } from './rulebooks.ts';
import { SEATS } from './seats.ts';
import type { Penalty, RulesId, Seat } from './types.ts';

/** What every riichi player starts with; Mahjong Competition Rules starts at nothing. */
const START = 30_000;

/** What the places are worth: table points, a fixed uma, or one by the number of players in plus. */
export function placeValues(rules: RulesId, points: number[], isStartInPlus = true): number[] {
  switch (rules) {
    case 'mers-2014':
    case 'mcr-2006':
      return [4, 2, 1, 0]; // Green Book 3.9.2, MERS 4
    case 'samara-2019':
      return [0, 0, 0, 0]; // SAM 6.3: the place itself is the criterion
    case 'ema-2016':
    case 'ema-2025': // 3.7.1
    case 'wrc-2025':
    case 'tenhou':
      return [15_000, 5000, -5000, -15_000]; // 3.6.1 of the booklet
    case 'rrc-2026': // 3.10.1
    case 'ema-2012':
      return [30_000, 10_000, -10_000, -30_000]; // 5.7
    case 'tesuji-2018': {
      if (points.every((score) => score === START)) return [0, 0, 0, 0]; // S5
      const inPlus = points.filter((score) => (isStartInPlus ? score >= START : score > START)).length; // S3
      if (inPlus === 4) return [0, 0, 0, 0];
      if (inPlus === 1) return [12_000, -1000, -3000, -8000];
      if (inPlus === 3) return [8000, 3000, 1000, -12_000];
      return [8000, 4000, -4000, -8000];
    }
  }
}

/** The entry for a replaced player instead of his points and uma, where the rulebook states one. */
function substituteEntry(rules: RulesId): { points: number; uma: number } | null {
  if (rules === 'ema-2016') return { points: START - 15_000, uma: -15_000 }; // 5.8 of the booklet
  if (rules === 'samara-2019') return { points: START - 15_000, uma: 0 }; // the same, without uma
  if (rules === 'ema-2025') return { points: START - 15_000, uma: -15_000 }; // as Pantheon has it
  if (rules === 'ema-2012' || rules === 'wrc-2025') return { points: START, uma: -30_000 }; // 5.7; 12.3.9
  if (rules === 'rrc-2026') return { points: 0, uma: -30_000 }; // twice the last uma
  return null;
}

function mean(values: number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Ranks the seats; each gets the list of places that it shares with equals. */
function placesOf(seats: Seat[], points: number[]): Map<Seat, number[]> {
  const places = new Map<Seat, number[]>();
  for (const seat of seats) {
    const above = seats.filter((other) => (points[other] ?? 0) > (points[seat] ?? 0)).length;
    const equal = seats.filter((other) => points[other] === points[seat]).length;
    places.set(
      seat,
      Array.from({ length: equal }, (_, at) => above + 1 + at),
    );
  }
  return places;
}

/** Leftover sticks go to first place, or in hundreds to those tied for it; the remainder vanishes. */
function shareOutBets(bets: number, first: Seat[], points: number[]): number {
  const each = Math.floor((bets * 1000) / first.length / 100) * 100;
  for (const seat of first) points[seat] = (points[seat] ?? 0) + each;
  return bets * 1000 - each * first.length;
}

/** The article for a chombo deducted after uma; elsewhere it is paid at the table, and a booked one is a fine. */
const CHOMBO_AFTER_UMA: Partial<Record<RulesId, string>> = {
  'ema-2016': '3.4.6', // of the booklet
  'tesuji-2018': 'S7',
  'ema-2025': '3.4.6',
  'wrc-2025': '12.2',
  'rrc-2026': '3.13.2',
};

/** What a seat loses, when and why; in Mahjong Competition Rules, later deductions change nothing at the table. */
function offOf(rules: RulesId, penalties: Penalty[]): Off {
  const off: Off = { atOnce: 0, fine: 0, chombo: 0, chomboBy: null };
  const chombo = CHOMBO_AFTER_UMA[rules];
  for (const { points, when, why } of penalties) {
    if (when === 'before-places') off.atOnce += points;
    else if (why === 'chombo' && chombo !== undefined) {
      off.chombo += points;
      off.chomboBy = chombo;
    } else if (!isMcr(rules)) off.fine += points;
  }
  return off;
}

/** Finishes a game step by step: fines that count at once, leftover sticks, places, uma, substitutes, penalties. */
export function oracleFinish(request: FinishRequest): Finished {
  const { rules, scores, bets = 0, penalties = [], substitutes = [], readings = {} } = request;
  const points = [...scores];
  const later = [0, 0, 0, 0];
  for (const { seat, points: fine, when } of penalties) {
    if (when === 'before-places') points[seat] = (points[seat] ?? 0) - fine;
    else later[seat] = (later[seat] ?? 0) + fine;
  }

  const substitute = (seat: Seat): Substitute | undefined => substitutes.find((one) => one.seat === seat);
  // Under WRC 12.3.9 and RRC a substitute's result counts as played.
  const isAsPlayed = rules === 'wrc-2025' || rules === 'rrc-2026';
  const camePartWay = isAsPlayed ? [] : SEATS.filter((seat) => substitute(seat)?.since === 'during');
  const counted = SEATS.filter((seat) => !camePartWay.includes(seat));
  const firsts = counted.filter((seat) => placesOf(counted, points).get(seat)?.includes(1));
  const toWinner = !isMcr(rules) && RULEBOOKS[rules].leftoverBets === 'winner';
  const nobody = toWinner ? shareOutBets(bets, firsts, points) : bets * 1000;

  const places = placesOf(counted, points);
  for (const seat of camePartWay) places.set(seat, [4]);
  const values = placeValues(rules, points, readings.inPlus !== 'above-start');

  const players = SEATS.map((seat): Entry => {
    const shared = places.get(seat) ?? [];
    const worth = shared.map((place) => values[place - 1] ?? 0);
    const place = readings.sharedPlaces === 'best' ? Math.min(...shared) : mean(shared);
    const penalty = later[seat] ?? 0;
    const own = points[seat] ?? 0;
    if (isMcr(rules)) {
      const total = readings.mersTies === 'game-points' ? Math.max(...worth) : mean(worth);
      return { seat, points: own, place, uma: 0, penalty, total };
    }
    const entry = substitute(seat) ? substituteEntry(rules) : null;
    const entered = entry ?? { points: own, uma: mean(worth) };
    const total = entered.points - START + entered.uma - penalty;
    const entersFourth = entry !== null && rules === 'samara-2019'; // our reading
    return { seat, ...entered, place: entersFourth ? 4 : place, penalty, total };
  });
  const ownOf = (seat: Seat): Penalty[] => penalties.filter((one) => one.seat === seat);
  return { players, nobody, offs: SEATS.map((seat) => offOf(rules, ownOf(seat))) };
}
