/** The only door to the rules: hands and their notation, rulebooks as data, scoring with every reason. */
export type { Clause, NoteId } from './clause.ts';
export {
  BOOK_IDS,
  type BookId,
  type Family,
  MCR_IDS,
  type McrId,
  RIICHI_IDS,
  RULEBOOK_LIST,
  type RiichiId,
  type RulebookId,
  type RulebookOf,
  familyOf,
  isBook,
  isRiichiId,
  listedBook,
  standsOn,
} from './rulebooks/ids.ts';
export { type HandRequest, type Liable, type MeldRequest, SEATS, type Seat, isClosed } from './request.ts';
export { type ErrorCode, REFUSALS, type Refusal, type RefusalId, type Result } from './result.ts';
export {
  KINDS,
  RED_FIVES,
  TILES,
  TILE_OF_KIND,
  type Tile,
  WINDS,
  type Wind,
  doraOf,
  isDragon,
  isHonour,
  isOutside,
  isRed,
  isTile,
  kindOf,
  rankOf,
  suitOf,
  windKind,
} from './tile.ts';
export { compareTiles, formatTiles, parseTiles, tidyTiles } from './notation.ts';
export type { Add, Exclude, LimitStep, Pay, Payer, Round, Step } from './step.ts';
export {
  type CountingRule,
  type DoraRule,
  FU_ITEMS,
  type FuItem,
  LIMITS,
  type Limit,
  type PatternId,
  SPECIAL,
  YAKU,
  YAKUMAN,
  type Yaku,
  type Yakuman,
  isDoraRule,
} from './riichi/ids.ts';
export { KNOBS, KNOB_VALUES, type KnobId, type RiichiKnobs } from './riichi/knobs.ts';
export type { CiteId, RiichiRules } from './riichi/rules.ts';
export { doraHan } from './riichi/dora.ts';
export type { Item } from './riichi/evaluate.ts';
export { EXTRA_FU, baseFu, setFu } from './riichi/fu.ts';
export { LIMIT_BASE, baseOf, limitOf, limitRule, plainBase } from './riichi/limits.ts';
export type { Lack, Missing } from './riichi/near.ts';
export { type Payment, limitSteps, paymentSteps } from './riichi/payment.ts';
export { type Shares, type Winner, eachShare, sharesOf, timesOf, totalOf, upToHundred } from './riichi/shares.ts';
export type { Wait } from './riichi/reading.ts';
export type { NoWin, Note, ReadingScore, Win } from './riichi/outcome.ts';
export { RENHOU_HAN, YAKU_RULES, hanOf } from './riichi/yaku.ts';
export { YAKUMAN_RULES, timesPaid } from './riichi/yakuman.ts';
export { RIICHI_RULEBOOKS, riichiRulesOf } from './rulebooks/riichi.ts';
export { type Refused, type ScoreResult, scoreLine, scoreRequest } from './score.ts';
export { formatHandLink, parseHandLink } from './link.ts';
export { type Furiten, type FuritenReason, type TableEvent, furitenOf } from './table/furiten.ts';
export { type Ruling, judgeKongAfterRiichi, judgeRiichi } from './table/riichi.ts';
export { type SwapRule, swapRule } from './table/swap.ts';
export type { Holding } from './table/tiles.ts';
export { type Waits, waitsOf } from './table/waits.ts';
