import * as z from 'zod/mini';
import { SPECIAL, type Shares, YAKU, YAKUMAN } from '../../engine/riichi/index.ts';
import { FU_ADDENDS, DORA_LINES, PAYERS, type LineId, type Lines, idsIn, isByLines, patternOf } from '../base/lines.ts';
import type { Named } from '../base/terms.ts';

const NAMES: ReadonlySet<unknown> = new Set<Named>([...YAKU, ...YAKUMAN, ...SPECIAL, 'dora']);

/** What was taken for yaku. */
export const namedForm: z.ZodMiniType<readonly Named[]> = z.array(z.custom<Named>((value) => NAMES.has(value)));

const share = z.nullable(z.number());

/** What each pays. */
export const sharesForm: z.ZodMiniType<Shares> = z.strictObject({ discarder: share, east: share, others: share });

const LINES: ReadonlySet<string> = new Set([
  ...FU_ADDENDS,
  ...DORA_LINES,
  ...PAYERS.flatMap((payer) => [`share:${payer}`, `rounded:${payer}`, `pays:${payer}`]),
  'cap',
  'sum',
]);

/** An answer line by line. */
export const linesForm: z.ZodMiniType<Lines> = z.custom<Lines>((value: unknown) => {
  const isKnown = (id: LineId): boolean => LINES.has(id) || NAMES.has(patternOf(id));
  return isByLines(value) && idsIn(value).every((id) => isKnown(id) && Number.isFinite(value[id]));
});
