import { DEFAULT_RULEBOOKS } from '../rulebooks/ids.ts';
import { checkDraft } from './score/draft.ts';
import { mayI } from './play/may.ts';
import { scoreRiichi } from './score/request.ts';
import { settleRequest } from './settle/settle.ts';
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
} as const;
