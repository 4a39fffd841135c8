import { type Clause, RIICHI_RULEBOOKS, type RiichiOptions } from '../../../engine/riichi/index.ts';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { attempts } from '../../base/attempts.ts';
import { formatJson, formatRules, readJson } from '../../skill-kit/link-fields.ts';
import { type Ruleset, rulesetOf } from '../../base/ruleset.ts';
import { type Asked, type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import { choicesAmong } from '../../table/choices.ts';
import { isObject } from '../../table/read.ts';
import { isSeat } from '../../table/seats.ts';
import { type Settled, settled } from '../../table/settled.ts';
import { type Taken, checkPoints } from '../../table/taken-for.ts';
import { type WonHand, dealWins } from './deal.ts';

type WinsQuestion = Asked<'several-wins'> & WonHand;

const START = [30000, 30000, 30000, 30000] as const;
const MOST_TRIES = 60;
const STICK = 1000;

function settlement(
  hand: WonHand,
  { rules, knobs = {} }: Ruleset,
  other: Partial<RiichiOptions> = {},
): Settled | undefined {
  const { event, riichi, counters, bets } = hand;
  const table = { roundWind: 'east', dealer: 0, scores: START, counters, bets, riichi } as const;
  return settled({ rules, knobs: { ...knobs, ...other }, ...table, event });
}

const solve = (question: WinsQuestion): number => settlement(question, question)?.deltas[question.seat] ?? 0;

/** Other rulebooks' rules that players confuse with those in force. */
const MIXED_UP: readonly Partial<RiichiOptions>[] = [
  { severalRonBets: 'first' },
  { severalRonCounters: 'first' },
  { severalRons: 'head-bump', tripleRon: 'head-bump' },
  { severalRons: 'all-paid', tripleRon: 'all-paid' },
  { paoRon: 'feeder' },
  { paoRon: 'discarder' },
  { paoCounters: 'feeder' },
];

/** A hand with one winner, whose han and fu are counted too high; none for any other hand. */
function dearer({ event, ...hand }: WonHand, more: { readonly han: number; readonly fu: number }): readonly WonHand[] {
  const [one, second] = event.type === 'tsumo' ? [event.winner] : event.winners;
  if (!one || second || !('han' in one)) return [];
  const winner = { ...one, han: one.han + more.han, fu: one.fu + more.fu };
  return [{ ...hand, event: event.type === 'tsumo' ? { ...event, winner } : { ...event, winners: [winner] } }];
}

/** The options: other rules, a miscounted hand, sticks and counters forgotten. */
export function winsChoices(question: WinsQuestion): readonly number[] {
  const right = solve(question);
  const at = (hand: WonHand, other?: Partial<RiichiOptions>): number[] => {
    const delta = settlement(hand, question, other)?.deltas[question.seat];
    return delta === undefined ? [] : [delta];
  };
  const wrong = [
    ...MIXED_UP.flatMap((other) => at(question, other)),
    ...dearer(question, { han: 0, fu: 10 }).flatMap((one) => at(one)),
    ...at({ ...question, counters: 0 }),
    ...at({ ...question, bets: 0 }),
    ...at({ ...question, riichi: [] }),
    ...dearer(question, { han: 1, fu: 0 }).flatMap((one) => at(one)),
  ];
  return choicesAmong(right, wrong, STICK);
}

/** Wrong answers: by another rule, or with sticks and counters forgotten. */
function takenFor(question: WinsQuestion): readonly Taken[] {
  const at = (hand: WonHand, other?: Partial<RiichiOptions>): number | undefined =>
    settlement(hand, question, other)?.deltas[question.seat];
  return [
    {
      id: 'wins-nearest-only',
      rule: 'severalRons',
      points: at(question, { severalRons: 'head-bump', tripleRon: 'head-bump' }),
    },
    {
      id: 'wins-all-paid',
      rule: 'severalRons',
      points: at(question, { severalRons: 'all-paid', tripleRon: 'all-paid' }),
    },
    { id: 'wins-sticks-to-first', rule: 'severalRonBets', points: at(question, { severalRonBets: 'first' }) },
    { id: 'wins-counters-once', rule: 'severalRonCounters', points: at(question, { severalRonCounters: 'first' }) },
    { id: 'wins-feeder-alone', rule: 'paoRon', points: at(question, { paoRon: 'feeder' }) },
    { id: 'wins-discarder-alone', rule: 'paoRon', points: at(question, { paoRon: 'discarder' }) },
    { id: 'wins-counters-forgotten', rule: 'counterValue', points: at({ ...question, counters: 0 }) },
    { id: 'wins-sticks-forgotten', rule: 'severalRonBets', points: at({ ...question, bets: 0 }) },
  ];
}

const EVERY = ['table:wins-2', 'table:wins-3', 'table:wins-1', 'table:liable-ron', 'table:liable-tsumo'] as const;

const factOf = ({ event }: WinsQuestion): string => {
  const winners = event.type === 'tsumo' ? [event.winner] : event.winners;
  if (winners.some((one) => 'liable' in one)) return `liable-${event.type}`;
  return event.type === 'tsumo' ? 'wins-drawn' : `wins-${String(winners.length)}`;
};

/** What a hand pays or costs a player when several win, or when somebody is liable. */
export const severalWins: Skill<'several-wins', WinsQuestion, number> = {
  id: 'several-wins',
  steps: [],
  teaches: ['table:wins', 'table:liable'],
  answer: numberForm,
  format: (question) => {
    const { event, riichi, counters, bets, seat } = question;
    return `${formatRules(question)}${formatJson('won', { event, riichi, counters, bets, seat })}`;
  },
  parse: (fields, ruleset) => {
    const given = readJson(fields, 'won');
    if (!isObject(given) || !isSeat(given.seat)) return undefined;
    const hand = given as unknown as WonHand;
    return settlement(hand, ruleset) ? hand : undefined;
  },
  make: (random, order) =>
    attempts(MOST_TRIES, () => {
      const hand = dealWins(random, order);
      if (!hand || !settlement(hand, order)) return undefined;
      const { event, riichi, counters, bets, seat } = hand;
      return { skill: 'several-wins', ...rulesetOf(order), event, riichi, counters, bets, seat };
    }),
  solve,
  judge: (question, given) => wholly(given === solve(question)),
  misconceptions: (question, given) => checkPoints(takenFor(question), solve(question), given),
  every: () => EVERY,
  facts: (question) => [`table:${factOf(question)}`],
  cites: (question) => {
    const { seat, rules } = question;
    const { cite } = RIICHI_RULEBOOKS[rules];
    const steps = settlement(question, question)?.steps ?? [];
    const own = steps.filter(({ from, to }) => from === seat || to === seat).map((step): Clause => step.cite);
    return eachOnce([...own, cite.severalRons]);
  },
};

/** What else decides who pays whom: the rule on several winners, or on liability. */
type Decides = 'head-bump' | 'triple-ron' | 'liable-pays';

/** That rule with its clause. */
export function decidedBy({ event, rules, knobs = {}, seat }: WinsQuestion): readonly { id: Decides; cite: Clause }[] {
  const book = RIICHI_RULEBOOKS[rules];
  const { severalRons, tripleRon } = { ...book.options, ...knobs };
  const { cite } = book;
  if (event.type === 'tsumo') return [{ id: 'liable-pays', cite: cite.paoRon }];
  const { winners, discarder } = event;
  if (winners.length === 3 && tripleRon === 'redeal') return [{ id: 'triple-ron', cite: cite.tripleRon }];
  const how = winners.length === 3 ? tripleRon : severalRons;
  if (winners.length > 1 && how === 'head-bump') return [{ id: 'head-bump', cite: cite.severalRons }];
  const isThird = seat !== discarder && winners.every((one) => one.seat !== seat);
  return isThird || winners.some((one) => 'liable' in one) ? [{ id: 'liable-pays', cite: cite.paoRon }] : [];
}

/** The transfers that make up the answer, for the explanation. */
export const movesOf = (question: WinsQuestion): Settled['steps'] =>
  (settlement(question, question)?.steps ?? []).filter(
    ({ from, to }) => from === question.seat || to === question.seat,
  );
