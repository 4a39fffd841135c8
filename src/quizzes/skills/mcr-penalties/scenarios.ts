/** Rulings under MERS, amounts included, from the mildest to the gravest. */
export const MERS_RULINGS = [
  'nothing',
  'warning',
  'refused-warning',
  'minus-5',
  'minus-10',
  'minus-20',
  'no-claim',
  'no-win-now',
  'points-lost',
  'dead-hand',
  'each-10',
  'each-20',
  'each-30',
  'referee-points',
  'referee-5-60',
  'session-out',
  'disqualified',
] as const;

/** One of these. */
export type MersRuling = (typeof MERS_RULINGS)[number];

/** The ruling and its article. */
export type MersRuled = readonly [ruling: MersRuling, article: string];

/**
 * A scenario: the id of its offence in the list of penalties, its revision, and the rulings on it as told and with the
 * one difference (the twist) that changes the ruling.
 */
type Scenario = readonly [id: string, revision: number, asItComes: MersRuled, withTwist: MersRuled];

/** Every scenario, in the order of the list of penalties. */
export const MERS_SCENARIOS = [
  ['call-order', 1, ['warning', '2.6.2'], ['no-claim', '2.6.1']],
  ['not-taken', 1, ['dead-hand', '2.6.3'], ['nothing', '2.6.3']],
  ['empty-call', 1, ['warning', '2.4.1'], ['minus-5', '2.4.1']],
  ['pung-no-ron', 1, ['no-win-now', '2.4.2'], ['dead-hand', '2.4.2']],
  ['call-changed', 1, ['warning', '2.4.2'], ['no-win-now', '2.4.2']],
  ['wrong-word-set', 1, ['refused-warning', '2.4.3'], ['dead-hand', '2.4.3']],
  ['late-call', 1, ['warning', '1.7'], ['minus-5', '1.7']],
  ['false-set-before', 1, ['warning', '2.6.4'], ['dead-hand', '2.6.4']],
  ['false-set-after', 1, ['dead-hand', '2.6.4'], ['warning', '2.6.4']],
  ['shown-before-call', 1, ['no-claim', '2.6.1'], ['dead-hand', '2.6.1']],
  ['touched-wall', 1, ['no-claim', '2.5.3'], ['nothing', '2.5.3']],
  ['empty-win', 1, ['dead-hand', '2.9.1'], ['each-10', '2.9.2']],
  ['false-hu-no-eight', 1, ['each-10', '2.9.2'], ['each-20', '2.9.2']],
  ['false-hu-invalid', 1, ['each-20', '2.9.2'], ['dead-hand', '2.9.1']],
  ['wrong-word-win', 1, ['dead-hand', '2.4.3'], ['nothing', '1.3']],
  ['shown-without-hu', 1, ['dead-hand', '2.4.2'], ['warning', '2.6.2']],
  ['winning-tile-not-shown', 1, ['points-lost', '1.9'], ['nothing', '1.9']],
  ['counting-with-hand-tiles', 1, ['dead-hand', '2.8.3'], ['nothing', '2.8.3']],
  ['flowers-as-counters', 1, ['points-lost', '2.8.4'], ['dead-hand', '2.8.3']],
  ['hand-not-intact', 1, ['dead-hand', '2.8.6'], ['each-30', '2.8.10']],
  ['shown-after-false-hu', 1, ['dead-hand', '2.8.9'], ['nothing', '2.7']],
  ['wall-destroyed-hu', 1, ['each-30', '2.8.10'], ['nothing', '2.7']],
  ['few-exposed', 1, ['nothing', '2.7'], ['referee-5-60', '2.7']],
  ['opponent-exposed', 1, ['referee-5-60', '2.7'], ['nothing', '2.7']],
  ['wrong-place', 1, ['nothing', '2.5.2'], ['dead-hand', '2.5.2']],
  ['deal-order', 1, ['nothing', '2.5.1'], ['dead-hand', '2.5.2']],
  ['information', 1, ['dead-hand', '2.3'], ['nothing', '2.5.2']],
  ['obstruction-grave', 1, ['disqualified', '3.5'], ['referee-points', '3.4']],
  ['repeated', 1, ['minus-10', '3.1'], ['warning', '3.6']],
  ['late', 1, ['minus-10', '2.2'], ['minus-20', '2.2']],
  ['late-more', 1, ['minus-20', '2.2'], ['session-out', '2.2']],
  ['very-late', 1, ['session-out', '2.2'], ['minus-20', '2.2']],
  ['after-time', 1, ['no-claim', '3.7'], ['nothing', '3.7']],
] as const satisfies readonly Scenario[];

/** A scenario by its id. */
export type MersScenarioId = (typeof MERS_SCENARIOS)[number][0];

/** A scene: a scenario as told, or with its twist. */
export interface MersScene {
  readonly id: MersScenarioId;
  readonly twist: boolean;
}

const SCENARIO_OF = new Map<MersScenarioId, Scenario>(MERS_SCENARIOS.map((scenario) => [scenario[0], scenario]));

/** The ruling on a scene under MERS. */
export function mersRuledOn({ id, twist }: MersScene): MersRuled {
  const scenario = SCENARIO_OF.get(id);
  if (!scenario) throw new Error(`there is no scene ${id}`);
  return scenario[twist ? 3 : 2];
}

/** Every scene. */
export const MERS_SCENES: readonly MersScene[] = MERS_SCENARIOS.flatMap(([id]) =>
  [false, true].map((twist): MersScene => ({ id, twist })),
);
