import { type CardInput, type Grade as FsrsGrade, Rating, TypeConvert, createEmptyCard, fsrs } from 'ts-fsrs';
import { asOf } from './clock.ts';
import type { Card } from './record.ts';

const scheduler = fsrs({ enable_fuzz: false });

/** How well something was recalled: not, with effort, as it should be, at once. */
export type Recall = 'missed' | 'hard' | 'good' | 'easy';

const RATINGS: Readonly<Record<Recall, FsrsGrade>> = {
  missed: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const thaw = (card: Card): CardInput => ({
  ...createEmptyCard(card.due),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduled_days: Math.round((card.due - card.last) / 86_400_000),
  learning_steps: card.steps,
  reps: card.reps,
  lapses: card.lapses,
  state: TypeConvert.state(card.state),
  last_review: card.last,
});

/** When something is due again after it was recalled so at `now` (milliseconds). */
export function review(card: Card | null | undefined, recall: Recall, now: number): Card {
  const before = card ? thaw(asOf(card, now)) : createEmptyCard(now);
  const { card: after } = scheduler.next(before, now, RATINGS[recall]);
  return {
    due: after.due.getTime(),
    stability: after.stability,
    difficulty: after.difficulty,
    reps: after.reps,
    lapses: after.lapses,
    state: after.state,
    steps: after.learning_steps,
    last: now,
  };
}

/** The same for a fact that was only one of several in an answer: it counts for a share, 0 to 1. */
export function reviewInPart(card: Card | undefined, recall: Recall, now: number, share: number): Card {
  const after = review(card, recall, now);
  if (!card || recall === 'missed') return after;
  const between = (a: number, b: number): number => a + (b - a) * share;
  const before = asOf(card, now);
  return {
    ...after,
    stability: between(before.stability, after.stability),
    due: Math.max(now, Math.round(between(Math.max(before.due, now), after.due))),
  };
}

/** How many answers it takes to know a learner's pace. */
const KNOWN_PACE = 5;
const [SLOW, FAST] = [2, 0.6] as const;

/** How well a right answer was recalled by the time that it took beside the latest ones, in milliseconds. */
export function recallBy(milliseconds: number, times: readonly number[]): Recall {
  const usual = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  if (times.length < KNOWN_PACE || usual === 0 || milliseconds === 0) return 'good';
  if (milliseconds > SLOW * usual) return 'hard';
  return milliseconds < FAST * usual ? 'easy' : 'good';
}
