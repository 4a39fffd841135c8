import { type Written, toldUra, turnsTo } from './table.ts';

const kindOf = (tile: string): number =>
  'mpsz'.indexOf(tile.charAt(1)) * 9 + Number(tile.charAt(0).replace('0', '5')) - 1;
const REDS: Record<string, number> = { '0m': 16, '0p': 52, '0s': 88 };

/** Gives every tile of a hand its own id. */
class Ids {
  readonly #used = new Set<number>();
  readonly #held: number[][] = [[], [], [], []];

  fresh(tile: string): number {
    const kind = kindOf(tile);
    const ids = [0, 1, 2, 3].map((copy) => 4 * kind + copy).filter((id) => !Object.values(REDS).includes(id));
    const id = REDS[tile] ?? ids.find((one) => !this.#used.has(one)) ?? -1;
    this.#used.add(id);
    return id;
  }

  draw(seat: number, tile: string): number {
    const id = this.fresh(tile);
    this.#held[seat]?.push(id);
    return id;
  }

  take(seat: number, tile: string): number {
    const held = this.#held[seat] ?? [];
    const isRed = (id: number): boolean => Object.values(REDS).includes(id);
    const at = held.findLastIndex((id) => Math.floor(id / 4) === kindOf(tile) && isRed(id) === tile.startsWith('0'));
    return held.splice(at, 1)[0] ?? -1;
  }
}

interface Pung {
  called: number;
  rest: number;
  turns: number;
}

function chowCode(ids: number[], called: number, turns: number): number {
  const [a = 0, b = 0, c = 0] = ids.toSorted((x, y) => x - y);
  const kind = Math.floor(a / 4);
  const which = 3 * (Math.floor(kind / 9) * 7 + (kind % 9)) + [a, b, c].indexOf(called);
  return (which << 10) | ((c % 4) << 7) | ((b % 4) << 5) | ((a % 4) << 3) | 4 | turns;
}

function pungOf(ids: number[], called: number, turns: number): [number, Pung] {
  const kind = Math.floor(called / 4);
  const sorted = ids.toSorted((x, y) => x - y);
  const rest = [0, 1, 2, 3].find((copy) => !sorted.includes(4 * kind + copy)) ?? 0;
  const at = sorted.indexOf(called);
  return [((3 * kind + at) << 9) | (rest << 5) | 8 | turns, { called: at, rest, turns }];
}

const ABORTS: Record<string, string> = {
  'nine-terminals': 'yao9',
  'four-winds': 'kaze4',
  'four-riichi': 'reach4',
  'triple-ron': 'ron3',
  'four-kongs': 'kan4',
};

const sc = (scores: number[], deltas: number[]): string =>
  scores.flatMap((points, seat) => [points / 100, (deltas[seat] ?? 0) / 100]).join();

function endTags(hand: Written, ids: Ids): string {
  const { ends, course } = hand;
  const { event, scores } = course.inTiles;
  const ura = toldUra(hand).map((tile) => ids.fresh(tile));
  return ends
    .map(({ seat, from, deltas }) => {
      if (seat !== undefined)
        return `<AGARI ba="0,0" ten="30,1000,0" doraHaiUra="${hand.riichi.includes(seat) ? ura.join() : ''}" who="${seat}" fromWho="${from}" sc="${sc(scores, deltas)}" />`;
      const type = event.type === 'abort' ? ABORTS[event.why ?? ''] : event.nagashi ? 'nm' : undefined;
      const shown = (event.tenpai ?? []).map((one) => `hai${one}="0" `).join('');
      return `<RYUUKYOKU ${type === undefined ? '' : `type="${type}" `}ba="0,0" sc="${sc(scores, deltas)}" ${shown}/>`;
    })
    .join('');
}

function moveTags({ moves }: Written, ids: Ids): string {
  const pungs = new Map<number, Pung>();
  let last = -1;
  return moves
    .map((move) => {
      const { seat } = move;
      const tag = (m: number): string => `<N who="${seat}" m="${m}" />`;
      switch (move.type) {
        case 'draw':
          return `<${'TUVW'.charAt(seat)}${ids.draw(seat, move.tile)}/>`;
        case 'discard':
          last = ids.take(seat, move.tile);
          return `${move.riichi ? `<REACH who="${seat}" step="1"/>` : ''}<${'DEFG'.charAt(seat)}${last}/>`;
        case 'call': {
          const own = move.own.map((tile) => ids.take(seat, tile));
          const turns = turnsTo(move.from, seat);
          if (move.set === 'chow') return tag(chowCode([...own, last], last, turns));
          if (move.set === 'kong') return tag((last << 8) | turns);
          const [code, pung] = pungOf([...own, last], last, turns);
          pungs.set(4 * seat + 1000 * Math.floor(last / 4), pung);
          return tag(code);
        }
        case 'added-kong': {
          const id = ids.take(seat, move.tile);
          const kind = Math.floor(id / 4);
          const { called, rest, turns } = pungs.get(4 * seat + 1000 * kind) ?? { called: 0, rest: 0, turns: 1 };
          return tag(((3 * kind + called) << 9) | (rest << 5) | 16 | turns);
        }
        case 'concealed-kong':
          return tag(Math.min(...move.tiles.map((tile) => ids.take(seat, tile))) << 8);
      }
    })
    .join('');
}

function handTags(hand: Written): string {
  const { deal, dealt, indicators, course } = hand;
  const { counters, bets, scores, dealer } = course.inTiles;
  const ids = new Ids();
  const hands = [0, 1, 2, 3].map(
    (seat) => `hai${seat}="${(dealt[seat] ?? []).map((tile) => ids.draw(seat, tile)).join()}"`,
  );
  const [first, ...rest] = indicators.map((tile) => ids.fresh(tile));
  const ten = scores.map((points) => points / 100).join();
  const init = `<INIT seed="${deal},${counters},${bets},2,3,${first}" ten="${ten}" oya="${dealer}" ${hands.join(' ')}/>`;
  const dora = rest.map((id) => `<DORA hai="${id}" />`).join('');
  return init + moveTags(hand, ids) + dora + endTags(hand, ids);
}

/** A game in the XML format. */
export const writeMjlog = (hands: Written[]): string =>
  [
    '<mjloggm ver="2.3"><SHUFFLE seed="mt19937ar" ref=""/><GO type="169" lobby="0"/>',
    '<UN n0="Anna" n1="Boris" n2="%43lara" n3="Dmitri" dan="1,1,1,1" rate="1500.00,1500.00,1500.00,1500.00" sx="F,M,F,M"/>',
    '<TAIKYOKU oya="0"/>',
    ...hands.map(handTags),
    '</mjloggm>',
  ].join('');
