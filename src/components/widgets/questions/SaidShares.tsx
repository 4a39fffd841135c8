import type { Shares } from '../../../engine/riichi/index.ts';
import { type Lines, isByLines } from '../../../quizzes/base/lines.ts';
import { sharesInLines } from '../../../quizzes/lines/payment.ts';
import { sayPayment } from '../../base/answer/say-payment.ts';
import { useStrings } from './strings.ts';

/** A payment as it is said. */
export const SaidShares = ({ given }: { readonly given: Shares | Lines }) => (
  <>{sayPayment(isByLines(given) ? sharesInLines(given) : given, useStrings())}</>
);
