import { DEFAULT_RULEBOOKS } from '../../../engine/rulebooks/ids.ts';
import partly from '../../../content/mcr/partly.json' with { type: 'json' };
import {
  FANS,
  type FanId,
  type Reason,
  exclusionOf,
  fanNumber,
  isFan,
  scoreRequest,
} from '../../../engine/mcr/index.ts';
import { isPrinciple } from './principles.ts';

/** A fan that excludes another: by which principle, and whether always or only when both count the same sets. */
export interface Relation {
  readonly by: FanId;
  readonly out: FanId;
  readonly principle: Reason['principle'];
  readonly wholly: boolean;
}

const wholly: readonly Relation[] = FANS.flatMap((by) =>
  FANS.flatMap((out) => {
    const reason = exclusionOf(by, out);
    return reason ? [{ by, out, principle: reason.principle, wholly: true }] : [];
  }),
);

/** What a hand shows that is kept out of it only for the sets that another fan has already. */
function inPart(hand: object): Relation[] {
  const result = scoreRequest({ ...hand, rules: DEFAULT_RULEBOOKS.mcr });
  if (!result.ok) throw new Error(`src/content/mcr/partly.json: ${result.error.why}`);
  return result.steps.flatMap((step) => {
    if (step.kind !== 'exclude' || step.tiles === undefined) return [];
    const { by, rule: out, principle } = step;
    if (!isFan(by) || !isPrinciple(principle) || exclusionOf(by, out)) return [];
    return [{ by, out, principle, wholly: false }];
  });
}

const part = new Map(partly.flatMap(inPart).map((one) => [`${one.by} ${one.out}`, one]));

/** Which fan exclude which, most points first: always by the fan table, partly as the engine counts. */
export const RELATIONS: readonly Relation[] = [...wholly, ...part.values()];

/** Relations of one fan under one principle, as they are told together. */
export interface Related {
  readonly principle: Reason['principle'];
  readonly wholly: boolean;
  readonly fans: readonly FanId[];
}

const inOrder = (a: FanId, b: FanId): number => fanNumber(a) - fanNumber(b);

function together(relations: readonly Relation[], end: 'by' | 'out'): Related[] {
  const groups = Map.groupBy(relations, ({ principle, wholly: whole }) => `${principle} ${String(whole)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [{ principle: first.principle, wholly: first.wholly, fans: group.map((one) => one[end]).toSorted(inOrder) }]
      : [];
  });
}

/** What a fan keeps out, by principle. */
export const keptOutOf = (fan: FanId): readonly Related[] =>
  together(
    RELATIONS.filter(({ by }) => by === fan),
    'out',
  );

/** What keeps a fan out, by principle. */
export const keepingOut = (fan: FanId): readonly Related[] =>
  together(
    RELATIONS.filter(({ out }) => out === fan),
    'by',
  );
