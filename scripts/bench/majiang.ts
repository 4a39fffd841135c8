import Majiang from '@kobalab/majiang-core';
import { type HandRequest, type MeldRequest, WINDS, parseTiles } from '../../src/engine/riichi/index.ts';

const MARK = { left: '-', across: '=', right: '+' } as const;

const tiles = (text: string): string[] => {
  const parsed = parseTiles(text, 'tiles');
  if (!parsed.ok) throw new Error(parsed.error.why);
  return parsed.value.map((tile) => tile.charAt(1) + tile.charAt(0));
};

const joined = (codes: readonly string[]): string =>
  [...Map.groupBy(codes, (code) => code.charAt(0))]
    .map(([suit, own]) => suit + own.map((code) => code.charAt(1)).join(''))
    .join('');

function meldText(meld: MeldRequest): string {
  const codes = tiles(meld.tiles).sort((a, b) => rank(a) - rank(b));
  const suit = codes[0]!.charAt(0);
  const digits = codes.map((code) => code.charAt(1));
  const mark = MARK[meld.from ?? 'left'];
  if (meld.type === 'kong' && meld.form === 'concealed') return suit + digits.join('');
  if (meld.type === 'kong' && meld.form === 'added') return suit + digits.slice(0, 3).join('') + mark + digits[3]!;
  return suit + digits.join('') + mark;
}

const rank = (code: string): number => (code.charAt(1) === '0' ? 5 : Number(code.charAt(1)));

/** A hand in the other program's own string form, with its circumstances. */
export interface MajiangHand {
  readonly text: string;
  readonly ron: string | null;
  readonly param: object;
}

/** Translates a request once, outside the timed part. */
export function toMajiang(request: HandRequest): MajiangHand {
  const winning = tiles(request.winningTile)[0]!;
  const byDraw = request.by === 'draw';
  const concealed = joined(tiles(request.concealed)) + (byDraw ? winning : '');
  const melds = (request.melds ?? []).map((meld) => ',' + meldText(meld)).join('');
  const param = {
    rule: Majiang.rule({ ダブル役満あり: false, 役満の複合あり: true }),
    zhuangfeng: WINDS.indexOf(request.roundWind),
    menfeng: WINDS.indexOf(request.seatWind),
    lizhi: { none: 0, riichi: 1, double: 2 }[request.riichi ?? 'none'],
    yifa: request.ippatsu === true,
    qianggang: request.robbedKong !== undefined,
    lingshang: request.afterKong === true,
    haidi: request.lastTile === true && request.afterKong !== true ? (byDraw ? 1 : 2) : 0,
    tianhu: request.firstTurn === true && byDraw ? (request.seatWind === 'east' ? 1 : 2) : 0,
    baopai: tiles(request.doraIndicators ?? ''),
    fubaopai: (request.riichi ?? 'none') === 'none' ? null : tiles(request.uraIndicators ?? ''),
    changbang: request.counters ?? 0,
    lizhibang: request.bets ?? 0,
  };
  return { text: concealed + melds, ron: byDraw ? null : winning + '-', param };
}

/** Scores from the string form, as its users do; gives the points of the hand without counters and bets. */
export function scoreMajiang(hand: MajiangHand): number {
  const shoupai = Majiang.Shoupai.fromString(hand.text);
  const result = Majiang.Util.hule(shoupai, hand.ron, Majiang.Util.hule_param(hand.param));
  return result?.defen ?? 0;
}
