import type { AskSpeech, Asked } from './asked.ts';
import { type MersAsk, falseHuAsk, ladderAsk, tablePointsAsk } from './mers.ts';
import { type PaymentAsk, chomboAsk, finalAsk, notenAsk, winsAsk } from './payments.ts';
import { type SessionAsk, lateAsk, signalAsk } from './session.ts';
import { type TurnAsk, dealerAsk, gameAsk } from './turns.ts';
import { type WallAsk, cornerAsk, deadWallAsk, diceAsk, doraAsk } from './walls.ts';

/** What an ask beside an article is about; seats are 0 to 3 from East on. */
export type AskOf = WallAsk | PaymentAsk | TurnAsk | SessionAsk | MersAsk;

/** Makes the question that stands beside an article; its answer is the engine's. */
export function askedOf(ask: AskOf, speech: AskSpeech): Asked {
  switch (ask.of) {
    case 'dice':
      return diceAsk(ask.dice, speech);
    case 'corner':
      return cornerAsk(ask.dice, speech);
    case 'indicator':
    case 'replacement':
    case 'ura':
      return deadWallAsk(ask, speech);
    case 'dora':
      return doraAsk(ask, speech);
    case 'noten':
      return notenAsk(ask, speech);
    case 'chombo':
      return chomboAsk(ask, speech);
    case 'wins':
      return winsAsk(ask, speech);
    case 'final':
      return finalAsk(ask, speech);
    case 'dealer':
      return dealerAsk(ask, speech);
    case 'game':
      return gameAsk(ask, speech);
    case 'late':
      return lateAsk(ask.minutes, speech);
    case 'signal':
      return signalAsk(ask.begun, speech);
    case 'ladder':
      return ladderAsk(ask.time, speech);
    case 'false-hu':
      return falseHuAsk(ask.shown, speech);
    case 'table-points':
      return tablePointsAsk(ask, speech);
  }
}
