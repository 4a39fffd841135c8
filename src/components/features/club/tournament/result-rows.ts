import type { BySeat } from '../../../../engine/riichi/index.ts';
import { pointsIn } from '../settle/points.ts';
import { parseFines, parseSubstitutes } from './booked-fields.ts';
import { plainField } from '../../../base/files/csv.ts';
import { MOST, type Player, type TableResult, emaNumber, tidyName } from './tournament.ts';

/** Why a row of results is rejected. */
export type RowProblem =
  | 'fields'
  | 'points'
  | 'name'
  | 'twice'
  | 'session'
  | 'bets'
  | 'fines'
  | 'substitutes'
  | 'stage'
  | 'player'
  | 'too-many';

/** What is wrong in a row, and in which field if it is one. */
export interface Refused {
  readonly why: RowProblem;
  readonly field?: string | undefined;
}

/** A table of a session, with players by name. */
interface TableRow extends Omit<TableResult, 'players'> {
  readonly session: number;
  readonly names: BySeat<string>;
}

/** The contents of a row: a table's result, who missed a session, its stage, or facts about a player. */
export type Row =
  | ({ readonly kind: 'table' } & TableRow)
  | { readonly kind: 'missed'; readonly session: number; readonly names: readonly string[] }
  | { readonly kind: 'stage'; readonly session: number; readonly stage: number }
  | ({ readonly kind: 'player' } & Omit<Player, 'id'>);

const PAIRS = 8;
/** Bets, fines and substitutes, in this order. */
const BEHIND = 3;

const nameIn = (field: string | undefined): string => tidyName(plainField(field ?? ''));
const sessionIn = (field: string): number | undefined => {
  const session = /^\d{1,3}$/.test(field) ? Number(field) : 0;
  return session >= 1 && session <= MOST.sessions ? session - 1 : undefined;
};
const countIn = (field: string, most: number): number | undefined => {
  const count = field === '' ? 0 : pointsIn(field);
  return count !== undefined && count >= 0 && count <= most ? count : undefined;
};
const refused = (why: RowProblem, field?: string): Refused => ({ why, field });

function tableIn(fields: readonly string[], session: number): Row | Refused {
  if (fields.length < PAIRS || fields.length > PAIRS + BEHIND) return refused('fields');
  const names = [0, 2, 4, 6].map((i) => nameIn(fields[i]));
  const points = [1, 3, 5, 7].map((i) => fields[i] ?? '');
  const scores = points.map(pointsIn);
  const [bets = '', fines = '', substituted = ''] = fields.slice(PAIRS);
  const sticks = countIn(bets, MOST.bets);
  const penalties = parseFines(fines);
  const substitutes = parseSubstitutes(substituted);
  if (names.includes('')) return refused('name');
  if (new Set(names).size < 4) return refused('twice');
  if (scores.includes(undefined)) return refused('points', points[scores.indexOf(undefined)]);
  if (sticks === undefined) return refused('bets', bets);
  if (!penalties) return refused('fines', fines);
  if (!substitutes) return refused('substitutes', substituted);
  const four = { names: names as unknown as BySeat<string>, scores: scores as unknown as BySeat<number> };
  return { kind: 'table', session, ...four, bets: sticks, penalties, substitutes };
}

function playerIn([field, off = '', word = '', ...about]: readonly string[]): Row | Refused {
  const name = nameIn(field);
  const penalty = countIn(off, MOST.points);
  const status = (['withdrawn', 'disqualified'] as const).find((one) => one === word);
  if (name === '') return refused('name');
  if (penalty === undefined || (word !== '' && status === undefined)) return refused('player', word || off);
  const [club = '', country = ''] = about.map(nameIn);
  const ema = emaNumber(about[2] ?? '');
  return {
    kind: 'player',
    name,
    penalty,
    ...(status && { status }),
    ...(club && { club }),
    ...(country && { country }),
    ...(ema && { ema }),
  };
}

/**
 * Parses one row: a table with optional session and table number, four players each with points, then optional bets, fines
 * and substitutes; or, depending on the word in the second field, who missed a session, its stage, or a player.
 */
export function readRow(fields: readonly string[], current: number): Row | Refused {
  const [first = '', word = '', ...rest] = fields;
  const session = sessionIn(first);
  if (word === 'player' && first === '') return playerIn(rest);
  if (word === 'missed' || word === 'stage') {
    if (session === undefined) return refused('session', first);
    if (word === 'missed') return { kind: 'missed', session, names: rest.map(nameIn).filter((name) => name !== '') };
    const stage = countIn(rest[0] ?? '', MOST.sessions);
    return stage ? { kind: 'stage', session, stage } : refused('stage', rest[0]);
  }
  const trimmed = [...fields];
  while (trimmed.length > PAIRS && trimmed.at(-1) === '') trimmed.pop();
  const hasPlace = trimmed.length >= PAIRS + 2 && /^\d{1,3}$/.test(first) && /^\d{0,4}$/.test(word);
  if (hasPlace) return session === undefined ? refused('session', first) : tableIn(trimmed.slice(2), session);
  // If the end of the row does not fit after points, its start is not session and table.
  const isMoved = trimmed.length > PAIRS + 1 && countIn(trimmed[PAIRS] ?? '', MOST.bets) === undefined;
  return isMoved ? refused('fields') : tableIn(trimmed, current);
}
