import { DEFAULT_RULEBOOKS } from '../rulebooks/ids.ts';
import { checkDraft } from './score/draft.ts';
import { otherReadings } from './score/otherwise.ts';
import { settleOtherwise } from './settle/otherwise.ts';
import { mayI } from './play/may.ts';
import { mayOtherwise } from './play/otherwise.ts';
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
  otherReadings,
  mayI,
  mayOtherwise,
  settleRequest,
  settleOtherwise,
  finishRequest,
  rankRequest,
} as const;
