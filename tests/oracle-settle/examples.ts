import { readFileSync } from 'node:fs';
import type { RulesId, Seat } from './types.ts';

/** Seats in the words of the records: the winds of the first hand. */
export type Letter = 'E' | 'S' | 'W' | 'N';
/** The seat of each wind in the first hand. */
export const SEAT_OF: Record<Letter, Seat> = { E: 0, S: 1, W: 2, N: 3 };

type Deltas = Record<Letter, number>;

/** The kinds of record that are about settling, finishing and ranking, each in its own words. */
interface Kinds {
  noten: { input: { tenpai: Letter[] }; expect: { delta: Deltas } };
  honba_pay: {
    input: { counters: number; win: 'ron' | 'tsumo' | 'double_ron' };
    expect: { discarder?: number; each?: number; total?: number; each_winner?: number };
  };
  honba_move: {
    input: { counters_before: number; event: 'exhaustive_draw' | 'win' | 'chombo'; winners?: Letter[] };
    expect: { counters_after: number };
  };
  chombo_payment: {
    input: { offender: Letter };
    expect: { delta?: Deltas; tournament_score?: number; tournament_score_points?: number };
  };
  penalty_level: { input: object; expect: { chombo_level: number[]; serious: number[] } };
  late_penalty: { input: { minutes_late: number }; expect: { points?: number; substitute: boolean } };
  pao: {
    input: { yakuman: string; winner: 'other' | 'east'; win: 'ron' | 'tsumo'; counters?: number };
    expect: { P: number; D?: number };
  };
  multi_ron_sticks: {
    input: { discarder: Letter; winners: Letter[]; riichi: Letter[] };
    expect: { own_stick_back: Letter[]; nearest_right: Letter; W_gets_from: Letter[]; dealer_stays: boolean };
  };
  limit_payment: { input: { limit: string; win: 'ron' }; expect: { east: number; other: number } };
  limit_of_han: { input: { han: number }; expect: { limit: string } };
  score_table: {
    input: { han: number; fu: number };
    expect: {
      ron?: { east: number; other: number };
      tsumo?: { east_each: number; other_from_east: number; other_from_others: number };
    };
  };
  uma_tie: { input: { uma: number[]; tied_places: number[] }; expect: { each: number } };
  substitute: {
    input: { substitute_place?: number; from_start?: boolean; missed_sessions?: number };
    expect: {
      opponents_uma?: number[];
      substitute_entry?: { points: number; uma: number };
      sum_of_uma?: number;
      points?: number;
      uma?: number;
    };
  };
  samara_rank: {
    input: Record<'a' | 'b', { places?: number[]; points?: number[]; best?: number; worst?: number }>;
    expect: { better: 'a' | 'b'; criterion: string } & Record<string, unknown>;
  };
  jpml_uma: { input: { scores: number[] }; expect: { uma_by_place: number[] } };
  jpml_final: { input: { scores: number[]; chombo_by_place: number[] }; expect: { final: number[] } };
  jpml_convert: { input: { delta_points: number }; expect: { points: number } };
  missed_stage: { input: { missed: number }; expect: { points?: number; eligible_overall: boolean } };
  time_signal: {
    input: { ruleset: string; dice_thrown_at_signal: boolean };
    expect: { hands_still_to_play: number };
  };
}

/** A record of one kind; without `rulesets` it holds in every riichi rulebook. */
export type Example<Kind extends keyof Kinds> = Kinds[Kind] & { id: string; kind: Kind; rulesets?: RulesId[] };

const FILE = new URL('../fixtures/riichi-examples.jsonl', import.meta.url);
const RECORDS = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line): unknown => JSON.parse(line));

/** The records of a kind, each under every rulebook for which it holds. */
export function examplesOf<Kind extends keyof Kinds>(kind: Kind): (Example<Kind> & { rules: RulesId })[] {
  const everywhere: RulesId[] = ['ema-2016', 'samara-2019', 'ema-2012', 'tesuji-2018'];
  return (RECORDS as Example<Kind>[])
    .filter((record) => record.kind === kind)
    .flatMap((record) => (record.rulesets ?? everywhere).map((rules) => ({ ...record, rules })));
}
