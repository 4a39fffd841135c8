import type { Game } from '../game.ts';
import { DEFAULT_RULEBOOKS } from '../rulebooks/ids.ts';
import { checkDraft } from './draft.ts';
import { mayI } from './play/may.ts';
import { scoreMcr } from './request.ts';
import { settleRequest } from './table/door.ts';
import { finishRequest } from './tournament/finish.ts';
import { rankRequest } from './tournament/rank.ts';

/** Mahjong Competition Rules. */
export const mcr = {
  id: 'mcr',
  defaultRulebook: DEFAULT_RULEBOOKS.mcr,
  checkDraft,
  score: scoreMcr,
  mayI,
  settleRequest,
  finishRequest,
  rankRequest,
} as const satisfies Game;
