import type { Liable } from '../../hand/request.ts';
import type { Meld, Seat } from '../../base/melds.ts';
import type { RefusalId } from '../../base/result.ts';
import { isDragon, isWind } from '../../base/tile.ts';
import type { TableFacts } from '../hand/hand.ts';
import type { RiichiOptions } from '../options/options.ts';

/** The sets of a pattern that a player can be liable for: which melds they are, and how many. */
interface FedPattern {
  readonly needed: number;
  readonly isPart: (meld: Meld) => boolean;
}

/** The patterns that a player can be liable for (EMA 2016 3.3.9; Tesuji R12). */
const FED_PATTERNS = {
  daisangen: { needed: 3, isPart: ({ type, kind }) => type !== 'chow' && isDragon(kind) },
  daisuushii: { needed: 4, isPart: ({ type, kind }) => type !== 'chow' && isWind(kind) },
  suukantsu: { needed: 4, isPart: ({ type }) => type === 'kong' },
} as const satisfies Readonly<Record<string, FedPattern>>;

/** A pattern that a player can be liable for. */
export type FedPatternId = keyof typeof FED_PATTERNS;

const FED_PATTERN_IDS = Object.keys(FED_PATTERNS) as readonly FedPatternId[];

/** Whether a player can be liable for a pattern. */
export const isFedPattern = (id: string): id is FedPatternId => Object.hasOwn(FED_PATTERNS, id);

/**
 * How the deciding set of a pattern was made: `pending` while sets are missing, a reason why nobody can have fed it, or
 * `called`, with the feeder where the callers and the order of the sets determine it.
 */
type Deciding = 'pending' | Extract<RefusalId, `liable-${string}`> | { readonly from: Seat | undefined };

const IN_A_SET = 3;

/** Who fed the deciding set, by the melds in the order in which they were called (EMA 2016 3.3.9). */
function decidingSet(id: FedPatternId, { melds, missing }: TableFacts, { paoConcealedKong }: RiichiOptions): Deciding {
  const { needed, isPart }: FedPattern = FED_PATTERNS[id];
  const sets = melds.filter(isPart);
  if (sets.length < needed)
    return sets.length + Math.floor(missing / IN_A_SET) < needed ? 'liable-set-not-called' : 'pending';
  const last = sets.at(-1);
  if (!last?.open) return 'liable-set-not-called';
  if (id !== 'suukantsu') {
    if (!paoConcealedKong && sets.some(({ open }) => !open)) return 'liable-earlier-set-concealed';
  } else {
    const isAdded = sets.map((set) => set.type === 'kong' && set.form === 'added');
    if (isAdded[needed - 1]) return 'liable-kong-not-open';
    if (isAdded.includes(true)) return { from: undefined };
  }
  return { from: sets.every((set) => !set.open || set.from !== undefined) ? last.from : undefined };
}

/** Whether a concealed kong is among the sets of a pattern that somebody is liable for. */
export const feedsConcealedKong = ({ liable, melds }: Pick<TableFacts, 'liable' | 'melds'>): boolean =>
  liable.some(
    ({ pattern }) => isFedPattern(pattern) && melds.some((meld) => !meld.open && FED_PATTERNS[pattern].isPart(meld)),
  );

/** Why a liability is impossible: the reason, its index in the list, and the message's values. */
export interface LiabilityRefusal {
  readonly why: RefusalId;
  readonly at: number;
  readonly values: Readonly<Record<string, string>>;
}

/** The first impossible thing about each named liability. */
export function impossibleLiabilities(facts: TableFacts, options: RiichiOptions): readonly LiabilityRefusal[] {
  return facts.liable.flatMap(({ from, pattern }, at) => {
    const refuse = (why: RefusalId, more = {}): LiabilityRefusal[] => [{ why, at, values: { pattern, ...more } }];
    if (!isFedPattern(pattern)) return refuse('no-liability-for-pattern');
    const first = facts.liable.find((one) => one.pattern === pattern);
    if (first?.from !== from) return refuse('two-liable');
    const deciding = decidingSet(pattern, facts, options);
    if (deciding === 'pending') return [];
    if (typeof deciding === 'string') return refuse(deciding);
    return deciding.from === undefined || deciding.from === from ? [] : refuse('liable-fed-nothing', { from });
  });
}

/** A pattern of the rulebook that somebody may be liable for; `from` is the player, where the callers determine it. */
export interface PossibleLiability {
  readonly pattern: FedPatternId;
  readonly from: Seat | undefined;
}

/** The patterns of the rulebook whose sets are all open and whose last set was called (EMA 2016 3.3.9). */
export function possibleLiabilities(facts: TableFacts, options: RiichiOptions): readonly PossibleLiability[] {
  return FED_PATTERN_IDS.flatMap((pattern) => {
    if (!options.pao.includes(pattern)) return [];
    const deciding = decidingSet(pattern, facts, options);
    return typeof deciding === 'string' ? [] : [{ pattern, from: deciding.from }];
  });
}

/** Who is liable: the players named, and those that the callers determine. */
export function liableFor(facts: TableFacts, options: RiichiOptions): readonly Liable[] {
  const told = possibleLiabilities(facts, options).flatMap(({ pattern, from }) =>
    from === undefined || facts.liable.some((one) => one.pattern === pattern) ? [] : [{ pattern, from }],
  );
  return told.length === 0 ? facts.liable : [...facts.liable, ...told];
}
