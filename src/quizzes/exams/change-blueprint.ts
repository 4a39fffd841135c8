import { type Blueprint, keyOf } from './blueprint/blueprint.ts';
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

/** Whether something else was asked when a file with people was saved: links and sheets of then, if any left, fit no more. */
export const isAskedChanged = ({ entries, blueprint }: ExamEvent): boolean =>
  entries.some((entry) => entry.kind === 'saved' && entry.people > 0 && entry.key !== keyOf(blueprint));

/** What may be set otherwise on two devices that ask the same. */
const SETTINGS = ['passMark', 'mustPass', 'minutes', 'scoreTable', 'attempts'] as const satisfies (keyof Blueprint)[];

/** Something that may be set otherwise. */
export type Setting = (typeof SETTINGS)[number];

/** What two blueprints that ask the same set otherwise. */
export const settingsApart = (one: Blueprint, other: Blueprint): readonly Setting[] =>
  SETTINGS.filter((setting) => JSON.stringify(one[setting]) !== JSON.stringify(other[setting]));
