import '../components/register-tables.ts';
import { test } from 'vitest';
import { limitHan, hanValue } from '../../src/components/base/numbers/han-values.ts';
import { fuValue } from '../../src/components/base/numbers/fu-values.ts';
import { handShares, limitShares } from '../../src/components/base/numbers/payments.ts';
import { numbersOf } from '../../src/components/features/compare/option-numbers.ts';
import { sameHand } from '../../src/components/features/compare/same-hand.ts';
import { linkOf, readLink } from '../../src/components/widgets/hand-editor/place.ts';
import { amountsOf } from '../../src/components/features/referee/amounts.ts';
import { followsId, handAfter } from '../../src/components/features/referee/follows.ts';
import { costOf, tellsPayment } from '../../src/components/features/referee/head.ts';
import { fineOf } from '../../src/components/features/referee/log/fine.ts';
import { CARDS } from '../../src/components/features/referee/offences.ts';
import { rulingUnder, coverageOf } from '../../src/components/features/referee/rulings.ts';
import { settledAs } from '../../src/components/features/referee/settled.ts';
import { ui } from '../../src/i18n/strings.ts';
import { explain } from '../../src/components/widgets/scorer/riichi/explain.ts';
import { scoreTable } from '../../src/components/widgets/scorer-island/score-table.ts';
import { describeState } from '../../src/components/widgets/scorer/state.ts';
import { stateOf } from '../../src/components/widgets/scorer/riichi/riichi-scorer.tsx';
import {
  type HandEntry,
  NO_ENTRY,
  eventOf,
  mayHaveWon,
  withCount,
  withDiscarder,
  withRiichi,
  withWinner,
} from '../../src/components/features/club/settle/entry.ts';
import {
  evenTable,
  finishRequestOf,
  finishingBy,
  formatFinishLink,
  offBalance,
  parseFinishLink,
} from '../../src/components/features/club/settle/finishing.ts';
import { endsSince, finishingOf, newGame, playOut } from '../../src/components/features/club/settle/game.ts';
import { formatSettleLink, parseSettleLink } from '../../src/components/features/club/settle/link.ts';
import { ENGINE as MCR } from '../../src/components/features/club/settle/mcr-engine.ts';
import { byRulebook, firstHand, requestOf } from '../../src/components/features/club/settle/one-hand.ts';
import { ENGINE } from '../../src/components/features/club/settle/riichi-engine.ts';
import { tableRules } from '../../src/components/features/club/settle/table-rules.ts';
import { settleWords } from '../../src/components/features/club/settle/strings.ts';
import { handLabel } from '../../src/components/base/table/label.ts';
import { marksOf, tilesOfStep } from '../../src/components/base/table/marks.ts';
import { partsOf } from '../../src/components/base/table/parts.ts';
import { layReading } from '../../src/components/base/table/reading.ts';
import { rankingCsv } from '../../src/components/features/club/tournament/ranking-csv.ts';
import { resultsCsv, takeResults } from '../../src/components/features/club/tournament/results.ts';
import { makeStandings } from '../../src/components/features/club/tournament/standings.ts';
import { newTournament } from '../../src/components/features/club/tournament/tournament.ts';
import { baseOf } from '../../src/components/base/steps/count-lines.ts';
import { stepText } from '../../src/components/base/steps/step-text.ts';
import {
  FU_ITEMS,
  LIMITS,
  formatHandLink,
  RIICHI_RULEBOOKS,
  type SeatNumber,
  YAKU,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { type BookId, AT_HAND_IDS, type RiichiId, isRiichiId } from '../../src/engine/rulebooks/ids.ts';
import { FIRST_BOOKS } from './first-books.ts';
import { type Random, makeRandom } from '../../src/quizzes/base/random.ts';
import { NAMED } from '../components/named-words.ts';
import { generated, hand } from '../engine/hands.ts';
import { type Case, expectAnswers, expectMentioned } from './answer-book.ts';

const words = settleWords(NAMED);
const strings = { words, lang: 'en', locale: undefined };
const SEATS = [0, 1, 2, 3] as const satisfies readonly SeatNumber[];
const engineOf = (rules: BookId) => (isRiichiId(rules) ? ENGINE : MCR);
const times = <T>(count: number, one: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** A hand as a page shows it: layout, parts, tiles by the lines that count them, and the lines themselves. */
function shown(request: ReturnType<typeof generated>[number], rules: RiichiId): unknown {
  const result = scoreRequest(request);
  if (!result.ok) return result.error;
  const { steps, readings } = result;
  const view = layReading(
    request,
    readings.find(({ won }) => won),
  );
  const marks = marksOf(steps, view);
  const { han = null, fu = null } = result.kind === 'win' ? result : {};
  const link = linkOf(draftIn(request), request.rules);
  return {
    label: handLabel(view, words),
    laid: view,
    marks,
    parts: partsOf(view, marks, words.hand),
    lines: steps.map((step) => ({ tiles: tilesOfStep(step, view), ...stepText(step, words, { lang: 'en' }) })),
    base: baseOf({ steps, han, fu, words, lang: 'en' }),
    explanation: explain({ result, draft: draftIn(request), rules, guess: undefined }, strings),
    state: describeState(stateOf(draftIn(request), request.rules), strings),
    elsewhere: sameHand(request),
    link,
    read: readLink(link, request.rules),
  };
}

const draftIn = (request: ReturnType<typeof generated>[number]) => {
  const read = readLink(formatHandLink(request), request.rules);
  if (!read) throw new Error('no draft');
  return read.draft;
};

/** Limit hands that some rulebooks pay several times, one with a liable player, and one with sets of every kind. */
const RARE = [
  hand('111z222z333z44z +4z (555p)'),
  hand('111z222z333z44z *4z [6666z]'),
  hand('19m19p19s1234567z +1z'),
  hand('1112345678999m *5m'),
  hand('22m33s *3s (555z) (666z) (777z)', { liable: [{ from: 'left', pattern: 'daisangen' }], counters: 2 }),
  hand('234m55p *5p [1111s] (888s) (777z)', { doraIndicators: '9s4p', afterKong: true }),
];

test('hands are laid out, highlighted and explained the same', () => {
  const rare = RARE.flatMap((one) => AT_HAND_IDS.map((rules) => ({ ...one, knobs: {}, rules })));
  const dealt = AT_HAND_IDS.flatMap((rules, i) => generated(70 + i, 4).map((hand) => ({ ...hand, knobs: {}, rules })));
  expectAnswers(
    'shown/hands',
    [...dealt, ...rare].map((one): Case => [one.rules, 'hands', formatHandLink(one), () => shown(one, one.rules)]),
  );
});

test('pages show the same values of yaku, fu, limits and payments', () => {
  const winners = (['east', 'other'] as const).flatMap((seat) =>
    (['discard', 'draw'] as const).map((by) => ({ seat, by })),
  );
  const cases = AT_HAND_IDS.flatMap((rules): readonly Case[] => [
    ...(['east', 'other'] as const).flatMap((seat) =>
      scoreTable(seat, rules).map(({ fu, ...row }): Case => [
        rules,
        `score table, ${seat}`,
        `${String(fu)} fu`,
        () => row,
      ]),
    ),
    ...LIMITS.map((limit): Case => [rules, 'limits', limit, () => limitHan(limit, rules)]),
    ...LIMITS.flatMap((limit) =>
      winners.map((one): Case => [
        rules,
        'limit payments',
        `${limit}, ${one.seat} by ${one.by}`,
        () => limitShares(limit, one),
      ]),
    ),
    ...YAKU.map((id): Case => [rules, 'yaku', id, () => hanValue(id, rules)]),
    ...FU_ITEMS.map((id): Case => [rules, 'fu', id, () => fuValue(id, rules)]),
    ...Object.entries(RIICHI_RULEBOOKS[rules].options).map(([id, value]): Case => [
      rules,
      'numbers of options',
      id,
      () => numbersOf(value, 'en'),
    ]),
    ...winners.flatMap((one) =>
      [30, 40, 60].flatMap((fu) =>
        [1, 2, 3, 4, 5].map((han): Case => [
          rules,
          `payments, ${one.seat} by ${one.by}`,
          `${String(han)} han ${String(fu)} fu`,
          () => handShares(han, fu, one, rules),
        ]),
      ),
    ),
  ]);
  const answers = expectAnswers('shown/values', cases);
  for (const rules of AT_HAND_IDS)
    expectMentioned({ [rules]: answers[rules] ?? {} }, `values of ${rules}`, [...LIMITS, ...YAKU, ...FU_ITEMS]);
});

/** Events at a table, by taps; also impossible and incomplete ones. */
function happening(random: Random, rules: BookId): HandEntry {
  const some = () => SEATS.filter(() => random.chance(0.3));
  const seat = () => random.pick(SEATS);
  const base = some().reduce(withRiichi, { ...NO_ENTRY, kind: random.pick(tableRules(rules).happenings) });
  const entry = {
    ...base,
    tenpai: some(),
    nagashi: random.chance(0.1) ? [seat()] : [],
    offenders: [seat()],
    offender: seat(),
    why: 'nine-terminals' as const,
  };
  if (entry.kind !== 'ron' && entry.kind !== 'tsumo') return entry;
  const from = entry.kind === 'ron' ? withDiscarder(entry, seat()) : entry;
  const winners = [seat(), ...(random.chance(0.2) ? [seat()] : [])];
  return winners.reduce<HandEntry>((now, one) => {
    const count = {
      han: random.pick([1, 2, 3, 4, 5, 6, 8, 13]),
      fu: random.pick([25, 30, 40, 50]),
      points: random.pick([7, 8, 24, 88]),
    };
    const [dealt] = random.chance(0.3) ? generated(one + count.han, 1) : [];
    const counted = dealt && isRiichiId(rules) ? { tiles: draftIn(dealt) } : count;
    return withCount(withWinner(now, one), { seat: one, ...counted });
  }, from);
}

test('every ruling has the same cost and the same consequences', () => {
  const referee = ui(NAMED, 'referee');
  const cases = FIRST_BOOKS.flatMap((rules): readonly Case[] => [
    ...Object.entries(tableRules(rules)).map(([fact, value]): Case => [rules, 'table', fact, () => value as unknown]),
    [rules, 'table', 'first hand', () => firstHand(rules)],
    ...Object.entries(amountsOf(rules)).map(([name, amount]): Case => [rules, 'amounts', name, () => amount]),
    ...CARDS.flatMap((card): readonly Case[] => {
      const ruled = rulingUnder(card, rules);
      if (!ruled) return [];
      const answer = (): unknown => ({
        kind: ruled.ruling.kind,
        cost: costOf(ruled, rules, referee, 'en'),
        textSaysWhoPays: tellsPayment(ruled),
        then: followsId(handAfter(ruled), rules),
        fine: fineOf(ruled, rules),
        settled: settledAs(card.id, ruled.ruling.kind, rules),
        status: coverageOf(card, rules),
      });
      return [[rules, 'rulings', card.id, answer]];
    }),
  ]);
  expectMentioned(
    expectAnswers('shown/rulings', cases),
    'ruling cards',
    CARDS.map(({ id }) => id),
  );
});

test('what happens at a table is settled, linked and handed to other rulebooks the same', () => {
  const cases = FIRST_BOOKS.flatMap((rules) =>
    times(16, (i): Case => {
      const random = makeRandom(`${rules} ${String(i)}`);
      const entry = happening(random, rules);
      const hand = {
        ...firstHand(rules),
        deal: random.pick(SEATS),
        counters: isRiichiId(rules) ? random.below(3) : 0,
        entry,
      };
      const answer = (): unknown => ({
        event: eventOf(entry, tableRules(rules)),
        mayHaveWon: mayHaveWon(entry),
        request: requestOf(hand),
        link: formatSettleLink(hand),
        read: parseSettleLink(formatSettleLink(hand)),
        elsewhere: Object.fromEntries(FIRST_BOOKS.map((other) => [other, requestOf(byRulebook(hand, other))])),
      });
      return [rules, entry.kind, `hand ${String(i + 1)}`, answer];
    }),
  );
  expectAnswers('shown/settled', cases);
});

test('games continue, end and are counted the same', () => {
  const cases = FIRST_BOOKS.flatMap((rules) =>
    times(3, (i): Case => {
      const random = makeRandom(`game ${rules} ${String(i)}`);
      const hands = times(4 + (i % 3) * 5, () => happening(random, rules));
      const answer = (): unknown => {
        const game = { ...newGame(rules), hands };
        const played = playOut(game, engineOf(rules));
        const finishing = {
          ...finishingOf(game, played),
          substitutes: [{ seat: 1, since: 'during', why: 'ill' }] as const,
        };
        const link = formatFinishLink(finishing);
        return {
          played,
          ends: endsSince(game),
          offBalance: offBalance(finishing),
          request: finishRequestOf(finishing),
          link,
          read: parseFinishLink(link),
          elsewhere: FIRST_BOOKS.map((other) => [finishingBy(finishing, other), evenTable(other)]),
        };
      };
      return [rules, 'game', String(i + 1), answer];
    }),
  );
  expectAnswers('shown/games', cases);
});

/** Pasted results: good ones, and rows with one error each. */
const PASTED: Readonly<Record<string, string>> = {
  sound:
    "1;1;Ann;45000;Bo;35000;Cy;25000;Di;15000\n1;2;Ed;42 000;Flo;38.000;Gus;30'000;Hal;9000;1\n2;1;Ann;30000;Ed;30000;Flo;30000;Bo;30000",
  headed:
    'session;table;player 1;points 1;player 2;points 2;player 3;points 3;player 4;points 4;bets\n2;1;A;1;B;2;C;3;D;-6;0',
  current: 'A;30000;B;30000;C;30000;D;30000\n\nE;40000;F;20000;G;30000;H;29000;1;;',
  mcr: '1,1,A,80,B,30,C,-30,D,-80\n1,2,E,80,F,30,G,30,H,-140',
  'too few fields': 'A;1;B;2;C;3',
  'too many fields': 'A;1;B;2;C;3;D;4;1;2;3;4;5',
  'no points': 'A;x;B;2;C;3;D;4',
  'no name': ';1;B;2;C;3;D;4',
  'twice at a table': 'A;1;A;2;C;3;D;4',
  'no such session': '0;1;A;1;B;2;C;3;D;4',
  'a session too far': '61;1;A;1;B;2;C;3;D;4',
  'the last session': '60;1;A;1;B;2;C;3;D;4',
  'bets too many': 'A;1;B;2;C;3;D;4;100',
  'as many bets as there may be': 'A;1;B;2;C;3;D;4;99',
  'bets that are none': 'A;1;B;2;C;3;D;4;-1',
  'a formula': "'=A;1;B;2;C;3;D;4",
  nothing: '',
};

test('pasted results are read, refused, ranked and exported the same', () => {
  const cases = Object.entries(PASTED).flatMap(([what, text]) =>
    FIRST_BOOKS.map((rules): Case => {
      const answer = (): unknown => {
        const read = takeResults(text, newTournament(rules), 0);
        if (!read.ok) return read;
        const standings = makeStandings()(read.tournament, engineOf(rules));
        return {
          read,
          standings,
          results: resultsCsv(read.tournament),
          ranking: standings.ranking && rankingCsv(standings.ranking),
        };
      };
      return [rules, 'pasted results', what, answer];
    }),
  );
  expectAnswers('shown/results', cases);
});
