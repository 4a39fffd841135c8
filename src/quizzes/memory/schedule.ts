import { type CardInput, Rating, TypeConvert, createEmptyCard, fsrs } from 'ts-fsrs';
import { asOf } from './clock.ts';
import type { Card } from './record.ts';

const scheduler = fsrs({ enable_fuzz: false });

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

/** When something is due again after an answer at `now` (milliseconds), later when it was right than when it was wrong. */
export function review(card: Card | null | undefined, right: boolean, now: number): Card {
  const before = card ? thaw(asOf(card, now)) : createEmptyCard(now);
  const { card: after } = scheduler.next(before, now, right ? Rating.Good : Rating.Again);
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
