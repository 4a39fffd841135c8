import type { Clause } from '../../clause.ts';
import type { HandRequest } from '../../hand/request.ts';
import { type Refusal, type RefusalId, refuse } from '../../result.ts';
import { TILE_OF_KIND, windKind } from '../../tile.ts';
import type { TableFacts } from '../hand.ts';
import type { CiteId, RiichiRules } from '../rules.ts';
import { couldBeOrphans } from '../shapes.ts';

/** Something that cannot be at a table, with the field to change and the place that says so. */
interface Impossible {
  readonly why: RefusalId;
  readonly field: keyof HandRequest;
  readonly cite: CiteId;
  readonly holds: (facts: TableFacts) => boolean;
}

const isDeclared = ({ riichi }: TableFacts): boolean => riichi.kind !== 'none';
const isIppatsu = ({ riichi }: TableFacts): boolean => riichi.kind !== 'none' && riichi.ippatsu;
const isRobbed = ({ robbedKong }: TableFacts): boolean => robbedKong !== 'none';
const hasKong = ({ melds }: TableFacts): boolean => melds.some(({ type }) => type === 'kong');
const EAST = windKind('east');
const IN_A_SET = 3;

/** What cannot meet, in the order in which it is told. */
const IMPOSSIBLE: readonly Impossible[] = [
  {
    why: 'riichi-with-open-meld',
    field: 'riichi',
    cite: 'riichi-declaration',
    holds: (f) => isDeclared(f) && !f.closed,
  },
  { why: 'robbed-kong-on-draw', field: 'robbedKong', cite: 'chankan', holds: (f) => isRobbed(f) && f.byDraw === true },
  { why: 'robbed-kong-on-last-tile', field: 'robbedKong', cite: 'chankan', holds: (f) => isRobbed(f) && f.lastTile },
  { why: 'robbed-kong-on-first-turn', field: 'robbedKong', cite: 'renhou', holds: (f) => isRobbed(f) && f.firstTurn },
  {
    why: 'after-kong-on-discard',
    field: 'afterKong',
    cite: 'rinshan',
    holds: (f) => f.afterKong && f.byDraw === false,
  },
  { why: 'after-kong-with-ippatsu', field: 'afterKong', cite: 'ippatsu', holds: (f) => f.afterKong && isIppatsu(f) },
  { why: 'after-kong-on-first-turn', field: 'afterKong', cite: 'tenhou', holds: (f) => f.afterKong && f.firstTurn },
  {
    why: 'after-kong-without-kong',
    field: 'afterKong',
    cite: 'rinshan',
    holds: (f) => f.afterKong && !hasKong(f) && f.missing < IN_A_SET,
  },
  { why: 'first-turn-with-riichi', field: 'firstTurn', cite: 'riichi', holds: (f) => f.firstTurn && isDeclared(f) },
  { why: 'first-turn-with-meld', field: 'firstTurn', cite: 'tenhou', holds: (f) => f.firstTurn && f.melds.length > 0 },
  {
    why: 'renhou-for-east',
    field: 'firstTurn',
    cite: 'renhou',
    holds: (f) => f.firstTurn && f.byDraw === false && f.seat === EAST,
  },
  {
    why: 'concealed-kong-robbed-without-orphans',
    field: 'robbedKong',
    cite: 'robConcealedKong',
    holds: (f) => f.robbedKong === 'concealed' && !(f.melds.length === 0 && couldBeOrphans(f.concealed)),
  },
  {
    why: 'robbed-tile-held-elsewhere',
    field: 'robbedKong',
    cite: 'chankan',
    holds: (f) => isRobbed(f) && f.winning !== undefined && copiesSeen(f, f.winning) > 1,
  },
];

/** How many tiles of a kind lie in the hand and among the indicators. */
const copiesSeen = ({ all, doraIndicators, uraIndicators }: TableFacts, kind: number): number =>
  all[kind]! + [...doraIndicators, ...uraIndicators].filter((one) => one === kind).length;

/** Whether anything was said that could clash with anything else. */
const hasContext = (f: TableFacts): boolean =>
  f.afterKong || f.firstTurn || isRobbed(f) || (isDeclared(f) && !f.closed);

/** A refusal of something impossible, with the place that says so. */
export const refuseAt = (
  why: RefusalId,
  field: keyof HandRequest,
  cite: Clause,
  values: Readonly<Record<string, string>> = {},
): Refusal => ({ ...refuse(why, field, values).error, cite });

const NOTHING: readonly Refusal[] = [];

/** Everything about a hand and its table that cannot be, as far as it was said; empty where all of it can. */
export function checkTable(facts: TableFacts, { cite }: RiichiRules): readonly Refusal[] {
  if (!hasContext(facts)) return NOTHING;
  const values = facts.winning === undefined ? {} : { tile: TILE_OF_KIND[facts.winning]! };
  return IMPOSSIBLE.filter(({ holds }) => holds(facts)).map(({ why, field, cite: id }) =>
    refuseAt(why, field, cite[id], values),
  );
}
