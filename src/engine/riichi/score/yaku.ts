import { YAKU_HAN, type Yaku } from '../options/ids.ts';
import type { ScoringOptions } from '../options/scoring.ts';
import type { OwnCondition } from './step.ts';
import type { WinningHand } from '../hand/hand.ts';

/** An ordinary pattern: its han with a closed and with an open hand (0: not with an open hand). */
export interface YakuRule {
  readonly id: Yaku;
  readonly closed: number;
  readonly open: number;
  /** Whether the rulebook counts it in a hand that has it; always, if absent. */
  readonly counts?: ((options: ScoringOptions, hand: Deciding) => boolean) | undefined;
  /** The option that decides, named when it does not count. */
  readonly option?: keyof ScoringOptions | undefined;
  /** What it wants when it does not count: without this it is not in the rulebook. */
  readonly wants?: OwnCondition | undefined;
  /** The pattern that keeps it out when it does not count. */
  readonly notWith?: Yaku | undefined;
  /** A pattern that holds too but is included in this one. */
  readonly includes?: Yaku | undefined;
}

/** The facts of a hand that decide whether a pattern counts. */
type Deciding = Pick<WinningHand, 'closed' | 'byDraw' | 'afterKong'>;

/** The han of a pattern in a closed or an open hand; 0 where the rulebook does not count it. */
export const hanOf = ({ closed, open, counts }: YakuRule, options: ScoringOptions, isClosed: boolean): number =>
  counts?.(options, { closed: isClosed, byDraw: false, afterKong: false }) === false ? 0 : isClosed ? closed : open;

/** The han of renhou, where it is neither a yakuman nor nothing (EMA 2016 4.2.4). */
export const RENHOU_HAN = 5;

/** Details of a pattern besides its han. */
const MORE: Readonly<Partial<Record<Yaku, Omit<YakuRule, 'id' | 'closed' | 'open'>>>> = {
  ippatsu: { counts: (options) => options.ippatsu, option: 'ippatsu' },
  pinfu: {
    counts: (options, { byDraw }) => options.pinfuTsumo || !byDraw,
    option: 'pinfuTsumo',
    wants: 'discard-only',
  },
  tanyao: {
    counts: (options, { closed }) => options.openTanyao || closed,
    option: 'openTanyao',
    wants: 'closed-only',
  },
  haitei: {
    counts: (options, { afterKong }) => options.haiteiWithRinshan || !afterKong,
    option: 'haiteiWithRinshan',
    notWith: 'rinshan',
  },
  junchan: { includes: 'chanta' },
  ryanpeikou: { includes: 'iipeikou' },
  chinitsu: { includes: 'honitsu' },
};

/**
 * The ordinary patterns in the order of the EMA books (EMA 2016 4.2.1–4.2.4). All have the same fields, which makes
 * reading them faster.
 */
export const YAKU_RULES: readonly YakuRule[] = YAKU_HAN.map(([id, closed, open]) => ({
  id,
  closed,
  open,
  counts: undefined,
  option: undefined,
  wants: undefined,
  notWith: undefined,
  includes: undefined,
  ...MORE[id],
}));
