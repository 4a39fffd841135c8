import { settleAbort, settleChombo, settleDraw } from './draw.ts';
import { settleMcr } from './mcr.ts';
import { unknownEvent } from './purse.ts';
import { isMcr } from './rulebooks.ts';
import type { Settled, SettleRequest } from './types.ts';
import { settleRon, settleTsumo } from './win.ts';

/** Settles one event step by step, from winners counted at the table; the request must be possible. */
export function oracleSettle(request: SettleRequest): Settled {
  const { event, rules } = request;
  if (isMcr(rules)) return settleMcr(request);
  switch (event.type) {
    case 'ron':
      return settleRon(request, event.discarder, event.winners);
    case 'tsumo':
      return settleTsumo(request, event.winner);
    case 'draw':
      return settleDraw(request, event.tenpai ?? [], event.nagashi ?? []);
    case 'abort':
      return settleAbort(request, event.why);
    case 'chombo':
      return settleChombo(request, event.seats);
    case 'false-hu':
    case 'fine':
      return unknownEvent(request);
  }
}
