/** The same of the MCR engine. */
export {
  checkDraft,
  isFan,
  mayI,
  parseHandLink,
  parseRequest,
  scoreRequest,
  settleRequest,
  whyNot,
} from '../../../engine/mcr/index.ts';
