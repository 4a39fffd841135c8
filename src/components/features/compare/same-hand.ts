import { DEFAULT_RULEBOOKS } from '../../../engine/rulebooks/ids.ts';
import {
  type AddStep,
  type Clause,
  EDITIONS,
  type HandRequest,
  type LimitStep,
  RIICHI_RULEBOOKS,
  RIICHI_IDS,
  type RiichiId,
  type ScoreResult,
  type Step,
  addEdition,
  parseHandLink,
  scoreRequest,
} from '../../../engine/riichi/index.ts';

type Scored = Extract<ScoreResult, { ok: true }>;

/**
 * A step that one rulebook counts and the first does not (`more`), that only the first counts (`lost`), or that is worth
 * something else than there (`other`); with the clause of this rulebook.
 */
export interface Difference {
  readonly kind: 'more' | 'lost' | 'other';
  readonly step: AddStep | LimitStep;
  readonly cite: Clause;
}

/** A hand under one rulebook, and every step that differs from the first rulebook. */
export interface Verdict {
  readonly id: RiichiId;
  readonly result: Scored;
  readonly differences: readonly Difference[];
}

const isAdd = (step: Step): step is AddStep => step.kind === 'add';
const keyOf = ({ rule, unit, value }: AddStep): string => `${rule} ${String(value)} ${unit}`;

/** The counted steps of one list that are not in the other; each step there makes up for one here. */
function beyond(steps: readonly AddStep[], others: readonly AddStep[]): readonly AddStep[] {
  const left = others.map(keyOf);
  return steps.filter((step) => {
    const at = left.indexOf(keyOf(step));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function differences(id: RiichiId, own: Scored, first: Scored): readonly Difference[] {
  const cites: Readonly<Record<string, Clause>> = RIICHI_RULEBOOKS[id].cite;
  const hasFu = own.fu !== null && first.fu !== null;
  const [mine, theirs] = [own, first].map(({ steps }) =>
    steps.filter(isAdd).filter(({ unit }) => hasFu || unit !== 'fu'),
  ) as [AddStep[], AddStep[]];
  const [more, lost] = [beyond(mine, theirs), beyond(theirs, mine)];
  const isIn = (steps: readonly AddStep[], { rule }: AddStep): boolean => steps.some((step) => step.rule === rule);
  const limit = own.limit === first.limit ? undefined : own.steps.find((step) => step.kind === 'limit');
  return [
    ...lost
      .filter((step) => !isIn(more, step))
      .map((step): Difference => ({ kind: 'lost', step, cite: cites[step.rule] ?? step.cite })),
    ...more.map((step): Difference => ({ kind: isIn(lost, step) ? 'other' : 'more', step, cite: step.cite })),
    ...(limit ? [{ kind: 'other', step: limit, cite: limit.cite } as const] : []),
  ];
}

/** The same hand under each rulebook, compared with the first; undefined for a hand that is refused. */
export function sameHand(hand: HandRequest): readonly Verdict[] | undefined {
  for (const edition of EDITIONS) addEdition(edition);
  const scored: { readonly id: RiichiId; readonly result: Scored }[] = [];
  for (const id of RIICHI_IDS) {
    const result = scoreRequest({ ...hand, rules: id });
    if (!result.ok) return undefined;
    scored.push({ id, result });
  }
  const [first] = scored;
  return scored.map(({ id, result }) => ({
    id,
    result,
    differences: first === undefined ? [] : differences(id, result, first.result),
  }));
}

const FRAME = { rules: DEFAULT_RULEBOOKS.riichi, by: 'discard', seatWind: 'south', roundWind: 'east' } as const;

/** The hand of a link's fragment: undefined for a plain anchor, null for a link that holds no hand. */
export function handInLink(fragment: string): HandRequest | null | undefined {
  if (!fragment.includes('=')) return undefined;
  const read = parseHandLink(fragment, FRAME.rules);
  return read.ok ? { ...FRAME, concealed: '', winningTile: '', ...read.value } : null;
}

/** Hands that the rulebooks count differently, by the pattern that makes the difference. */
export const SAMPLES = {
  ippatsu: { ...FRAME, concealed: '345m406p22s56767s', winningTile: '8s', riichi: 'riichi', ippatsu: true },
  tanyao: {
    ...FRAME,
    concealed: '345m67p22s567s',
    winningTile: '8p',
    melds: [{ type: 'chow', tiles: '234s', called: '3s', from: 'left' }],
  },
  renhou: { ...FRAME, concealed: '345m678p2256767s', winningTile: '8s', firstTurn: true },
  ryuuiisou: { ...FRAME, concealed: '2223344666888s', winningTile: '2s' },
  daisuushii: {
    ...FRAME,
    concealed: '333z44z55p',
    winningTile: '4z',
    melds: [
      { type: 'pung', tiles: '111z', called: '1z', from: 'across' },
      { type: 'pung', tiles: '222z', called: '2z', from: 'left' },
    ],
  },
} as const satisfies Record<string, HandRequest>;

/** The name of a sample hand. */
export type SampleId = keyof typeof SAMPLES;
