import { describe, expect, test } from 'vitest';
import { riichiRulesOf } from '../../src/engine/riichi/index.ts';
import { readGames } from '../../src/logs/read.ts';
import { checkPaid, totalsOnline } from '../../src/logs/recount.ts';
import { calledRiichi, drawn, robbedConcealedKong, robbedKong, tripleRon } from './scenes.ts';
import { type Written, playedGame } from './table.ts';
import { writeMjai } from './write-mjai.ts';
import { writeMjlog } from './write-mjlog.ts';
import { writeTenhouJson } from './write-tenhou-json.ts';

const profile = riichiRulesOf('tenhou');
if (!profile.ok) throw new Error('there is no profile of online play');
const ONLINE = profile.value.options;

const FORMATS: [string, (hands: Written[]) => string][] = [
  ['tenhou.net/6 JSON', (hands) => JSON.stringify(writeTenhouJson(hands))],
  ['an mjlog file', writeMjlog],
  ['mjai lines', (hands) => writeMjai(hands)],
];

/** The hands of a text in which everything can be read. */
function handsOf(text: string) {
  const { games, problems } = readGames(text);
  expect([...problems, ...games.flatMap((game) => game.problems)]).toEqual([]);
  return games.flatMap(({ hands }) => hands);
}

function onlyHand(text: string) {
  const [hand] = handsOf(text);
  if (!hand) throw new Error('no hand was read');
  return hand;
}

describe.each(FORMATS)('%s', (_, write) => {
  test.each([0, 2, 3] as const)('tells a kong added to a pung from seat %i, and that it was robbed', (from) => {
    const hand = onlyHand(write([robbedKong(from)]));
    expect(hand.wins[0]?.hand).toMatchObject({
      by: 'discard',
      robbedKong: 'added',
      winningTile: '5p',
      lastTile: false,
    });
    expect(checkPaid(hand, ONLINE)).toEqual({ options: ONLINE });
  });

  test('settles thirteen orphans on a concealed kong as the server that allows it', () => {
    const hand = onlyHand(write([robbedConcealedKong()]));
    expect(hand.wins[0]?.hand).toMatchObject({ robbedKong: 'concealed', winningTile: '1z' });
    const { options, mismatch } = checkPaid(hand, ONLINE);
    expect(mismatch).toBeUndefined();
    expect(options.robConcealedKong).toBe(true);
  });

  test('settles three wins on one discard as the server that pays them all', () => {
    const hand = onlyHand(write([tripleRon()]));
    expect(hand.wins.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    const { options, mismatch } = checkPaid(hand, ONLINE);
    expect(mismatch).toBeUndefined();
    expect(options.tripleRon).toBe('all-paid');
  });

  test('keeps a riichi whose tile was called, without its first go-around', () => {
    const hand = onlyHand(write([calledRiichi()]));
    expect(hand.wins[0]?.hand).toMatchObject({ riichi: 'double', ippatsu: false, firstTurn: false });
    expect(hand.riichi).toEqual([0]);
    expect(hand.paid).toEqual([5800, 0, -5800, 0]);
    expect(checkPaid(hand, ONLINE).mismatch).toBeUndefined();
  });

  test('tells nagashi mangan from a draw in which nobody waits', () => {
    const [nagashi, plain] = [true, false].map((is) => onlyHand(write([drawn(is)])));
    expect(nagashi?.event).toMatchObject({ type: 'draw', nagashi: [0] });
    expect(nagashi && checkPaid(nagashi, ONLINE).mismatch).toBeUndefined();
    expect(plain?.event).toEqual({ type: 'draw', tenpai: [] });
    expect(plain?.paid).toEqual([0, 0, 0, 0]);
  });

  test('reads a game that begins late or ends early', () => {
    const hands = playedGame(1);
    expect(handsOf(write(hands.slice(2))).map(({ event: { type } }) => type)).toEqual(
      hands.slice(2).map(({ course }) => course.inTiles.event.type),
    );
    expect(handsOf(write(hands.slice(0, 2)))).toHaveLength(2);
  });
});

describe('the JSON that tools for Mahjong Soul write', () => {
  const resultOf = (name: string, deltas?: number[]) => {
    const game = writeTenhouJson([drawn(false)]);
    return onlyHand(
      JSON.stringify({ ...game, log: game.log.map((hand) => hand.with(-1, deltas ? [name, deltas] : [name])) }),
    ).event;
  };

  test.each([
    ['Ryuukyoku', { type: 'draw', tenpai: [] }],
    ['Exhaustive Draw', { type: 'draw', tenpai: [] }],
    ['荒牌平局', { type: 'draw', tenpai: [] }],
    ['Kyuushu Kyuuhai', { type: 'abort', why: 'nine-terminals' }],
    ['Nine Terminal Abortion', { type: 'abort', why: 'nine-terminals' }],
    ['Suufon Renda', { type: 'abort', why: 'four-winds' }],
    ['Four Wind Abortion', { type: 'abort', why: 'four-winds' }],
    ['Suucha Riichi', { type: 'abort', why: 'four-riichi' }],
    ['Four Riichi Abortion', { type: 'abort', why: 'four-riichi' }],
    ['Suukaikan', { type: 'abort', why: 'four-kongs' }],
    ['四開槓', { type: 'abort', why: 'four-kongs' }],
    ['Four Kan Abortion', { type: 'abort', why: 'four-kongs' }],
    ['Sanchahou', { type: 'abort', why: 'triple-ron' }],
    ['三家和', { type: 'abort', why: 'triple-ron' }],
  ])('knows the result %s', (name, event) => {
    expect(resultOf(name, [0, 0, 0, 0])).toEqual(event);
  });

  test.each(['Nagashi Mangan', 'Mangan at Draw'])('knows the result %s', (name) => {
    const game = writeTenhouJson([drawn(true)]);
    const log = game.log.map((hand) => hand.with(-1, [name, [12_000, -4000, -4000, -4000]]));
    expect(onlyHand(JSON.stringify({ ...game, log })).event).toMatchObject({ nagashi: [0] });
  });

  test('names a result that nobody writes', () => {
    const game = writeTenhouJson([drawn(false)]);
    const read = readGames(JSON.stringify({ ...game, log: game.log.map((hand) => hand.with(-1, ['Rained off'])) }));
    expect(read.games[0]?.problems).toEqual([{ id: 'bad-field', detail: 'Rained off', hand: 1 }]);
  });

  test('is read with all that it says beside the hands', () => {
    const game = writeTenhouJson(playedGame(1));
    const rich = {
      ver: '2.3',
      ref: '200101-0a1b2c3d',
      ratingc: 'PF4',
      lobby: 0,
      dan: ['Adept I', 'Adept I', 'Expert I', 'Novice I'],
      rate: [600, 0, 1200, 3],
      sx: ['F', 'M', 'C', 'C'],
      sc: [30_000, 25, 25_000, 5, 25_000, -5, 20_000, -25],
      connection: [{ what: 0, log: 1, who: 2, step: 7 }],
      ...game,
      title: ['Jade Room South: 12345', '2020/01/01 12:00:00'],
      rule: { disp: 'Jade Room South', aka53: 1, aka52: 1, aka51: 1 },
    };
    expect(handsOf(JSON.stringify(rich, null, 2))).toEqual(handsOf(JSON.stringify(game)));
    expect(readGames(JSON.stringify(rich)).games[0]?.rules).toEqual({ redFives: 3, openTanyao: undefined });
  });
});

test('an mjlog file is read as before where players leave and come back', () => {
  const text = writeMjlog(playedGame(1));
  const real = text
    .replace(/^/, '<?xml version="1.0" encoding="UTF-8"?>\n')
    .replace(/<REACH who="(\d)" step="1"\/>(<[D-G]\d+\/>)/g, '$&<REACH who="$1" ten="250,250,240,250" step="2"/>')
    .replace(/(<[T-W]\d+\/>)(<[D-G]\d+\/>)/, '$1<BYE who="2" />$2<UN n2="%43lara"/>')
    .replace(/\/>$/, ' owari="300,20.0,250,-5.0,250,5.0,200,-20.0" />');
  expect(real).toContain('<BYE');
  expect(handsOf(real)).toEqual(handsOf(text));
  expect(readGames(real).games[0]?.players).toEqual(['Anna', 'Boris', 'Clara', 'Dmitri']);
});

describe('mjai lines', () => {
  type Event = Record<string, unknown> & { type: string };
  const game = playedGame(1);
  const text = writeMjai(game);
  const events = text.split('\n').map((line) => JSON.parse(line) as Event);
  const asText = (all: readonly Event[]): string => all.map((event) => JSON.stringify(event)).join('\n');
  const scoresAfter = handsOf(text).map(({ scores, paid }) => scores.map((one, seat) => one + (paid?.[seat] ?? 0)));
  const without = (event: Event, ...names: string[]): Event =>
    Object.fromEntries(Object.entries(event).filter(([name]) => !names.includes(name))) as Event;
  const isEnd = ({ type }: Event): boolean => type === 'hora' || type === 'ryukyoku';

  test('are read with accepted riichis, hands shown, yaku, and players who do nothing', () => {
    let hand = -1;
    const rich = events.flatMap((event): Event[] => {
      if (event.type === 'start_kyoku') hand += 1;
      if (event.type === 'tsumo') return [event, { type: 'none' }];
      if (event.type === 'reach') return [event];
      if (event.type === 'hora')
        return [
          {
            ...without(event, 'ura_markers'),
            ...{ uradora_markers: event.ura_markers, hora_tehais: [], yakus: [['reach', 1]], fu: 30, fan: 1 },
            ...{ hora_points: 1000, scores: scoresAfter[hand] },
          },
        ];
      if (event.type === 'ryukyoku') return [{ ...event, tehais: [[], [], [], []], scores: scoresAfter[hand] }];
      return [event];
    });
    const accepted = asText(rich).replace(
      /(\{"type":"reach","actor":(\d)\}\n\{"type":"dahai"[^}]*\})/g,
      '$1\n{"type":"reach_accepted","actor":$2,"deltas":[0,0,0,0]}',
    );
    expect(accepted).toContain('reach_accepted');
    expect(handsOf(accepted)).toEqual(handsOf(text));
  });

  test('that tell no points tell them by the scores of the next hand, and the last one by none', () => {
    const silent = handsOf(
      asText(events.map((event) => (isEnd(event) ? without(event, 'deltas', 'ura_markers') : event))),
    );
    const told = handsOf(text);
    const wins = told.flatMap(({ wins: won }, at) => (won.length > 0 && at + 1 < told.length ? [at] : []));
    expect(wins.length).toBeGreaterThan(0);
    for (const at of wins) expect(silent[at]?.paid).toEqual(told[at]?.paid);
  });

  test('that tell the scores after a win and no points are read by those', () => {
    let hand = -1;
    const scored = events.map((event) => {
      if (event.type === 'start_kyoku') hand += 1;
      return isEnd(event) ? { ...without(event, 'deltas'), scores: scoresAfter[hand] } : event;
    });
    expect(handsOf(asText(scored)).map(({ paid }) => paid)).toEqual(handsOf(text).map(({ paid }) => paid));
  });

  test('that never say what the last win paid are settled by the rules of online play', () => {
    const one = writeMjai([robbedKong(0)])
      .split('\n')
      .map((line) => JSON.parse(line) as Event)
      .map((event) => (event.type === 'hora' ? { type: 'hora', actor: event.actor, target: event.target } : event));
    const hands = handsOf(asText(one));
    expect(hands[0]?.paid).toBeUndefined();
    expect(hands[0] && checkPaid(hands[0], ONLINE)).toEqual({ options: ONLINE });
    expect(totalsOnline(hands, ONLINE)?.points).toEqual([25_000, 23_700, 25_000, 26_300]);
  });

  test('may leave out the target of a win by draw', () => {
    const own = events.map((event) =>
      event.type === 'hora' && event.actor === event.target ? without(event, 'target') : event,
    );
    expect(handsOf(asText(own))).toEqual(handsOf(text));
  });

  test.each([
    ['suufon_renda', 'four-winds'],
    ['suucha_riichi', 'four-riichi'],
    ['suukan_sanra', 'four-kongs'],
    ['suukaikan', 'four-kongs'],
    ['kyushukyuhai', 'nine-terminals'],
  ])('know the reason %s', (reason, why) => {
    const lines = writeMjai([drawn(false)]).replace(/"reason":"\w+"/, `"reason":"${reason}"`);
    expect(onlyHand(lines).event).toEqual({ type: 'abort', why });
  });

  test('tell nagashi mangan by its points where no reason is given', () => {
    const lines = writeMjai([drawn(true)]).replace(/"reason":"\w+","tenpais":\[[^\]]*\],/, '');
    expect(onlyHand(lines).event).toMatchObject({ type: 'draw', nagashi: [0] });
  });
});
