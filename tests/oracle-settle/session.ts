import { isMcr } from './rulebooks.ts';
import type { RulesId } from './types.ts';

/** Hands still to be played when the signal sounds, the one under way included; Mahjong Competition Rules stops at once. */
export function handsAfterSignal(rules: RulesId, diceThrown: boolean): number {
  if (isMcr(rules)) return 0; // MERS, note after 3.6
  const newOnes = rules === 'samara-2019' ? 0 : 1; // SAM 6.1.2; EMA 5.9, 5.8; F11
  return diceThrown ? 1 + newOnes : newOnes;
}

/** What lateness costs, and whether a substitute plays; nothing where the rulebook leaves it to the referee. */
export function lateness(rules: RulesId, minutes: number): { points: number; substitute: boolean } | null {
  if (rules === 'tesuji-2018') return null;
  if (isMcr(rules)) {
    if (minutes > 15) return { points: 0, substitute: true }; // MERS 2.2
    if (minutes <= 0) return { points: 0, substitute: false };
    return { points: minutes <= 10 ? 10 : 20, substitute: false };
  }
  if (minutes > 10) return { points: 0, substitute: true }; // EMA 2016 5.7, EMA 2012 5.6
  return { points: minutes * 1000, substitute: false };
}
