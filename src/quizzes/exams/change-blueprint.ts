import { type Blueprint, keyOf } from './blueprint/blueprint.ts';
import type { ExamEvent } from './event.ts';

/** Gives an event another blueprint, and drops the sheets of questions it no longer asks. */
export const withBlueprint = (event: ExamEvent, blueprint: Blueprint): ExamEvent => ({
  ...event,
  blueprint,
  sheets: keyOf(event.blueprint) === keyOf(blueprint) ? event.sheets : {},
});

/** Whether anybody has answered yet; from then on the questions are fixed. */
export const isBegun = ({ entries }: ExamEvent): boolean =>
  entries.some(({ kind }) => kind === 'code' || kind === 'paper');

/** Whether the questions have changed since a file with people was saved: links and sheets from then no longer fit. */
export const isAskedChanged = ({ entries, blueprint }: ExamEvent): boolean =>
  entries.some((entry) => entry.kind === 'saved' && entry.people > 0 && entry.key !== keyOf(blueprint));

/** The settings that may differ between two devices with the same questions. */
const SETTINGS = ['passMark', 'mustPass', 'minutes', 'scoreTable', 'attempts'] as const satisfies (keyof Blueprint)[];

/** One of these settings. */
export type Setting = (typeof SETTINGS)[number];

/** The settings that differ between two blueprints with the same questions. */
export const settingsApart = (one: Blueprint, other: Blueprint): readonly Setting[] =>
  SETTINGS.filter((setting) => JSON.stringify(one[setting]) !== JSON.stringify(other[setting]));
