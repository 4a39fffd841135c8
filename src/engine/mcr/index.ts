/** The door to the MCR rules: the 81 fan and what keeps which out, rulebooks as data, scoring with every reason, table and tournament. */
export { FANS, type FanId, NUMBERED_FANS, REPEATABLE, fanNumber, isFan } from './ids.ts';
export { EXCLUSIONS, type Reason, exclusionOf } from './exclusions.ts';
export { checkDraft } from './draft.ts';
export { type McrResult, scoreRequest } from './request.ts';
export { MCR_RULEBOOKS } from '../rulebooks/mcr.ts';
export { CONDITIONS, type ConditionId } from './rule.ts';
export { type WhyNot, whyNot } from './why-not.ts';
export { ladderOf } from './table/ladder.ts';
export type { McrEvent } from './table/settle-request.ts';
export { settleRequest } from './table/door.ts';
export { type McrFinishResult, finishRequest } from './tournament/finish.ts';
export { type McrLateness, latenessOf } from './tournament/lateness.ts';
export { type McrRankResult, rankRequest } from './tournament/rank.ts';
export { type McrPlayBecause, type McrPlayFollows, type McrPlayRuling, mayI } from './play/may.ts';
export type { McrPlayRequest } from './play/state.ts';
