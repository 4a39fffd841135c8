import {
  type HandRequest,
  type Tile,
  WINDS,
  compareTiles,
  formatTiles,
  parseTiles,
} from '../../../engine/riichi/index.ts';
import { winOf } from '../../hands/win.ts';
import type { Question } from '../question.ts';

/** The same tiles won on another of them. */
function wonOnOther(hand: HandRequest): readonly HandRequest[] {
  const read = parseTiles(hand.concealed, 'concealed');
  const won = parseTiles(hand.winningTile, 'winningTile');
  if (!read.ok || !won.ok) return [];
  const all = [...read.value, ...won.value];
  const others = all.filter((tile, i) => all.indexOf(tile) === i && tile !== hand.winningTile);
  return others.map((winningTile: Tile) => ({
    ...hand,
    concealed: formatTiles(all.toSpliced(all.indexOf(winningTile), 1).sort(compareTiles)),
    winningTile,
  }));
}

/** A hand with one difference: the winning tile, the way of winning, or the winds. */
const likeHand = (hand: HandRequest): readonly HandRequest[] => [
  ...wonOnOther(hand),
  { ...hand, by: hand.by === 'draw' ? 'discard' : 'draw' },
  ...WINDS.map((seatWind) => ({ ...hand, seatWind })),
  ...WINDS.slice(0, 2).map((roundWind) => ({ ...hand, roundWind })),
];

const MADE = { pung: ['concealed', 'called', 'discard'], kong: ['concealed', 'called', 'added'] } as const;

/** Questions with one difference. */
export function variantsOf(question: Question): readonly Question[] {
  if (question.skill === 'set-fu') {
    const { set } = question;
    if (set.type === 'chow') return [];
    return MADE[set.type].map((made) => ({ ...question, set: { ...set, made } }));
  }
  if (question.skill === 'limits') return [-1, 1].map((more) => ({ ...question, han: question.han + more }));
  if (question.skill === 'payment')
    return [
      { ...question, counters: 0 },
      { ...question, dealer: !question.dealer },
      { ...question, han: question.han + 1 },
      { ...question, han: Math.max(1, question.han - 1) },
    ];
  if (!('hand' in question)) return [];
  return likeHand(question.hand)
    .filter((hand) => winOf(hand)?.han != null)
    .map((hand) => ({ ...question, hand }));
}
