import { type CiteId, type FuritenReason, RIICHI_RULEBOOKS, type TableEvent } from '../../../engine/riichi/index.ts';
import type { TableMisconception } from '../../table/misconceptions.ts';
import { answersTo } from '../../table/may.ts';
import { calledAway } from '../../table/called-away.ts';
import { plainIn } from '../../table/tiles.ts';
import type { FuritenAnswer } from './deal.ts';
import { type FuritenQuestion, answerBy, reasonsOf } from './judge.ts';

type FuritenMisconception = TableMisconception<FuritenQuestion, FuritenAnswer>;

/**
 * The reasons that remain for a learner with this misconception. Its clause is that of the rule it gets wrong, or else
 * of the first reason.
 */
const misconception = (
  id: string,
  says: (question: FuritenQuestion) => readonly FuritenReason[],
  rule?: CiteId,
): FuritenMisconception => ({
  id,
  place: (question) => {
    const { cite } = RIICHI_RULEBOOKS[question.rules];
    return rule ? cite[rule] : (reasonsOf(question)[0]?.cite ?? cite['furiten-discard']);
  },
  says: (question) => answerBy(says(question)),
});

/** The same with only some of the events. */
const remembering = (
  question: FuritenQuestion,
  keeps: (event: TableEvent, i: number, history: readonly TableEvent[]) => boolean,
): FuritenQuestion => ({
  ...question,
  state: { ...question.state, history: (question.state.history ?? []).filter(keeps) },
});

/** Whether a reason is about the very tile in question. */
const isOfAsked =
  ({ state: { now } }: FuritenQuestion) =>
  ({ tile }: FuritenReason): boolean =>
    'tile' in now && plainIn(now.tile) === tile;

/** What ends a temporary furiten in one rulebook or another. */
const ENDS: readonly TableEvent['type'][] = ['draw', 'claim', 'kong', 'others-claim', 'others-kong'];

/** Whether a tile would have given no yaku when it was discarded or passed up. */
const hadNoYaku = (question: FuritenQuestion, event: TableEvent, earlier: readonly TableEvent[]): boolean =>
  (event.type === 'discard' || event.type === 'others-discard') &&
  answersTo(
    {
      action: { type: 'ron' },
      state: {
        ...question.state,
        riichi: earlier.some(({ type }) => type === 'riichi') ? (question.state.riichi ?? 'none') : 'none',
        history: [],
        now: { type: 'discard', tile: event.tile, from: 'left' },
      },
    },
    question,
  ).includes('no-yaku');

/** Misconceptions about furiten, commonest first. */
export const FURITEN_MISCONCEPTIONS: readonly FuritenMisconception[] = [
  misconception('furiten-only-that-tile', (question) =>
    reasonsOf(question).filter((reason) => reason.kind !== 'discard' || isOfAsked(question)(reason)),
  ),
  misconception('riichi-furiten-ends', (question) => reasonsOf(remembering(question, ({ type }) => type !== 'riichi'))),
  misconception(
    'temporary-whole-hand',
    (question) => reasonsOf(remembering(question, ({ type }) => !ENDS.includes(type))),
    'temporaryFuritenEnds',
  ),
  misconception('furiten-only-own-discards', (question) =>
    reasonsOf(question).filter(({ kind }) => kind === 'discard'),
  ),
  misconception('passed-only-that-tile', (question) =>
    reasonsOf(question).filter((reason) => reason.kind === 'discard' || isOfAsked(question)(reason)),
  ),
  misconception('furiten-only-since-riichi', (question) =>
    reasonsOf(
      remembering(question, ({ type }, i, history) => {
        const declared = history.findIndex((event) => event.type === 'riichi');
        return type !== 'discard' || i > declared;
      }),
    ),
  ),
  misconception('called-tile-gone', (question) => {
    const gone = calledAway(question.state);
    return reasonsOf(remembering(question, (_, i) => !gone.includes(i)));
  }),
  misconception(
    'temporary-ended-by-call',
    (question) => reasonsOf(question, { temporaryFuritenEnds: 'any-claim' }),
    'temporaryFuritenEnds',
  ),
  misconception('no-yaku-no-furiten', (question) => {
    const tiles: readonly string[] = reasonsOf(question).map(({ tile }) => tile);
    const matters = (event: TableEvent): boolean => 'tile' in event && tiles.includes(event.tile);
    return reasonsOf(
      remembering(question, (event, i, history) => !matters(event) || !hadNoYaku(question, event, history.slice(0, i))),
    );
  }),
];
