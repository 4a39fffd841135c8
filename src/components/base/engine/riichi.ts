/**
 * What is fetched of the riichi engine when an answer is wanted. Fetching its door itself would put the whole engine
 * into the script of every page that needs a single function of it.
 */
export {
  YAKU,
  YAKUMAN,
  fetchRulebook,
  mayI,
  parseHandLink,
  parseRequest,
  scoreRequest,
  settleRequest,
  whyNot,
} from '../../../engine/riichi/index.ts';
