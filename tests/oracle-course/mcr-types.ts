import type { Player } from '../oracle-table/player.ts';

/** The rulebooks of MCR. */
export const MCR_RULES = ['mers-2014', 'mcr-2006'] as const;

/** A rulebook of MCR. */
export type McrRules = (typeof MCR_RULES)[number];

/** One of the four at a table of MCR. */
export interface McrPlayer extends Player {
  flowers: number;
}

/** A won hand as the settle request describes it, with the winner's seat. */
export interface McrWinner {
  seat: number;
  hand?: Record<string, unknown>;
  points?: number;
}

/** A question to the judge of play. */
export interface McrAsk {
  rules: McrRules;
  action: Record<string, unknown>;
  state: Record<string, unknown>;
}

/** A request to settle a hand of MCR. */
export interface McrTableRequest {
  rules: McrRules;
  roundWind: string;
  dealer: number;
  firstDealer: number;
  scores: number[];
  event: Record<string, unknown> & { type: string; winners?: McrWinner[]; winner?: McrWinner };
}

/** One hand of MCR as it was played. */
export interface McrCourse {
  inTiles: McrTableRequest;
  counted?: McrTableRequest;
  asks: McrAsk[];
}
