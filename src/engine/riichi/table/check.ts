import { isOrphans } from '../shapes.ts';
import type { WinningHand } from '../../hand/hand.ts';
import type { HandRequest } from '../../hand/request.ts';
import type { RefusalId } from '../../result.ts';

const isRiichi = (r: HandRequest): boolean => r.riichi === 'riichi' || r.riichi === 'double';

/** Pairs of circumstances that cannot meet; the field named is the one to change. */
const IMPOSSIBLE: readonly (readonly [RefusalId, keyof HandRequest, (h: WinningHand, r: HandRequest) => boolean])[] = [
  ['ippatsu-without-riichi', 'ippatsu', (_, r) => r.ippatsu === true && !isRiichi(r)],
  ['riichi-with-open-meld', 'riichi', (h, r) => isRiichi(r) && !h.closed],
  ['robbed-kong-on-draw', 'robbedKong', (h, r) => r.robbedKong !== undefined && h.byDraw],
  ['robbed-kong-on-last-tile', 'robbedKong', (_, r) => r.robbedKong !== undefined && r.lastTile === true],
  ['robbed-kong-on-first-turn', 'robbedKong', (_, r) => r.robbedKong !== undefined && r.firstTurn === true],
  ['after-kong-on-discard', 'afterKong', (h, r) => r.afterKong === true && !h.byDraw],
  ['after-kong-with-ippatsu', 'afterKong', (_, r) => r.afterKong === true && r.ippatsu === true],
  ['after-kong-on-first-turn', 'afterKong', (_, r) => r.afterKong === true && r.firstTurn === true],
  ['after-kong-without-kong', 'afterKong', (h, r) => r.afterKong === true && !h.melds.some((m) => m.type === 'kong')],
  ['first-turn-with-riichi', 'firstTurn', (_, r) => r.firstTurn === true && isRiichi(r)],
  ['first-turn-with-meld', 'firstTurn', (h, r) => r.firstTurn === true && h.melds.length > 0],
  ['renhou-for-east', 'firstTurn', (h, r) => r.firstTurn === true && !h.byDraw && r.seatWind === 'east'],
  [
    'concealed-kong-robbed-without-orphans',
    'robbedKong',
    (h, r) => r.robbedKong === 'concealed' && !isOrphans(h.concealed),
  ],
];

/** Whether anything in a request could clash with anything else. */
const hasContext = (r: HandRequest): boolean =>
  r.ippatsu === true || r.afterKong === true || r.firstTurn === true || r.robbedKong !== undefined || isRiichi(r);

/** The first impossible pair of circumstances of a hand and the field to change, or undefined. */
export function impossible(hand: WinningHand): readonly [RefusalId, keyof HandRequest] | undefined {
  const { request } = hand;
  if (!hasContext(request)) return undefined;
  const found = IMPOSSIBLE.find(([, , holds]) => holds(hand, request));
  return found && [found[0], found[1]];
}
