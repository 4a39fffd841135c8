import {
  MCR_RULEBOOKS,
  type McrOptions,
  otherReadings as otherMcrReadings,
  settleOtherwise as settleMcrOtherwise,
} from '../../src/engine/mcr/index.ts';
import { finishRequest, rankRequest } from '../../src/engine/index.ts';
import {
  type HandRequest,
  READINGS,
  otherReadings,
  settleOtherwise,
  settleRequest,
} from '../../src/engine/riichi/index.ts';
import { generateRequests as generateMcr } from '../oracle-mcr/generate.ts';
import { oracleMcr } from '../oracle-mcr/score.ts';
import { generateFinishes } from '../oracle-settle/generate-finish.ts';
import { generateRanks } from '../oracle-settle/generate-rank.ts';
import { generateSettles } from '../oracle-settle/generate.ts';
import { isMcr } from '../oracle-settle/rulebooks.ts';
import { oracleSettle } from '../oracle-settle/settle.ts';
import type { RiichiRulesId, SettleRequest } from '../oracle-settle/types.ts';
import { generateRequests } from '../oracle/generate.ts';
import { EDITION_IDS } from '../oracle/rules.ts';
import { oracleScore } from '../oracle/score.ts';
import type { Verdict } from '../oracle/types.ts';
import { ofAsks, ofMcrAsks } from './asked-otherwise.ts';
import { type Flip, nameOf, namesOf, openIn, opened } from './flips.ts';
import { oracleOptions } from './mcr-options.ts';

const paidIn = (verdict: Verdict): string => {
  if (verdict.kind === 'no-win') return verdict.kind;
  const { total, discarder, east, others, liable, bets } = verdict.payment;
  return JSON.stringify([total, discarder, east, others, liable, bets]);
};

/** Riichi hands with every value that is open in their rulebook, by the second scorer. */
function* ofHands(seed: number): Generator<Flip> {
  for (let part = seed; ; part++)
    for (const request of generateRequests(part, 50, part % 3 === 0 ? EDITION_IDS : undefined)) {
      const open = openIn(request.rules);
      const others = namesOf(otherReadings(request as unknown as HandRequest));
      const first = paidIn(oracleScore(request));
      for (const [option, value] of opened(open)) {
        if (request.knobs && option in request.knobs) continue;
        // The second scorer is told who is liable.
        if (option === 'paoConcealedKong') continue;
        const changes = first !== paidIn(oracleScore(request, { [option]: value }));
        yield {
          flip: `${request.rules} ${nameOf(option, value)}`,
          changes,
          named: others.has(nameOf(option, value)),
          of: request,
        };
      }
    }
}

/** MCR hands, in the same way. */
function* ofMcrHands(seed: number): Generator<Flip> {
  const { open, options } = MCR_RULEBOOKS['mers-2014'];
  for (let part = seed; ; part++)
    for (const request of generateMcr(part, 50)) {
      const others = namesOf(otherMcrReadings(request as unknown as HandRequest));
      const pointsBy = (own: McrOptions): string => {
        const { points, qualifying } = oracleMcr(request, oracleOptions(own));
        return `${String(points)} ${String(qualifying)}`;
      };
      const first = pointsBy(options);
      for (const [option, value] of opened(open)) {
        const changes = first !== pointsBy({ ...options, [option]: value });
        yield {
          flip: `mers-2014 ${nameOf(option, value)}`,
          changes,
          named: others.has(nameOf(option, value)),
          of: request,
        };
      }
    }
}

const effectOf = (request: SettleRequest): string => {
  const { known, deltas, next, redeal, penalties } = oracleSettle(request);
  return JSON.stringify([known, deltas, next, redeal, penalties]);
};

/** Tables with every value that is open in their rulebook, by the second settler. */
function* ofTables(seed: number): Generator<Flip> {
  for (let part = seed; ; part++)
    for (const request of generateSettles(part, 50, part % 3 === 0 ? [...EDITION_IDS] : undefined)) {
      if (isMcr(request.rules)) {
        // Counts given by players depend on no disputed point.
        const named = settleMcrOtherwise(request).length > 0;
        yield { flip: 'mcr tables', changes: false, named, of: request };
        continue;
      }
      if (!settleRequest(request).ok || request.rules === 'tenhou') continue;
      const open = openIn(request.rules);
      const others = namesOf(settleOtherwise(request));
      for (const [option, value] of opened(open)) {
        if (request.knobs && option in request.knobs) continue;
        const knobs = { ...request.knobs, [option]: value };
        // A count that the other reading makes impossible was not made under it.
        if (!settleRequest({ ...request, knobs }).ok) continue;
        const changes = effectOf(request) !== effectOf({ ...request, knobs });
        const rules: RiichiRulesId = request.rules;
        yield {
          flip: `${rules} table ${nameOf(option, value)}`,
          changes,
          named: others.has(nameOf(option, value)),
          of: request,
        };
      }
    }
}

type Door = (request: unknown) => object;

/** What an answer about a tournament gives each player. */
const playersIn = (answer: object): string => {
  const { players } = answer as { players?: readonly object[] };
  const given = players?.map((one) => ({
    ...one,
    steps: undefined,
    values: undefined,
    above: undefined,
    below: undefined,
  }));
  return JSON.stringify(given);
};

const NOTED: Readonly<Record<string, string>> = {
  sharedPlaces: 'shared-places-',
  mersTies: 'mers-ties-',
  tesujiOverallTies: 'overall-ties-',
  inPlus: 'in-plus-',
};

/** Finished games and rankings, in every reading that a request may choose. */
function* ofTournaments(seed: number): Generator<Flip> {
  const ask = function* (what: string, door: Door, request: object): Generator<Flip> {
    const answer = door(request) as { ok: boolean; notes?: readonly { id: string }[] };
    if (!answer.ok) return;
    const readings = 'readings' in request ? (request.readings as object) : {};
    for (const [reading, [first, second]] of Object.entries(READINGS)) {
      // Shared places come into a ranking with the games, which were finished by that reading.
      if (what === 'rank' && (reading === 'sharedPlaces' || reading === 'inPlus')) continue;
      const other = (readings as Record<string, unknown>)[reading] === second ? first : second;
      const changes =
        playersIn(answer) !== playersIn(door({ ...request, readings: { ...readings, [reading]: other } }));
      const named = answer.notes?.some(({ id }) => id.startsWith(NOTED[reading] ?? '?')) === true;
      yield { flip: `${what} ${reading}`, changes, named, of: request };
    }
  };
  for (let part = seed; ; part++) {
    for (const request of generateFinishes(part, 40)) yield* ask('finish', finishRequest, request);
    for (const request of generateRanks(part, 10)) yield* ask('rank', rankRequest, request);
  }
}

const SOURCES = {
  hands: ofHands,
  'mcr hands': ofMcrHands,
  tables: ofTables,
  tournaments: ofTournaments,
  asks: ofAsks,
  'mcr asks': ofMcrAsks,
} as const;

/** Where cases come from. */
export const SOURCE_IDS = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

/** How often a flip was tried, changed something, and was not named exactly then, with the first few such cases. */
interface Tally {
  tried: number;
  changed: number;
  wrong: unknown[];
}

const MOST_SHOWN = 3;

/** Flips what rulebooks leave open in this many cases of each kind, and tallies whether the answers name it. */
export function tallyFlips(
  cases: number,
  seed: number,
  of: readonly (keyof typeof SOURCES)[] = SOURCE_IDS,
): ReadonlyMap<string, Tally> {
  const all = new Map<string, Tally>();
  for (const flips of of.map((source) => SOURCES[source])) {
    const seen = new Set<unknown>();
    for (const { flip, changes, named, of } of flips(seed)) {
      seen.add(of);
      if (seen.size > cases) break;
      const tally = all.get(flip) ?? { tried: 0, changed: 0, wrong: [] };
      tally.tried++;
      if (changes) tally.changed++;
      if (changes !== named) tally.wrong.push(tally.wrong.length < MOST_SHOWN ? { changes, named, of } : undefined);
      all.set(flip, tally);
    }
  }
  return all;
}
