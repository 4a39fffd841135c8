import {
  type FuritenReason,
  type PlayState,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type TableEvent,
  furitenOf,
  mayI,
} from '../engine/riichi/index.ts';
import type { Passed } from './watch.ts';

/** What a rulebook says of a tile that was passed: it could have been won on, or furiten forbade it, and why. */
export interface Ruled {
  readonly may: boolean;
  readonly reasons: readonly FuritenReason[];
}

/** Whether a player could have won on a tile that was passed; undefined where something else than furiten forbade it. */
export function ruledOn({ state }: Pick<Passed, 'state'>, book: RiichiId): Ruled | undefined {
  const ruling = mayI({ rules: book, action: { type: 'ron' }, state });
  if (!ruling.ok) return undefined;
  if (ruling.may) return { may: true, reasons: [] };
  if (ruling.because !== 'furiten') return undefined;
  const holding = { concealed: state.concealed, melds: (state.melds ?? []).map(({ tiles }) => tiles) };
  const found = furitenOf(holding, state.history ?? [], RIICHI_RULEBOOKS[book]);
  return found.ok ? { may: false, reasons: found.value.reasons } : undefined;
}

/** The events that furiten may depend on: own discards, waits that were passed, and what may lift furiten after one. */
function telling(history: readonly TableEvent[], waits: readonly string[]): readonly TableEvent[] {
  let isPassed = false;
  return history.filter((event) => {
    switch (event.type) {
      case 'others-discard':
        isPassed ||= waits.includes(event.tile);
        return waits.includes(event.tile);
      case 'others-kong':
        isPassed ||= waits.includes(event.tile);
        return isPassed;
      case 'others-claim':
        return isPassed;
      case 'draw':
        if (!isPassed) return false;
        isPassed = false;
        return true;
      case 'claim':
      case 'kong':
      case 'riichi':
      case 'discard':
        return true;
    }
  });
}

const kindsOf = (ruled: Ruled | undefined): string => ruled?.reasons.map(({ kind, tile }) => kind + tile).join() ?? '-';

/**
 * A moment with no more than a question about it needs, so that it goes into a link; undefined where that would change the
 * answer.
 */
export function briefly(state: PlayState, book: RiichiId): PlayState | undefined {
  const { concealed, melds = [], history = [], riichi, ippatsu, firstTurn, counters, ...rest } = state;
  const found = furitenOf({ concealed, melds: melds.map(({ tiles }) => tiles) }, [], RIICHI_RULEBOOKS[book]);
  if (!found.ok) return undefined;
  const brief: PlayState = {
    concealed,
    ...(melds.length > 0 && { melds }),
    ...rest,
    ...(riichi && riichi !== 'none' && { riichi }),
    ...(ippatsu && { ippatsu }),
    ...(firstTurn && { firstTurn }),
    ...(counters && { counters }),
    history: telling(history, found.value.waits),
  };
  return kindsOf(ruledOn({ state: brief }, book)) === kindsOf(ruledOn({ state }, book)) ? brief : undefined;
}
