import type { Shares } from '../../engine/riichi/index.ts';
import { sayPayment } from '../answer/say-payment.ts';
import { useSpeech } from './speech.ts';

/** A payment as it is said. */
export const SaidShares = ({ given }: { readonly given: Shares }) => <>{sayPayment(given, useSpeech())}</>;
