import { firstKind, suitOf } from './tiles.ts';
import type { HandRequest, Options, Liable, MeldRequest, Side } from './types.ts';

/** Which sets make up a pattern with liability, and how many of them. */
const PATTERNS: Record<string, { sets: number; includes: (meld: MeldRequest) => boolean }> = {
  daisangen: { sets: 3, includes: (meld) => meld.type !== 'chow' && /^[567]/.test(honourOf(meld)) },
  daisuushii: { sets: 4, includes: (meld) => meld.type !== 'chow' && /^[1234]/.test(honourOf(meld)) },
  suukantsu: { sets: 4, includes: (meld) => meld.type === 'kong' },
};

const honourOf = (meld: MeldRequest): string => {
  const kind = firstKind(meld.tiles);
  return suitOf(kind) === 'z' ? kind : '';
};

const isConcealed = (meld: MeldRequest): boolean => meld.form === 'concealed';

/** Who is liable for a pattern, judging by the sets on the table. */
type Liability =
  | { kind: 'nobody'; why: string }
  | { kind: 'one'; feeder: Side }
  | { kind: 'open' }
  | { kind: 'unclear'; doubt: string; likely?: Side | undefined };

/** Four kongs: the fourth must be called whole; an earlier pung may have become a kong at any time since. */
function fourKongs(sets: readonly MeldRequest[]): Liability {
  const last = sets.at(-1);
  if (last?.form !== 'open') return { kind: 'nobody', why: 'deciding-kong-not-fed' };
  if (sets.some((set) => set.form === 'added'))
    return { kind: 'unclear', doubt: 'added-kong-before-the-last', likely: last.from };
  return last.from === undefined ? { kind: 'open' } : { kind: 'one', feeder: last.from };
}

/** Three dragons or four winds: every set was fed, and the last one called decides. */
function honours(sets: readonly MeldRequest[], rules: string): Liability {
  const last = sets.at(-1);
  if (last === undefined || isConcealed(last)) return { kind: 'nobody', why: 'deciding-set-concealed' };
  if (sets.some(isConcealed))
    return rules === 'tesuji-2018'
      ? { kind: 'unclear', doubt: 'concealed-kong-among-the-earlier' }
      : { kind: 'nobody', why: 'earlier-set-concealed' };
  if (sets.every((set) => set.from !== undefined) && last.from !== undefined) return { kind: 'one', feeder: last.from };
  return last.from === undefined
    ? { kind: 'open' }
    : { kind: 'unclear', doubt: 'only-the-deciding-caller-given', likely: last.from };
}

function liabilityFor(pattern: string, { rules, melds = [] }: HandRequest): Liability {
  const wanted = Object.hasOwn(PATTERNS, pattern) ? PATTERNS[pattern] : undefined;
  if (wanted === undefined) return { kind: 'nobody', why: 'no-such-liability' };
  const sets = melds.filter(wanted.includes);
  if (sets.length < wanted.sets) return { kind: 'nobody', why: 'deciding-set-concealed' };
  return pattern === 'suukantsu' ? fourKongs(sets) : honours(sets, rules);
}

/** Why a stated liability is impossible (EMA 2016 3.3.9; Tesuji R12), or what leaves it open. */
export function judgeLiability(request: HandRequest, options: Options): { why?: string; doubts: string[] } {
  const { liable = [], by, discarder } = request;
  const doubts: string[] = [];
  for (const [index, { from, pattern }] of liable.entries()) {
    const other: Liable | undefined = liable.slice(0, index).find((earlier) => earlier.pattern === pattern);
    if (other && other.from !== from) return { why: 'two-feeders', doubts };
    if (other) doubts.push('said-twice');
    if (Object.hasOwn(PATTERNS, pattern) && !options.pao.includes(pattern)) {
      doubts.push('pattern-without-liability-here');
      continue;
    }
    const derived = liabilityFor(pattern, request);
    if (derived.kind === 'nobody') return { why: derived.why, doubts };
    if (derived.kind === 'one' && derived.feeder !== from) return { why: 'another-fed-the-deciding-set', doubts };
    if (derived.kind === 'unclear' && derived.likely !== from) doubts.push(derived.doubt);
  }
  const isDerived = options.pao.some((pattern) => liabilityFor(pattern, request).kind !== 'nobody');
  if (liable.length === 0 && isDerived && by === 'discard' && discarder === undefined)
    doubts.push('liability-without-discarder');
  return { doubts };
}
