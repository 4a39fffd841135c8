import { type HandRequest, type Shares, type Step, scoreRequest } from '../../../engine/riichi/index.ts';
import { formatShares } from '../../../quizzes/judge/parse-payment.ts';
import { sharesIn } from '../../../quizzes/judge/shares.ts';
import { DEFAULT_RULEBOOK } from '../../../stores/rulebook.ts';
import { layReading } from '../../base/table/reading.ts';
import type { TableView } from '../../base/table/view.ts';

/** The hand that the home page asks about. */
export const HOME_HAND = {
  rules: DEFAULT_RULEBOOK,
  concealed: '345m34577p33368s',
  winningTile: '7s',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  riichi: 'riichi',
  doraIndicators: '2m',
} as const satisfies HandRequest;

/** Wrong answers on offer: what the same hand would be worth after one common slip. */
const SLIPS = {
  dealer: { seatWind: 'east' },
  'no-dora': { doraIndicators: '' },
  draw: { by: 'draw' },
} as const satisfies Record<string, Partial<HandRequest>>;

/** One answer on offer: its payment, and the slip that leads to it (none for the right one). */
export interface Answer {
  readonly payment: Shares;
  readonly slip: keyof typeof SLIPS | undefined;
}

/** The right payment with its reasons, and every answer on offer in ascending order. */
export interface HomeQuestion {
  readonly right: Shares;
  readonly answers: readonly Answer[];
  readonly han: number;
  readonly fu: number;
  readonly steps: readonly Step[];
  /** The tiles grouped by the hand's reading. */
  readonly view: TableView;
}

function win(request: HandRequest) {
  const score = scoreRequest(request);
  if (!score.ok || score.kind !== 'win' || score.han === null || score.fu === null) {
    throw new Error(`the hand of the home page is no plain win: ${JSON.stringify(request)}`);
  }
  const { payment, han, fu, steps, readings } = score;
  const view = layReading(
    request,
    readings.find(({ won }) => won),
  );
  return { payment: sharesIn(payment), han, fu, steps, total: payment.total, view };
}

/** Asks the engine for the home page's question; throws when two answers are the same. */
export function homeQuestion(): HomeQuestion {
  const right = win(HOME_HAND);
  const slips = Object.entries(SLIPS).map(([slip, change]) => ({
    ...win({ ...HOME_HAND, ...change }),
    slip: slip as keyof typeof SLIPS,
  }));
  const all = [{ ...right, slip: undefined }, ...slips].sort((a, b) => a.total - b.total);
  const answers = all.map(({ payment, slip }) => ({ payment, slip }));
  if (new Set(answers.map(({ payment }) => formatShares(payment))).size < answers.length)
    throw new Error('two answers of the home page are the same');
  return { right: right.payment, answers, han: right.han, fu: right.fu, steps: right.steps, view: right.view };
}
