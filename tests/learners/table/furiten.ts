import type { Answers, QuestionOf } from '../../../src/quizzes/games/question.ts';
import { type Tiles, waitsOf } from '../../oracle-play/complete.ts';
import { type Happening, furitenKinds } from '../../oracle-play/furiten.ts';
import { oracleScore } from '../../oracle/score.ts';
import { listTiles, plain } from '../../oracle/tiles.ts';
import { type Believers, rightIn } from './says.ts';

const rightly = rightIn<'furiten'>();

const storyOf = ({ state }: QuestionOf<'furiten'>): readonly Happening[] =>
  (state.history ?? []).map((event) => ('tile' in event ? { ...event, tile: plain(event.tile) } : event));

const handOf = ({ state }: QuestionOf<'furiten'>): Tiles => listTiles(state.concealed).map(plain);

const askedTile = ({ state: { now } }: QuestionOf<'furiten'>): string => ('tile' in now ? plain(now.tile) : '');

/** The kind found first: own discards before passed tiles. */
function furitenIn(question: QuestionOf<'furiten'>, story: readonly Happening[]): Answers['furiten'] {
  const kinds = furitenKinds(handOf(question), story, question.rules);
  return (['discard', 'riichi', 'temporary'] as const).find((kind) => kinds.has(kind)) ?? 'may';
}

const declaredIn = (story: readonly Happening[]): number => story.findIndex(({ type }) => type === 'riichi');

const isPass = ({ type }: Happening): boolean => type === 'others-discard' || type === 'others-kong';

/** Whether a tile gave no yaku when it was discarded. */
function wasWorthless(question: QuestionOf<'furiten'>, story: readonly Happening[], at: number): boolean {
  const { tile } = story[at] ?? {};
  if (tile === undefined || !waitsOf(handOf(question)).includes(tile)) return false;
  const { concealed, melds = [], seatWind, roundWind, riichi = 'none' } = question.state;
  const declared = declaredIn(story);
  const found = oracleScore({
    rules: question.rules,
    concealed,
    melds,
    seatWind,
    roundWind,
    winningTile: tile,
    by: 'discard',
    riichi: declared >= 0 && declared < at ? riichi : 'none',
  } as Parameters<typeof oracleScore>[0]);
  return found.kind !== 'win';
}

/** Whether an own discard could be called at once: of an honour, two must be left with others. */
function isTakenAway(
  question: QuestionOf<'furiten'>,
  story: readonly Happening[],
  { type, tile = '' }: Happening,
  at: number,
): boolean {
  if (type !== 'discard' || story[at + 1]?.type !== 'others-claim') return false;
  const melds = (question.state.melds ?? []).flatMap(({ tiles }) => listTiles(tiles));
  const seen = [...handOf(question), ...melds.map(plain), ...story.map((one) => one.tile ?? '')];
  return !tile.endsWith('z') || seen.filter((one) => one === tile).length <= 2;
}

/** Learners who follow the events with one wrong idea of what makes furiten. */
export const FURITEN: Believers<'furiten'> = {
  'furiten-only-that-tile': (question) => {
    const asked = askedTile(question);
    return furitenIn(
      question,
      storyOf(question).filter(({ type, tile }) => type !== 'discard' || tile === asked),
    );
  },
  'riichi-furiten-ends': (question) =>
    furitenIn(
      question,
      storyOf(question).filter(({ type }) => type !== 'riichi'),
    ),
  'temporary-whole-hand': (question) => {
    const right = rightly(question);
    const story = storyOf(question);
    const declared = declaredIn(story);
    const isBefore = (i: number): boolean => declared < 0 || i < declared;
    const passed = story.some(
      (one, i) => isBefore(i) && isPass(one) && waitsOf(handOf(question)).includes(one.tile ?? ''),
    );
    return right === 'may' && passed ? 'temporary' : right;
  },
  'furiten-only-own-discards': (question) =>
    furitenIn(
      question,
      storyOf(question).filter((one) => !isPass(one)),
    ),
  'passed-only-that-tile': (question) => {
    const asked = askedTile(question);
    return furitenIn(
      question,
      storyOf(question).filter((one) => !isPass(one) || one.tile === asked),
    );
  },
  'furiten-only-since-riichi': (question) => {
    const story = storyOf(question);
    const declared = declaredIn(story);
    return furitenIn(
      question,
      story.filter(({ type }, i) => type !== 'discard' || i > declared),
    );
  },
  'called-tile-gone': (question) => {
    const story = storyOf(question);
    return furitenIn(
      question,
      story.filter((one, i) => !isTakenAway(question, story, one, i)),
    );
  },
  'temporary-ended-by-call': (question) => {
    const story = storyOf(question);
    const last = story.findLastIndex(({ type }) => type === 'others-claim' || type === 'others-kong');
    const kinds = furitenKinds(handOf(question), story, question.rules);
    const passedSince = story.some(
      (one, i) => i > last && isPass(one) && waitsOf(handOf(question)).includes(one.tile ?? ''),
    );
    return kinds.has('temporary') && !passedSince ? 'may' : rightly(question);
  },
  'no-yaku-no-furiten': (question) => {
    const story = storyOf(question);
    return furitenIn(
      question,
      story.filter((_, i) => !wasWorthless(question, story, i)),
    );
  },
};
