import { allowsSequence, allowsSomeLate } from './kongs.ts';
import { judgeLiability } from './liability.ts';
import { isChinese, optionsOf } from './rules.ts';
import { firstKind, kindOf, kindsOf } from './tiles.ts';
import type { HandRequest, Options, MeldRequest, Verdict, Wind } from './types.ts';
import { isComplete, isOrphans } from './waits.ts';

/** A request with its defaults filled in and its tiles counted. */
interface View {
  request: HandRequest;
  options: Options;
  melds: MeldRequest[];
  concealed: string[];
  winning: string;
  inRiichi: boolean;
  isDouble: boolean;
  byDraw: boolean;
  ownKongs: string[];
  dora: string[];
  ura: string[];
}

function viewOf(request: HandRequest): View {
  const melds = request.melds ?? [];
  const ownKongs = melds.filter(({ type }) => type === 'kong').map(({ tiles }) => firstKind(tiles));
  const dora = kindsOf(request.doraIndicators);
  return {
    request,
    options: optionsOf(request),
    melds,
    concealed: kindsOf(request.concealed),
    winning: kindOf(request.winningTile),
    inRiichi: (request.riichi ?? 'none') !== 'none',
    isDouble: request.riichi === 'double',
    byDraw: request.by === 'draw',
    ownKongs,
    dora,
    ura: kindsOf(request.uraIndicators),
  };
}

/** Whether, in the order of the sets, something was called between the last kong and the replacement that wins. */
const endsAfterCall = ({ request, melds }: View): boolean =>
  request.afterKong === true && melds.at(-1)?.type !== 'kong' && !melds.some(({ form }) => form === 'added');

/** What is impossible in either game; each condition holds in an impossible state. */
const ANY: Record<string, (view: View) => boolean | undefined> = {
  'robbed-by-draw': ({ request, byDraw }) => request.robbedKong !== undefined && byDraw,
  'robbed-on-the-last-tile': ({ request }) => request.robbedKong !== undefined && request.lastTile,
  'robbed-tile-held': ({ request, concealed, melds, dora, ura, winning }) =>
    request.robbedKong !== undefined &&
    [concealed, melds.flatMap(({ tiles }) => kindsOf(tiles)), dora, ura].some((held) => held.includes(winning)),
  'replacement-by-discard': ({ request, byDraw }) => request.afterKong && !byDraw,
  'replacement-without-kong': ({ request, ownKongs }) => request.afterKong && ownKongs.length === 0,
  'chow-not-from-the-left': ({ melds }) =>
    melds.some(({ type, from }) => type === 'chow' && from !== undefined && from !== 'left'),
  'discarder-on-a-draw': ({ request, byDraw }) => request.discarder !== undefined && byDraw,
};

const CHINESE: typeof ANY = {
  'robbed-concealed': ({ request }) => request.robbedKong === 'concealed',
  'copy-of-the-last-one-concealed': ({ request, concealed, winning }) =>
    request.lastOfKind && concealed.includes(winning),
};

/** A state that only an unbroken first go-around can have. */
const isUnbroken = ({ request, isDouble }: View): boolean =>
  request.firstTurn === true || (isDouble && request.ippatsu === true);

const RIICHI: typeof ANY = {
  'ippatsu-without-riichi': ({ request, inRiichi }) => request.ippatsu && !inRiichi,
  'riichi-with-an-open-set': ({ inRiichi, melds }) => inRiichi && melds.some(({ form }) => form !== 'concealed'),
  'robbed-in-the-first-turn': ({ request }) => request.robbedKong !== undefined && request.firstTurn,
  'robbed-concealed-without-orphans': ({ request, concealed, winning }) =>
    request.robbedKong === 'concealed' && !isOrphans([...concealed, winning]),
  'fifth-kong': ({ request, dora, options, ownKongs }) =>
    request.robbedKong !== undefined && (ownKongs.length === 4 || (options.kanDora && dora.length > 4)),
  'replacement-with-ippatsu': ({ request }) => request.afterKong && request.ippatsu,
  'replacement-in-the-first-turn': ({ request }) => request.afterKong && request.firstTurn,
  'first-turn-with-riichi': ({ request, inRiichi }) => request.firstTurn && inRiichi,
  'first-turn-of-east-by-discard': ({ request, byDraw }) => request.firstTurn && !byDraw && request.seatWind === 'east',
  'set-in-an-unbroken-go-around': (view) => isUnbroken(view) && view.melds.length > 0,
  'last-tile-in-the-first-go-around': (view) => isUnbroken(view) && view.request.lastTile,
  'kan-dora-in-an-unbroken-go-around': (view) => isUnbroken(view) && view.options.kanDora && view.dora.length > 1,
  'added-kong-in-an-unbroken-go-around': (view) => isUnbroken(view) && view.request.robbedKong === 'added',
  'ippatsu-on-the-last-discard': ({ request, byDraw, options }) =>
    request.ippatsu && request.lastTile && !byDraw && options.riichiTilesLeft > 0,
  'more-ura-than-dora': ({ dora, ura }) => dora.length > 0 && ura.length > dora.length,
  'more-than-five-indicators': ({ dora, ura }) => dora.length > 5 || ura.length > 5,
};

/** Whether the own kongs are compatible with riichi in any order left open; an incomplete hand waits for nothing. */
function allowsKongs({
  concealed,
  ownKongs,
  options,
  inRiichi,
  isDouble,
  request,
  winning,
}: View): boolean | undefined {
  if (!inRiichi || ownKongs.length === 0 || !(isDouble || request.afterKong)) return true;
  if (!isComplete([...concealed, winning])) return undefined;
  const allows = isDouble ? allowsSequence : allowsSomeLate;
  return allows(concealed, ownKongs, options.kongAfterRiichi);
}

const TURN: readonly Wind[] = ['east', 'south', 'west', 'north'];
const AWAY = { right: 1, across: 2, left: 3 } as const;

/** Whether the discarder of a first go-around would only play after the winner's first turn. */
function comesAfter({ request, byDraw }: View): boolean {
  const { firstTurn, discarder, seatWind } = request;
  if (!firstTurn || byDraw || discarder === undefined) return false;
  return TURN.indexOf(seatWind) + AWAY[discarder] < 4;
}

/** What the contract does not decide. */
const DOUBTS: typeof ANY = {
  'call-after-the-kong': endsAfterCall,
  'discarder-after-the-winner': comesAfter,
  'concealed-kong-not-to-be-robbed': ({ request, options }) =>
    request.robbedKong === 'concealed' && !options.robConcealedKong,
  'kan-dora-that-nobody-turns': (view) =>
    !view.options.kanDora &&
    view.dora.length > 1 &&
    (isUnbroken(view) || (view.request.robbedKong !== undefined && view.dora.length > 4)),
};

/** What is odd but possible. */
const NOTES: typeof ANY = {
  'fewer-indicators-than-kongs-turn': ({ dora, ownKongs, options }) =>
    options.kanDora && dora.length > 0 && dora.length - 1 < ownKongs.length,
  'riichi-without-a-bet': ({ request, inRiichi }) => inRiichi && request.bets === 0,
  'round-not-played': ({ request }) => request.roundWind === 'west' || request.roundWind === 'north',
};

const firstOf = (rules: typeof ANY, view: View): string | undefined => allOf(rules, view)[0];
const allOf = (rules: typeof ANY, view: View): string[] =>
  Object.entries(rules).flatMap(([name, holds]) => (holds(view) ? [name] : []));

/** Whether the state in a well-formed hand request can occur at a table of its rulebook. */
export function naiveTable(request: HandRequest): Verdict {
  const view = viewOf(request);
  const chinese = isChinese(request.rules);
  const plain = firstOf(ANY, view) ?? firstOf(chinese ? CHINESE : RIICHI, view);
  if (plain !== undefined) return { possible: false, why: plain };
  if (chinese) return { possible: true, notes: [], doubts: endsAfterCall(view) ? ['call-after-the-kong'] : [] };
  const kongs = allowsKongs(view);
  if (kongs === false) return { possible: false, why: 'kong-after-riichi' };
  const liability = judgeLiability(request, view.options);
  if (liability.why !== undefined) return { possible: false, why: liability.why };
  const doubts = [
    ...allOf(DOUBTS, view),
    ...liability.doubts,
    ...(kongs === undefined ? ['kong-of-a-hand-that-is-none'] : []),
  ];
  return { possible: true, notes: allOf(NOTES, view), doubts };
}
