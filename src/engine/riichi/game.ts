import type { Game } from '../game.ts';
import { DEFAULT_RULEBOOKS } from '../rulebooks/ids.ts';
import { checkDraft } from './draft.ts';
import { mayI } from './play/may.ts';
import { scoreRiichi } from './request.ts';
import { settleRequest } from './table/settle.ts';
import { finishRequest } from './tournament/finish.ts';
import { rankRequest } from './tournament/rank.ts';

/** Riichi. */
export const riichi = {
  id: 'riichi',
  defaultRulebook: DEFAULT_RULEBOOKS.riichi,
  checkDraft,
  score: scoreRiichi,
  mayI,
  settleRequest,
  finishRequest,
  rankRequest,
} as const satisfies Game;
