import { type Written, toldUra } from './table.ts';

const LETTERS = 'ESWNPFC';

/** The name of a tile in mjai. */
const nameOf = (tile: string): string => {
  const [rank, suit] = [tile.charAt(0), tile.charAt(1)];
  return suit === 'z' ? LETTERS.charAt(Number(rank) - 1) : rank === '0' ? `5${suit}r` : tile;
};

const REASONS: Record<string, string> = {
  'nine-terminals': 'kyushukyuhai',
  'four-winds': 'sufonrenda',
  'four-riichi': 'suchareach',
  'four-kongs': 'sukaikan',
  'triple-ron': 'sanchaho',
};
const SETS = { chow: 'chi', pung: 'pon', kong: 'daiminkan' } as const;

function moveEvents({ moves }: Written): object[] {
  return moves.flatMap((move): object[] => {
    const actor = move.seat;
    switch (move.type) {
      case 'draw':
        return [{ type: 'tsumo', actor, pai: nameOf(move.tile) }];
      case 'discard':
        return [
          ...(move.riichi ? [{ type: 'reach', actor }] : []),
          { type: 'dahai', actor, pai: nameOf(move.tile), tsumogiri: false },
        ];
      case 'call':
        return [
          { type: SETS[move.set], actor, target: move.from, pai: nameOf(move.tile), consumed: move.own.map(nameOf) },
        ];
      case 'concealed-kong':
        return [{ type: 'ankan', actor, consumed: move.tiles.map(nameOf) }];
      case 'added-kong':
        return [{ type: 'kakan', actor, pai: nameOf(move.tile), consumed: [] }];
    }
  });
}

/** How a hand ended; `brief` leaves out the reasons and the tenpai, as some writers do. */
function endEvents(hand: Written, brief: boolean): object[] {
  const { ends, course } = hand;
  const { event } = course.inTiles;
  return ends.map(({ seat, from, deltas }) => {
    if (seat !== undefined) {
      const ura_markers = hand.riichi.includes(seat) ? toldUra(hand).map(nameOf) : [];
      return { type: 'hora', actor: seat, target: from, deltas, ura_markers };
    }
    if (brief && !event.nagashi) return { type: 'ryukyoku', deltas };
    const reason = event.why ? REASONS[event.why] : event.nagashi ? 'nagashimangan' : 'fanpai';
    const tenpais = [0, 1, 2, 3].map((one) => (event.tenpai ?? []).includes(one as 0));
    return { type: 'ryukyoku', reason, tenpais, deltas };
  });
}

function handEvents(hand: Written, brief: boolean): object[] {
  const { deal, dealt, indicators, course } = hand;
  const { counters, bets, scores, dealer } = course.inTiles;
  const [dora_marker = '', ...rest] = indicators.map(nameOf);
  return [
    {
      ...{ type: 'start_kyoku', bakaze: deal < 4 ? 'E' : 'S', kyoku: (deal % 4) + 1, honba: counters, kyotaku: bets },
      ...{ oya: dealer, scores, dora_marker, tehais: dealt.map((tiles) => tiles.map(nameOf)) },
    },
    ...moveEvents(hand),
    ...rest.map((marker) => ({ type: 'dora', dora_marker: marker })),
    ...endEvents(hand, brief),
    { type: 'end_kyoku' },
  ];
}

/** A game in mjai lines. */
export const writeMjai = (hands: Written[], brief = false): string =>
  [
    { type: 'start_game', names: ['Anna', 'Boris', 'Clara', 'Dmitri'] },
    ...hands.flatMap((hand) => handEvents(hand, brief)),
    { type: 'end_game' },
  ]
    .map((event) => JSON.stringify(event))
    .join('\n');
