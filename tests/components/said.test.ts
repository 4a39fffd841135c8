import '../quizzes/take-up-riichi.ts';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inNumbers } from '../../src/components/base/answer/format-payment.ts';
import { factsOf } from '../../src/components/base/steps/riichi-facts.ts';
import { resultLine } from '../../src/components/base/steps/result-line.ts';
import { placeInColumn } from '../../src/components/features/compare/citation.ts';
import { sayKinds } from '../../src/components/features/exams/event/say-stratum.ts';
import { examWords } from '../../src/components/features/exams/strings.ts';
import { blanksOf } from '../../src/components/features/exams/supervised/blanks.ts';
import { $mcrWords } from '../../src/components/widgets/fan/fetch-words.ts';
import { mcrWordsIn } from '../../src/components/widgets/fan/build-words.ts';
import { finalLines } from '../../src/components/widgets/play/asks/final-text.ts';
import { momentLines, tableNotes, eventLines } from '../../src/components/widgets/play/table-lines.ts';
import { resultText } from '../../src/components/features/practice/result-text.ts';
import { tableOf, describeSituation } from '../../src/components/widgets/questions/situation.ts';
import { practiceWords } from '../../src/components/widgets/questions/strings.ts';
import { occasionOf } from '../../src/components/features/reference/occasions.ts';
import { EXAMPLE, requestOf } from '../../src/components/widgets/hand-editor/draft.ts';
import { NO_GUESS } from '../../src/components/widgets/scorer/riichi/guess.ts';
import { judge } from '../../src/components/widgets/scorer/riichi/judge.ts';
import { judgedInWords } from '../../src/components/widgets/scorer/riichi/judged-words.ts';
import { RIICHI_SCORER } from '../../src/components/widgets/scorer/riichi/riichi-scorer.tsx';
import { summaryOf } from '../../src/components/widgets/scorer/summary.ts';
import {
  formatChange,
  formatDeal,
  textById,
  describeNext,
  formatPoints,
  formatPurse,
  describeRefusal,
  windNames,
} from '../../src/components/features/club/settle/format.ts';
import { settleWords } from '../../src/components/features/club/settle/strings.ts';
import { mcrFactsOf } from '../../src/components/base/steps/mcr-facts.ts';
import {
  type HandRequest,
  RIICHI_IDS,
  type TableEvent,
  YAKU,
  YAKUMAN,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { ui } from '../../src/i18n/strings.ts';
import { PRESET_IDS, presetOf } from '../../src/quizzes/exams/blueprint/presets.ts';
import type { Stratum } from '../../src/quizzes/base/stratum.ts';
import { quizOfDay } from '../../src/quizzes/quiz/hand-of-day.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import type { QuestionOf } from '../../src/quizzes/games/question.ts';
import type { Session } from '../../src/quizzes/session/session.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { ALL_SKILL_IDS, gameOfSkill } from '../../src/quizzes/base/skill-ids.ts';
import { makeQuestion } from '../../src/quizzes/games/skills.ts';
import { hand } from '../engine/hands.ts';
import { NAMED } from './named-words.ts';

registerGame(MCR_GAME);

/** Compares the descriptions, one per line; keys stand for sentences. */
const areSaid = (name: string, rows: readonly (readonly [what: string, said: unknown])[]): Promise<void> =>
  expect(
    rows.map(([what, said]) => `${what} · ${typeof said === 'string' ? said : JSON.stringify(said)}\n`).join(''),
  ).toMatchFileSnapshot(resolve(`tests/fixtures/said/${name}.txt`));

const settle = settleWords(NAMED);
const chapter = ui(NAMED, 'chapter');
const step = ui(NAMED, 'step');
const play = ui(NAMED, 'play');
const { practice } = practiceWords(NAMED);

test('what is played next, and why nothing can be settled', async () => {
  const names = windNames(settle);
  const strings = { words: settle, lang: 'en', locale: undefined };
  const before = { dealer: 1, firstDealer: 1 } as const;
  const hand = { kind: 'hand', dealer: 2, roundWind: 'south', counters: 1, bets: 2 } as const;
  const next = (
    one: Parameters<typeof describeNext>[0],
    isRiichi = true,
    was: Parameters<typeof describeNext>[2] = before,
  ) => describeNext(one, isRiichi, was, names, strings);
  const refusal = { where: 'event', field: 'event.winner.concealed', values: {}, why: 'too-many' };
  await areSaid('settle', [
    ['the same hand', next({ kind: 'same-hand' })],
    ['the end', next({ kind: 'over', bets: 0 })],
    ['the end with bets', next({ kind: 'over', bets: 2 })],
    ['the next dealer', next(hand)],
    ['the same dealer', next({ ...hand, dealer: 1 })],
    ['round the table', next({ ...hand, dealer: 0 })],
    ['without sticks', next(hand, false)],
    ['points', [-1500, 0, 1500.255].map((points) => [formatPoints(points, 'en'), formatChange(points, 'en')])],
    ['which hand', formatDeal('south', 2, settle)],
    ['purses', ([0, 3, 'table', 'nobody'] as const).map((purse) => formatPurse(purse, names, settle))],
    ['ids', [textById({ 'why.late': 'late' }, 'why', 'late'), textById({}, 'why', 'late')]],
    ...['too-many', 'not-a-win', 'unknown', 'bad-seat'].map(
      (why) =>
        [why, describeRefusal({ ...refusal, why, values: { reason: 'no-yaku', max: 4 } } as never, settle)] as const,
    ),
    ...(
      [
        ['seatWind', 'west'],
        ['roundWind', 'south'],
        ['by', 'draw'],
        ['discarder', 'left'],
        ['counters', 2],
        ['bets', 1],
        ['rules', 'ema-2016'],
        ['discarder', undefined],
      ] as const
    ).map(([name, wanted]) => {
      const why = wanted === undefined ? 'left-to-table' : 'follows-from-table';
      const values = wanted === undefined ? {} : { wanted: JSON.stringify(wanted) };
      const field = `event.winners[1].hand.${name}`;
      return [`${why} ${name}`, describeRefusal({ ...refusal, field, why, values } as never, settle)] as const;
    }),
  ]);
});

const HANDS: readonly (readonly [string, HandRequest])[] = [
  ['drawn by East', hand('22m33s *3s (555z) (666z) (777z)', { seatWind: 'east' })],
  [
    'drawn, somebody liable',
    hand('22m33s *3s (555z) (666z) (777z)', { liable: [{ from: 'left', pattern: 'daisangen' }], counters: 2 }),
  ],
  ['closed discard', hand('345m34577p33368s +7s', { riichi: 'riichi', ippatsu: true, doraIndicators: '2m' })],
  ['drawn by another', hand('345m34577p33368s *7s', { seatWind: 'south' })],
  ['drawn by East, plain', hand('345m34577p33368s *7s', { seatWind: 'east' })],
  ['a limit', hand('345m34577p33368s *7s', { riichi: 'double', doraIndicators: '2m6p', seatWind: 'west' })],
  ['no yaku', hand('123m34577p33s +3s (678s)')],
];

test('a result in one line', async () => {
  const line = (request: HandRequest): string => {
    const result = scoreRequest(request);
    return result.ok ? resultLine(result, { chapter, step, lang: 'en' }) : 'refused';
  };
  await areSaid(
    'results',
    HANDS.map(([what, request]) => [what, line(request)]),
  );
  expect(inNumbers({ discarder: null, east: 2600, others: 1300 }, 'en')).toBe('1,300/2,600');
});

test('how a hand was won', async () => {
  const base = hand('345m34577p33368s +7s', {});
  const flags = ['ippatsu', 'lastTile', 'afterKong', 'firstTurn', 'lastOfKind'] as const;
  const cases: readonly (readonly [string, HandRequest])[] = [
    ['nothing', base],
    ['drawn', { ...base, by: 'draw' }],
    ['riichi', { ...base, riichi: 'riichi' }],
    ['double riichi', { ...base, riichi: 'double' }],
    ...flags.map((flag) => [flag, { ...base, [flag]: true }] as const),
    ['no flag', { ...base, lastTile: false, ippatsu: false }],
    ['kong robbed', { ...base, robbedKong: 'added' }],
    ['on the table', { ...base, counters: 1, bets: 2 }],
    ['flowers', { ...base, flowers: 3 }],
    ['one flower', { ...base, flowers: 1 }],
    ['no flower', { ...base, flowers: 0 }],
    ['tile hidden', { ...base, winningTileShown: false }],
    ['tile shown', { ...base, winningTileShown: true }],
  ];
  const mcr = { mcr: ui(NAMED, 'mcr'), chapter };
  await areSaid('won', [
    ...cases.map(([what, one]) => [`${what}, in a chapter`, factsOf(one, chapter)] as const),
    ...cases.map(([what, one]) => [`${what}, in practice`, describeSituation(one, practice)] as const),
    ...cases.map(([what, one]) => [`${what}, in MCR`, [mcrFactsOf(one, mcr), mcrFactsOf(one, mcr, false)]] as const),
    ['a bare payment', [tableOf(true, 'draw', 0, practice), tableOf(false, 'discard', 1, practice)]],
    ...[...YAKU, ...YAKUMAN].map((id) => [id, occasionOf(id, chapter) ?? 'by its tiles'] as const),
  ]);
});

test('what an exam asks for', async () => {
  const words = examWords(NAMED, 'event');
  const strata: readonly Stratum[] = [
    {},
    ...([true, false] as const).flatMap((is) => [
      { open: is },
      { dealer: is },
      { limit: is },
      { rare: is },
      { short: is },
    ]),
    { by: 'draw' },
    ...(['low', 'middle', 'high'] as const).map((fu) => ({ fu })),
    ...([30, 40, 50, 60] as const).map((tens) => ({ tens })),
    { tensByLot: 30 },
    { tensByLot: 40 },
    ...(['few', 'some', 'many'] as const).map((fans) => ({ fans })),
  ];
  const own = { ...presetOf('mixed', 'ema-2016'), authored: [{ topic: 'rules', count: 2 }] };
  await areSaid('exams', [
    ...BOOK_IDS.flatMap((rules) =>
      PRESET_IDS.map((id) => [`${id} ${rules}`, sayKinds(presetOf(id, rules), words, 'en')] as const),
    ),
    ...strata.map((one) => {
      const parts = [{ skill: 'whole' as const, level: 2 as const, count: 1, strata: [one] }];
      return [JSON.stringify(one), sayKinds({ ...own, authored: [], parts }, words, 'en')] as const;
    }),
    [
      'more questions than strata',
      sayKinds(
        { ...own, authored: [], parts: [{ skill: 'fu', level: 2, count: 3, strata: [{ tens: 30 }, { tens: 40 }] }] },
        words,
        'en',
      ),
    ],
    [
      'no strata',
      sayKinds({ ...own, authored: [], parts: [{ skill: 'fu', level: 2, count: 1, strata: [] }] }, words, 'en'),
    ],
  ]);
});

test('what is written beside a question on paper', async () => {
  $mcrWords.set({ ...mcrWordsIn('en'), mcr: ui(NAMED, 'mcr') });
  const words = examWords(NAMED, 'supervised');
  const rows = ALL_SKILL_IDS.flatMap((skill) =>
    Array.from({ length: 4 }, (_, i) => {
      const rules = gameOfSkill(skill) === 'mcr' ? 'mers-2014' : 'ema-2016';
      const question = makeQuestion(skill, { rules, level: 2 }, `blank.${String(i)}`);
      const about = question && 'hand' in question ? `${question.hand.by} ${question.hand.seatWind}` : '';
      return [`${skill} ${about}`, question && blanksOf(question, words)] as const;
    }),
  );
  await areSaid('blanks', [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]);
});

test('how the result of a game is made', async () => {
  const rows = RIICHI_IDS.flatMap((rules) =>
    Array.from({ length: 4 }, (_, i) => {
      const question = makeQuestion('final-scores', { rules, level: 3 }, `final.${String(i)}`);
      return [`${rules} ${String(i)}`, finalLines(question as QuestionOf<'final-scores'>, play, 'en')] as const;
    }),
  );
  await areSaid('final-scores', rows);
});

test('what happens at a table', async () => {
  const after: readonly TableEvent[] = [
    { type: 'draw' },
    { type: 'discard', tile: '9m' },
    { type: 'others-discard', tile: '4p' },
  ];
  const own = (...events: readonly TableEvent[]) => eventLines([...after, ...events], play, [3]);
  const state = (more: object) => ({ rules: 'ema-2016', concealed: '', now: { type: 'exhausted' }, ...more }) as never;
  const nows = [
    { type: 'drew', tile: '3s' },
    { type: 'called' },
    { type: 'exhausted' },
    { type: 'kong', form: 'added', tile: '3s', from: 'left' },
    { type: 'kong', form: 'concealed', tile: '3s', from: 'across' },
    { type: 'discard', tile: '3s', from: 'right' },
    ...['nothing', 'drew-too-fast', 'next-drew', 'next-discarded', 'next-won'].map((since) => ({
      type: 'discard',
      tile: '3s',
      from: 'right',
      since,
    })),
  ];
  const claims = (['win', 'pung', 'kong', 'chow'] as const).map((call) => ({ from: 'left', call }));
  const riichi = { riichi: 'riichi' };
  await areSaid('table', [
    ['a turn', own({ type: 'draw' }, { type: 'discard', tile: '1z' })],
    ['after a claim', own({ type: 'claim' }, { type: 'discard', tile: '1z' })],
    ['after a kong', own({ type: 'kong' }, { type: 'discard', tile: '1z' })],
    [
      'two turns, riichi in the first',
      own({ type: 'riichi' }, { type: 'discard', tile: '1z' }, { type: 'draw' }, { type: 'discard', tile: '2z' }),
    ],
    ['others call', own({ type: 'others-claim' })],
    ['the own discard is called', own({ type: 'discard', tile: '5z' }, { type: 'others-claim' })],
    [
      'others have a kong',
      own({ type: 'others-kong', form: 'added', tile: '6z' }, { type: 'others-kong', form: 'concealed', tile: '7z' }),
    ],
    ...nows.map(
      (now) =>
        [JSON.stringify(now), momentLines(state({ now, melds: [{ called: '1s' }, { called: '2s' }] }), play)] as const,
    ),
    ['claims', momentLines(state({ claims }), play)],
    ['nothing special', tableNotes(state({}), play)],
    ['a dead hand', tableNotes(state({ dead: true }), play)],
    ['a short wall', [11, 12].map((tilesLeft) => tableNotes(state({ tilesLeft }), play))],
    ['kongs', [0, 3].map((kongs) => tableNotes(state({ kongs }), play))],
    ['riichi, nothing told', tableNotes(state(riichi), play)],
    ['riichi before what is told', tableNotes(state({ ...riichi, history: [{ type: 'riichi' }, ...after] }), play)],
    ['riichi in what is told', tableNotes(state({ ...riichi, history: [...after, { type: 'riichi' }] }), play)],
    ['riichi and nothing of others', tableNotes(state({ ...riichi, history: [{ type: 'draw' }] }), play)],
  ]);
});

test('a guess in the scorer, judged', async () => {
  const result = scoreRequest(requestOf(EXAMPLE, 'ema-2016'));
  if (!result.ok || result.kind !== 'win') throw new Error('the example does not win');
  const { han, fu, fuExact, payment } = result;
  const words = settle;
  const numbers = [han, fu, fuExact, Number(han) + 1, Number(fu) + 10].map(String);
  const payments = [
    '',
    'abc',
    '12',
    ...[payment.total, payment.discarder, payment.others].filter((one) => one !== null).map(String),
  ];
  const guesses = [
    ...numbers.map((one) => ({ han: one })),
    ...[...numbers, 'x'].map((one) => ({ fu: one })),
    ...payments.map((one) => ({ payment: one })),
    ...[
      ['2', '40', '2600'],
      ['4', '30', '7700'],
      ['3', '40', '5200'],
      ['3', '30', '3900'],
      ['3', '30', '5800'],
      ['3', '40', '7700'],
    ].map(([h = '', f = '', p = '']) => ({ han: h, fu: f, payment: p })),
  ];
  await areSaid(
    'guesses',
    guesses.map((guess) => {
      const filled = { ...NO_GUESS, ...guess };
      return [JSON.stringify(guess), judgedInWords(filled, judge(filled, result, EXAMPLE, 'ema-2016'), words)] as const;
    }),
  );
});

test('what a question to the scorer gets', () => {
  const state = { at: 'scored', result: scoreRequest(requestOf(EXAMPLE, 'ema-2016')) } as never;
  const noWin = { at: 'scored', result: { kind: 'no-win' } } as never;
  const guess = { ...NO_GUESS, han: '3' };
  const said = (more: object) =>
    summaryOf({ wanted: 'judged', state, guess, stateText: 'One tile more.', ...more } as never, RIICHI_SCORER, settle);
  expect(said({})).toEqual({ shown: 'judged' });
  expect(said({ guess: NO_GUESS })).toEqual({ shown: 'nothing', text: 'nothing' });
  expect(said({ state: noWin })).toEqual({ shown: 'judged', text: 'noWin' });
  expect(said({ wanted: 'answer', guess: NO_GUESS })).toEqual({ shown: 'answer', text: 'shown' });
  expect(said({ state: { at: 'unfinished' }, wanted: 'answer' })).toEqual({
    shown: 'nothing',
    text: 'unfinished(what=One tile more)',
  });
});

test('the picture of a result', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00') });
  const words = practiceWords(NAMED);
  const told = (session: Partial<Session>) =>
    resultText(
      { mode: 'skill', rules: 'ema-2016', ...session } as Session,
      { right: 3, asked: 4 },
      { words, lang: 'en' },
    );
  expect(told({ mode: 'mix' })).toEqual({
    title: 'mix',
    score: 'score(right=3 of=4)',
    details: ['rules(book=ema-2016)', 'Nov 23, 2026'],
    share: 0.75,
  });
  expect(told({ mode: 'round' }).title).toBe('east-round');
  expect(told({ mode: 'speed' }).title).toBe('title');
  expect(told({ skill: 'fu', mode: 'mix' }).title).toBe('skill.fu');
  expect(told({ quiz: { title: 'Club night' } as never, skill: 'fu' }).title).toBe('Club night');
  expect(told({ quiz: quizOfDay('2026-11-23', 'ema-2016') }).title).toBe('day');
  expect(told({ quiz: { seed: 'club' } as never, skill: 'fu' }).title).toBe('skill.fu');
  vi.useRealTimers();
});

test('articles, without the rulebook’s name in its own column', async () => {
  const words = { step, compare: ui(NAMED, 'compare'), book: ui(NAMED, 'book') } as never;
  const clauses = [
    { book: 'ema-2016', article: '3.3.1' },
    { published: 'ema-2016', section: '3.3' },
    { book: 'samara-2019', article: '3.3.1' },
    { published: 'samara-2019', section: '3.3' },
    { published: 'mcr-2006', section: '3.9.2' },
    { published: 'mcr-2006', section: '48' },
    { published: 'practice', section: '' },
  ];
  const silent = (book: string, from: object) => ({ book, silent: true, from, why: 'mended' });
  const [own, printed, other, printedElsewhere] = clauses;
  const all = [...clauses, ...[own, printed, other, printedElsewhere].map((from) => silent('ema-2016', from ?? {}))];
  await areSaid(
    'columns',
    all.map((clause) => [JSON.stringify(clause), placeInColumn(clause as never, 'ema-2016', words, undefined)]),
  );
});
