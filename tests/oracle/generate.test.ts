import { describe, expect, it } from 'vitest';
import { generateRequests } from './generate.ts';
import { OLDER_IDS, OPTION_VALUES, RULES } from './rules.ts';
import { oracleScore } from './score.ts';
import { STYLES } from './shapes.ts';
import { howMany, isHonour, listTiles, ORPHANS, plain, suitOf } from './tiles.ts';
import type { HandRequest } from './types.ts';

const requests = [...generateRequests(20, 12_000)];

function handTiles(request: HandRequest): string[] {
  return [request.concealed, request.winningTile, ...request.melds.map((meld) => meld.tiles)].flatMap(listTiles);
}

function faults(request: HandRequest): string[] {
  const { melds, by, riichi, seatWind, firstTurn, ippatsu, lastTile, afterKong, robbedKong } = request;
  const hand = handTiles(request);
  const all = [...hand, ...listTiles(request.doraIndicators ?? ''), ...listTiles(request.uraIndicators ?? '')];
  const plains = all.map(plain);
  const reds = all.filter((tile) => tile.startsWith('0'));
  const dots = { ...RULES[request.rules], ...request.knobs }.redFives === 4 ? 2 : 1;
  const elsewhere = plains.filter((tile) => tile === plain(request.winningTile)).length > 1;
  const kokushi = ORPHANS.every((orphan) => hand.includes(orphan));
  const checks: [string, boolean][] = [
    ['tile count', listTiles(request.concealed).length + melds.length * 3 !== 13],
    ['copies', plains.some((tile) => howMany(plains, tile) > 4)],
    ['red fives', reds.some((red) => isHonour(red) || howMany(reds, red) > (suitOf(red) === 'p' ? dots : 1))],
    ['ippatsu without riichi', ippatsu === true && riichi === 'none'],
    ['riichi when open', riichi !== 'none' && melds.some((meld) => meld.form !== 'concealed')],
    [
      'robbed kong',
      robbedKong !== undefined && (by === 'draw' || lastTile === true || firstTurn === true || elsewhere),
    ],
    ['robbed concealed kong', robbedKong === 'concealed' && !kokushi],
    ['after kong by discard', afterKong === true && (by === 'discard' || !melds.some((meld) => meld.type === 'kong'))],
    ['after kong in time', afterKong === true && (ippatsu === true || firstTurn === true)],
    ['first turn', firstTurn === true && (riichi !== 'none' || melds.length > 0)],
    ['renhou for east', firstTurn === true && by === 'discard' && seatWind === 'east'],
    ['discarder', request.liable !== undefined && by === 'discard' && request.discarder === undefined],
    ['called tile', melds.some(({ called, tiles }) => called !== undefined && !listTiles(tiles).includes(called))],
  ];
  return checks.filter(([, wrong]) => wrong).map(([name]) => name);
}

describe('generated requests', () => {
  it('are valid', () => {
    expect(requests.filter((request) => faults(request).length > 0)).toEqual([]);
  });

  it('are the same for the same seed', () => {
    expect([...generateRequests(20, 300)]).toEqual(requests.slice(0, 300));
    expect([...generateRequests(21, 300)].map((request) => request.concealed)).not.toEqual(
      requests.slice(0, 300).map((request) => request.concealed),
    );
  });

  it('reach every pattern, limit, refusal, rulebook, option and style', () => {
    const seen = new Set<string>();
    for (const request of requests) {
      seen.add(request.rules).add(request.id?.replace(/-\d+-\d+$/, '') ?? '');
      for (const option of Object.keys(request.knobs ?? {})) seen.add(option);
      const verdict = oracleScore(request);
      if (verdict.kind === 'no-win') {
        seen.add(verdict.reason);
        continue;
      }
      for (const item of verdict.items) seen.add(item.id);
      seen.add(`limit ${verdict.limit ?? 'none'}`).add(`fu ${verdict.fu ?? 'none'}`);
      if (verdict.yakuman > 1) seen.add('several yakuman');
      if (verdict.limit === 'yakuman' && verdict.han !== null) seen.add('counted yakuman');
      if (verdict.payment.liable !== null) seen.add(`pao by ${request.by}`);
      if (request.robbedKong !== undefined) seen.add(`robbed ${request.robbedKong}`);
      if (request.afterKong === true && request.lastTile === true) seen.add('last tile after a kong');
    }
    const wanted = [
      ...OLDER_IDS,
      ...Object.keys(OPTION_VALUES),
      ...Object.keys(STYLES),
      ...['not-complete', 'no-yaku', 'below-minimum', 'several yakuman', 'counted yakuman', 'last tile after a kong'],
      ...['pao by draw', 'pao by discard', 'robbed added', 'robbed concealed'],
      ...['none', 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'].map((limit) => `limit ${limit}`),
      ...[20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120].map((fu) => `fu ${fu}`),
      ...PATTERNS,
    ];
    expect(wanted.filter((name) => !seen.has(name))).toEqual([]);
  });
});

describe('every scoring option', () => {
  it.each(Object.entries(OPTION_VALUES))('%s changes the score of some generated hand', (name, values) => {
    const changes = (request: HandRequest): boolean => {
      const own = oracleScore(request);
      return values.some((value) => JSON.stringify(oracleScore(request, { [name]: value })) !== JSON.stringify(own));
    };
    expect(requests.some(changes)).toBe(true);
  });
});

const PATTERNS = `riichi double-riichi ippatsu menzen-tsumo pinfu iipeikou tanyao sanshoku-doujun ittsu yakuhai-white
yakuhai-green yakuhai-red yakuhai-seat yakuhai-round chanta rinshan chankan haitei houtei chiitoitsu sanshoku-doukou
sanankou sankantsu toitoi honitsu shousangen honroutou junchan ryanpeikou chinitsu renhou kokushi chuuren tenhou chiihou
suuankou suukantsu ryuuiisou chinroutou tsuuiisou daisangen shousuushii daisuushii kokushi-13 suuankou-tanki
chuuren-9`.split(/\s+/);
