import { type Blueprint, keyOf } from './blueprint.ts';
import type { ExamEvent } from './event.ts';

/** An event with another blueprint. Sheets of other hands than it asks for are worth nothing, and go. */
export const withBlueprint = (event: ExamEvent, blueprint: Blueprint): ExamEvent => ({
  ...event,
  blueprint,
  sheets: keyOf(event.blueprint) === keyOf(blueprint) ? event.sheets : {},
});

/** Whether somebody has answered already, so that what is asked stays as it is. */
export const isBegun = ({ entries }: ExamEvent): boolean =>
  entries.some(({ kind }) => kind === 'code' || kind === 'paper');
