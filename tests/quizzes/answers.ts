import { isDeepStrictEqual } from 'node:util';
import {
  type Limit,
  type PatternId,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type Tile,
} from '../../src/engine/riichi/index.ts';
import type { Answers, RiichiAnswer, RiichiQuestion } from '../../src/quizzes/games/question.ts';
import type { OpenReading, Shares } from '../../src/quizzes/base/terms.ts';
import { answersTo } from '../../src/quizzes/table/may.ts';
import { baseOf, limitOf, paymentOf } from '../oracle/payment.ts';
import { allReadings } from '../oracle/readings.ts';
import { RULES } from '../oracle/rules.ts';
import { oracleScore } from '../oracle/score.ts';
import { doraOf, howMany, KINDS, listTiles, plain } from '../oracle/tiles.ts';
import { waitOf, windTile } from '../oracle/yaku.ts';
import type { HandRequest as OracleRequest, Verdict } from '../oracle/types.ts';
import { forOracle } from './hands.ts';
import { see } from './reckoning.ts';
import { finalScore, isAtTable, rightAtTable, wrongAtTable } from './table-answers.ts';

type Hand = Extract<RiichiQuestion, { hand: unknown }>['hand'];

const scored = (hand: Hand): Verdict => oracleScore(forOracle(hand));

function waitsOf(concealed: string, melds: OracleRequest['melds']): Tile[] {
  const held = [...listTiles(concealed), ...melds.flatMap((meld) => listTiles(meld.tiles))].map(plain);
  const request = {
    rules: 'ema-2016',
    concealed,
    melds,
    by: 'draw',
    seatWind: 'east',
    roundWind: 'east',
    riichi: 'none',
  } as const;
  return KINDS.filter(
    (tile) => howMany(held, tile) < 4 && allReadings({ ...request, winningTile: tile }).length > 0,
  ) as Tile[];
}

function setFuOf(type: string, tiles: string, made: string): number {
  if (type === 'chow') return 0;
  const outside = /[19z]/.test(tiles);
  return 2 * (made === 'concealed' ? 2 : 1) * (outside ? 2 : 1) * (type === 'kong' ? 4 : 1);
}

function pairAndWait({ hand, rules }: Extract<RiichiQuestion, { skill: 'pair-wait' }>): { pair: number; wait: number } {
  const seen = see(forOracle(hand));
  const tile = seen?.view.reading.groups.find(({ kind }) => kind === 'pair')?.tiles[0] ?? '';
  const values = [windTile(hand.seatWind), windTile(hand.roundWind), '5z', '6z', '7z'];
  const wait = seen && ['edge', 'closed', 'pair'].includes(waitOf(seen.view)) ? 2 : 0;
  const winds = values.filter((value) => value === tile).length;
  return { pair: winds > 1 ? RULES[rules].doubleWindPairFu : 2 * winds, wait };
}

const shares = (verdict: Verdict): Shares => {
  if (verdict.kind !== 'win') return { discarder: null, east: null, others: null };
  const { discarder, east, others } = verdict.payment;
  return { discarder, east, others };
};

const idsOf = (verdict: Verdict): PatternId[] =>
  verdict.kind === 'win' ? verdict.items.map(({ id }) => id as PatternId) : [];

/** The right answer to a question, by the second scorer alone. */
export function rightAnswer(question: RiichiQuestion): RiichiAnswer {
  if (isAtTable(question)) return rightAtTable(question);
  const { skill, rules } = question;
  switch (skill) {
    case 'indicators':
      return doraOf(question.indicator) as Tile;
    case 'waits':
      return waitsOf(question.concealed, question.melds as OracleRequest['melds']);
    case 'set-fu':
      return setFuOf(question.set.type, question.set.tiles, question.set.made);
    case 'limits':
      return limitOf(question.han, question.fu, RULES[rules]) ?? 'none';
    case 'payment': {
      const { han, fu, by, dealer, counters } = question;
      const bare = {
        rules,
        concealed: '',
        winningTile: '',
        by,
        seatWind: dealer ? 'east' : 'west',
        roundWind: 'east',
        counters,
      } as const;
      const { discarder, east, others } = paymentOf(
        forOracle(bare),
        RULES[rules],
        baseOf(han, fu, limitOf(han, fu, RULES[rules])),
        [],
      );
      return { discarder, east, others };
    }
    case 'pair-wait':
      return pairAndWait(question);
    case 'other-rules':
      return shares(scored({ ...question.hand, rules: question.other }));
    case 'yaku':
      return idsOf(scored(question.hand));
    case 'dora': {
      const verdict = scored(question.hand);
      return verdict.kind === 'win' ? verdict.dora + verdict.kanDora + verdict.uraDora + verdict.redFives : 0;
    }
    case 'han':
    case 'fu': {
      const verdict = scored(question.hand);
      return verdict.kind === 'win' ? (verdict[skill] ?? 0) : 0;
    }
    case 'whole': {
      const verdict = scored(question.hand);
      if (verdict.kind !== 'win') return {};
      const { han, fu } = verdict;
      return {
        yaku: idsOf(verdict),
        ...(han === null ? {} : { han }),
        ...(fu === null ? {} : { fu }),
        payment: shares(verdict),
      };
    }
  }
}

/** Whether a rulebook leaves an option open, and names this value as another reading. */
const isNamed = (rules: RiichiId, { option, value }: OpenReading): boolean => {
  const { open, options } = RIICHI_RULEBOOKS[rules];
  const values: readonly unknown[] = open[option as keyof typeof open] ?? [];
  return option === 'inPlus'
    ? options.uma.kind === 'by-players-in-plus'
    : values.some((one) => isDeepStrictEqual(one, value));
};

/** Whether an answer is right by another reading that the rulebook leaves open: by the second scorer, or by what a player may do. */
export function isRightBy(reading: OpenReading, question: RiichiQuestion, given: RiichiAnswer): boolean {
  if (!isNamed(question.rules, reading)) return false;
  if (question.skill === 'final-scores') return finalScore(question, reading) === given;
  if (question.skill === 'may-i') {
    const asked = { ...question, knobs: { ...question.knobs, [reading.option]: reading.value } };
    return answersTo(asked, asked).some((answer) => answer === given);
  }
  if (!('hand' in question)) return false;
  const hand = { ...question.hand, knobs: { ...question.hand.knobs, [reading.option]: reading.value } };
  return isDeepStrictEqual(rightAnswer({ ...question, hand }), given);
}

const dearer = ({ discarder, east, others }: Shares): Shares => {
  const more = (points: number | null): number | null => (points === null ? null : points + 100);
  return discarder === null && east === null && others === null
    ? { discarder: 1000, east: null, others: null }
    : { discarder: more(discarder), east, others: more(others) };
};

const LIMITS: readonly (Limit | 'none')[] = ['none', 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'];
const after = <T>(list: readonly T[], one: T): T => list[(list.indexOf(one) + 1) % list.length] as T;

/** An answer that the second scorer rejects. */
export function wrongAnswer(question: RiichiQuestion): RiichiAnswer {
  if (isAtTable(question)) return wrongAtTable(question);
  const right = rightAnswer(question);
  switch (question.skill) {
    case 'indicators':
      return after(KINDS as Tile[], right as Tile);
    case 'waits':
      return (right as Tile[]).length > 1
        ? (right as Tile[]).slice(1)
        : [...(right as Tile[]), after(KINDS as Tile[], (right as Tile[])[0] ?? '1m')];
    case 'yaku':
      return (right as PatternId[]).includes('sankantsu') ? [] : [...(right as PatternId[]), 'sankantsu'];
    case 'dora':
    case 'han':
      return (right as number) + 1;
    case 'set-fu':
      return (right as number) * 2 + 2;
    case 'fu':
      return (right as number) + 10;
    case 'pair-wait':
      return { ...(right as Answers['pair-wait']), wait: 2 - (right as Answers['pair-wait']).wait };
    case 'limits':
      return after(LIMITS, right as Limit | 'none');
    case 'payment':
    case 'other-rules':
      return dearer(right as Shares);
    case 'whole': {
      const answer = right as Answers['whole'];
      return { ...answer, ...(answer.payment ? { payment: dearer(answer.payment) } : {}) };
    }
  }
}
