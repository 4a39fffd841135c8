import { DEFAULT_RULEBOOKS } from '../../../engine/rulebooks/ids.ts';
import { z } from 'astro/zod';
import hands from '../../../content/mcr/hands.json' with { type: 'json' };
import { FANS, type FanId, type McrResult, scoreRequest } from '../../../engine/mcr/index.ts';
import type { HandRequest } from '../../../engine/riichi/index.ts';

const BOOK = DEFAULT_RULEBOOKS.mcr;

type Counted = Extract<McrResult, { kind: 'win' }>;

/** A hand that shows a fan, and its count. */
export interface FanHand {
  readonly hand: HandRequest;
  readonly result: Counted;
}

const file = z.record(z.enum(FANS), z.record(z.string(), z.unknown())).parse(hands);

function shows(fan: FanId): FanHand {
  const hand = { ...file[fan], rules: BOOK } as unknown as HandRequest;
  const result = scoreRequest(hand);
  if (!result.ok) throw new Error(`src/content/mcr/hands.json, ${fan}: ${result.error.why}`);
  if (result.kind !== 'win' || !result.items.some(({ id }) => id === fan))
    throw new Error(`src/content/mcr/hands.json, ${fan}: the engine does not count it in a hand that wins`);
  return { hand, result };
}

/** For each fan a hand that wins with it; the engine has counted each. */
export const FAN_HANDS: ReadonlyMap<FanId, FanHand> = new Map(FANS.map((fan) => [fan, shows(fan)]));
