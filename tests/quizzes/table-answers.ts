import type { Readings, RiichiOptions, TableEvent } from '../../src/engine/riichi/index.ts';
import type { Answers, Question, QuestionOf } from '../../src/quizzes/games/question.ts';
import type { OpenReading } from '../../src/quizzes/base/terms.ts';
import { solveQuestion } from '../../src/quizzes/games/skills.ts';
import { FURITEN } from '../../src/quizzes/skills/furiten/deal.ts';
import { CHOICES } from '../../src/quizzes/skills/may-i/options.ts';
import { RULINGS } from '../../src/quizzes/skills/penalties/scenarios.ts';
import { FULL_RULINGS } from '../../src/quizzes/skills/rulings/full.ts';
import { COUNTS, PLAYERS, type PlayedHand } from '../../src/quizzes/skills/counters/hands.ts';
import { furitenKinds } from '../oracle-play/furiten.ts';
import { oracleFinish } from '../oracle-settle/finish.ts';
import { RULEBOOKS } from '../oracle-settle/rulebooks.ts';
import { oracleSettle } from '../oracle-settle/settle.ts';
import type { SettleRequest, TableEvent as SettledEvent } from '../oracle-settle/types.ts';
import { listTiles, plain } from '../oracle/tiles.ts';

/** The skills that are about the table rather than a hand. */
export const TABLE_SKILLS = [
  'furiten',
  'may-i',
  'noten',
  'several-wins',
  'counters',
  'final-scores',
  'penalties',
  'rulings',
] as const;

/** The skills about the table. */
export type TableSkill = (typeof TABLE_SKILLS)[number];

type TableQuestion = Extract<Question, { skill: TableSkill }>;
type TableAnswer = Answers[TableSkill];

const START = [30_000, 30_000, 30_000, 30_000];

function furiten({ state, rules }: QuestionOf<'furiten'>): TableAnswer {
  const hand = listTiles(state.concealed).map(plain);
  const story = (state.history ?? []).map((event: TableEvent) =>
    'tile' in event ? { ...event, tile: plain(event.tile) } : event,
  );
  const [kind] = furitenKinds(hand, story, rules);
  return kind ?? 'may';
}

/** A draw settled by hand: three thousand in all, from the noten players to the tenpai ones. */
function noten({ tenpai, seat }: QuestionOf<'noten'>): number {
  const waiting = [0, 1, 2, 3].filter((one) => Math.floor(tenpai / 2 ** one) % 2 === 1);
  if (waiting.length === 0 || waiting.length === 4) return 0;
  return waiting.includes(seat) ? 3000 / waiting.length : -3000 / (4 - waiting.length);
}

/** A hand of the counters question as the second settler takes it. */
export function eventOf(hand: PlayedHand): SettledEvent {
  if (hand.type === 'draw') return { type: 'draw', tenpai: [...hand.tenpai] };
  if (hand.type === 'chombo') return { type: 'chombo', seats: [hand.seat] };
  const winners = hand.winners.map((seat) => ({ seat, han: 2, fu: 30 }));
  const [first] = winners;
  if (hand.discarder !== undefined) return { type: 'ron', discarder: hand.discarder, winners };
  if (!first) throw new Error('nobody won');
  return { type: 'tsumo', winner: first };
}

function counters({ hands, ask, rules }: QuestionOf<'counters'>): TableAnswer {
  let table: Pick<SettleRequest, 'dealer' | 'roundWind' | 'counters' | 'bets'> = {
    dealer: 0,
    roundWind: 'east',
    counters: 0,
    bets: 0,
  };
  for (const hand of hands) {
    const { next } = oracleSettle({ rules, ...table, scores: START, riichi: [...hand.riichi], event: eventOf(hand) });
    if (next.kind !== 'hand') throw new Error('the game is over');
    table = next;
  }
  return ask === 'dealer' ? PLAYERS[table.dealer] : (COUNTS[table[ask] ?? 0] ?? '0');
}

/** A player's result by the second settler, by ours or by another reading of a chombo or of who is in plus. */
export function finalScore(
  { rules, scores, bets, chombo, seat }: QuestionOf<'final-scores'>,
  { option, value }: Partial<OpenReading> = {},
): number {
  const paid = option === 'chombo' ? (value as RiichiOptions['chombo']) : RULEBOOKS[rules].chombo;
  const penalties =
    chombo === undefined || paid.kind !== 'tournament'
      ? []
      : [{ seat: chombo, points: paid.points, when: 'after-uma' as const }];
  const readings = option === 'inPlus' ? { inPlus: value as Readings['inPlus'] } : {};
  const { players } = oracleFinish({ rules, scores: [...scores], bets, penalties, readings });
  const player = players.find((one) => one.seat === seat);
  // Samara ranks by places, then raw points (6.3): there the points themselves are entered.
  return (rules === 'samara-2019' ? player?.points : player?.total) ?? 0;
}

/** Whether a question is about the table. */
export const isAtTable = (question: Question): question is TableQuestion =>
  (TABLE_SKILLS as readonly string[]).includes(question.skill);

/** The right answer to a question about the table, by the second judges and settlers. */
export function rightAtTable(question: TableQuestion): TableAnswer {
  switch (question.skill) {
    case 'furiten':
      return furiten(question);
    case 'may-i':
      // The facts that test the judge of play are in tests/engine/play.
      return solveQuestion(question) as Answers['may-i'];
    case 'penalties':
      // The scenes are compared with the list of penalties in tests/content.
      return solveQuestion(question) as Answers['penalties'];
    case 'rulings':
      return solveQuestion(question) as Answers['rulings'];
    case 'noten':
      return noten(question);
    case 'counters':
      return counters(question);
    case 'several-wins': {
      const { rules, event, riichi, counters: onTable, bets, seat } = question;
      const table: Omit<SettleRequest, 'event'> = {
        rules,
        roundWind: 'east',
        dealer: 0,
        scores: START,
        counters: onTable,
        bets,
        riichi: [...riichi],
      };
      return oracleSettle({ ...table, event: structuredClone(event) as unknown as SettledEvent }).deltas[seat] ?? 0;
    }
    case 'final-scores':
      return finalScore(question);
  }
}

const another = <T>(all: readonly T[], right: unknown): T => all.find((one) => one !== right) as T;

/** A wrong answer to a question about the table. */
export function wrongAtTable(question: TableQuestion): TableAnswer {
  const right = rightAtTable(question);
  switch (question.skill) {
    case 'furiten':
      return another(FURITEN, right);
    case 'may-i':
      return another(CHOICES, right);
    case 'penalties':
      return another(RULINGS, right);
    case 'rulings': {
      const { ruling, article } = right as Answers['rulings'];
      return { ruling: another(FULL_RULINGS, ruling), article };
    }
    case 'counters':
      return another(question.ask === 'dealer' ? PLAYERS : COUNTS, right);
    case 'noten':
    case 'several-wins':
    case 'final-scores':
      return (right as number) + 1000;
  }
}
