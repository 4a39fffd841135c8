import { DEFAULT_RULEBOOKS } from '../rulebooks/ids.ts';
import { checkDraft } from './score/draft.ts';
import { otherReadings } from './score/otherwise.ts';
import { settleOtherwise } from './settle/otherwise.ts';
import { mayI } from './play/may.ts';
import { mayOtherwise } from './play/otherwise.ts';
import { scoreMcr } from './score/request.ts';
import { settleRequest } from './settle/door.ts';
import { finishRequest } from './tournament/finish.ts';
import { rankRequest } from './tournament/rank.ts';

/** Mahjong Competition Rules. */
export const mcr = {
  id: 'mcr',
  defaultRulebook: DEFAULT_RULEBOOKS.mcr,
  checkDraft,
  score: scoreMcr,
  otherReadings,
  mayI,
  mayOtherwise,
  settleRequest,
  settleOtherwise,
  finishRequest,
  rankRequest,
} as const;
