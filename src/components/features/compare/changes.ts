import { z } from 'astro/zod';
import {
  type Clause,
  type HandRequest,
  type OptionId,
  type RiichiFacts,
  type RiichiRules,
  OPTION_IDS,
  differingFacts,
  differingOptionIds,
  riichiRulesOf,
} from '../../../engine/riichi/index.ts';
import { type RiichiId, isRiichiId } from '../../../engine/rulebooks/ids.ts';
import data from '../../../content/compare/changes.json' with { type: 'json' };
import { LANGUAGES } from '../../../locales.ts';

const riichiBook = z.custom<string>((id) => typeof id === 'string');
const option = z.custom<OptionId>((id) => OPTION_IDS.some((one) => one === id));
const hand = z.strictObject({ shows: option, hand: z.custom<Omit<HandRequest, 'rules'>>() });

/** The step from one rulebook to the next, with a hand for some of its changes. */
const step = z.strictObject({ from: riichiBook, to: riichiBook, hands: z.array(hand).min(1) });

const PAGES = z.array(z.strictObject({ id: z.string(), steps: z.array(step).min(1) })).parse(data);

/** One step of a page. */
export type ChangeStep = z.infer<typeof step>;
/** What changed up to a rulebook, step by step. */
export interface ChangePage {
  readonly id: RiichiId;
  readonly steps: readonly ChangeStep[];
}

/** What changed up to each rulebook that can be chosen. */
export const CHANGE_PAGES: readonly ChangePage[] = PAGES.flatMap(({ id, steps }) =>
  isRiichiId(id) ? [{ id, steps }] : [],
);

/** All steps, including those to rulebooks that cannot be chosen yet. */
export const CHANGE_STEPS: readonly ChangeStep[] = PAGES.flatMap(({ steps }) => steps);

const rulesOf = (id: string): RiichiRules => {
  const rules = riichiRulesOf(id);
  if (!rules.ok) throw new Error(`there is no rulebook ${id}`);
  return rules.value;
};

/** A rule that differs between two rulebooks: an option with its values and clauses, or a fact, whose value is not shown. */
export interface ChangedRule {
  readonly id: OptionId | keyof RiichiFacts;
  readonly option?: {
    readonly id: OptionId;
    readonly before: readonly [value: unknown, clause: Clause];
    readonly now: readonly [value: unknown, clause: Clause];
  };
}

/** Every rule that a step changes. */
export function changedRulesOf({ from, to }: Pick<ChangeStep, 'from' | 'to'>): readonly ChangedRule[] {
  const [before, now] = [rulesOf(from), rulesOf(to)];
  const options = differingOptionIds(before, now).map((id): ChangedRule => ({
    id,
    option: { id, before: [before.options[id], before.cite[id]], now: [now.options[id], now.cite[id]] },
  }));
  return [...options, ...differingFacts(before, now).map((id): ChangedRule => ({ id }))];
}

/** The address of a page of changes below the site's root. */
export const changesPath = (id: string): string => `compare/changes/${id}/`;

/** `getStaticPaths` of the pages, in each language. */
export const changePaths = () =>
  CHANGE_PAGES.flatMap((page) =>
    LANGUAGES.map(({ locale }) => ({ params: { locale, changes: page.id }, props: { page } })),
  );
