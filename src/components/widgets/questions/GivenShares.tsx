import type { Shares } from '../../../engine/riichi/index.ts';
import { type Lines, isByLines } from '../../../quizzes/base/lines.ts';
import { sharesInLines } from '../../../quizzes/lines/payment.ts';
import { formatPayment } from '../../base/answer/format-payment.ts';
import { useStrings } from './strings.ts';

/** A formatted payment. */
export const GivenShares = ({ given }: { readonly given: Shares | Lines }) => (
  <>{formatPayment(isByLines(given) ? sharesInLines(given) : given, useStrings())}</>
);
