import type { HandRequest } from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';

interface Words {
  readonly mcr: Strings<'mcr'>;
  readonly chapter: Strings<'chapter'>;
}

const FLAGS = ['lastTile', 'afterKong', 'lastOfKind'] as const;

/** Describes how an MCR hand was won: winds if they matter, by discard or self-drawn, rare circumstances, flowers. */
export function mcrFactsOf(hand: HandRequest, { mcr, chapter }: Words, winds = true): string[] {
  const { flowers = 0 } = hand;
  return [
    ...(winds ? [chapter[`round.${hand.roundWind}`], chapter[`seat.${hand.seatWind}`]] : []),
    mcr[`by.${hand.by}`],
    ...FLAGS.filter((flag) => hand[flag] === true).map((flag) => mcr[flag]),
    ...(hand.robbedKong === undefined ? [] : [mcr.robbedKong]),
    ...(hand.winningTileShown === false ? [mcr.hidden] : []),
    ...(flowers > 0 ? [fill(mcr['flowers.n'], { n: flowers })] : []),
  ];
}
