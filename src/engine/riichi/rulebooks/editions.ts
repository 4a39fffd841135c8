import type { Edition } from './edition.ts';
import { EMA_2025 } from './ema-2025.ts';
import { RRC_2026 } from './rrc-2026.ts';
import { WRC_2025 } from './wrc-2025.ts';

/** The rulebooks that are each in one file. */
export const EDITIONS: readonly Edition[] = [EMA_2025, WRC_2025, RRC_2026];
