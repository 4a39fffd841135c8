import type { AskContext, AskQuestion } from './ask-question.ts';
import { type MersAsk, falseHuAsk, ladderAsk, tablePointsAsk } from './mers.ts';
import { type PaymentAsk, chomboAsk, finalAsk, notenAsk, winsAsk } from './payments.ts';
import { type SessionAsk, lateAsk, signalAsk } from './session.ts';
import { type TurnAsk, dealerAsk, gameAsk } from './turns.ts';
import { type WallAsk, cornerAsk, deadWallAsk, diceAsk, doraAsk } from './walls.ts';

/** Parameters of a question beside an article; seats are 0 to 3 from East. */
export type AskOf = WallAsk | PaymentAsk | TurnAsk | SessionAsk | MersAsk;

/** Makes the question beside an article; the engine gives its answer. */
export function askQuestionOf(ask: AskOf, strings: AskContext): AskQuestion {
  switch (ask.of) {
    case 'dice':
      return diceAsk(ask.dice, strings);
    case 'corner':
      return cornerAsk(ask.dice, strings);
    case 'indicator':
    case 'replacement':
    case 'ura':
      return deadWallAsk(ask, strings);
    case 'dora':
      return doraAsk(ask, strings);
    case 'noten':
      return notenAsk(ask, strings);
    case 'chombo':
      return chomboAsk(ask, strings);
    case 'wins':
      return winsAsk(ask, strings);
    case 'final':
      return finalAsk(ask, strings);
    case 'dealer':
      return dealerAsk(ask, strings);
    case 'game':
      return gameAsk(ask, strings);
    case 'late':
      return lateAsk(ask.minutes, strings);
    case 'signal':
      return signalAsk(ask.begun, strings);
    case 'ladder':
      return ladderAsk(ask.time, strings);
    case 'false-hu':
      return falseHuAsk(ask.shown, strings);
    case 'table-points':
      return tablePointsAsk(ask, strings);
  }
}
