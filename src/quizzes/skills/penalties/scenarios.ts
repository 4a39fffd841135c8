import type { RiichiId } from '../../../engine/riichi/index.ts';

/** What a rulebook makes of an offence, from the mildest to the gravest. */
export const RULINGS = [
  'nothing',
  'warning',
  'dead-hand',
  'redeal',
  'chombo',
  'points',
  'referee',
  'substitute',
  'disqualified',
] as const;

/** One of these. */
export type Ruling = (typeof RULINGS)[number];

/** The ruling and where it stands; `booklet` for a section that only the printed booklet has. */
export type Ruled = readonly [ruling: Ruling, place: string, booklet?: 'booklet'];

type ByBook = Readonly<Partial<Record<Exclude<RiichiId, 'samara-2019'>, Ruled>>>;

/**
 * A scenario has the id of its offence in the list of penalties, and counts its revisions. It is told as it comes, and with
 * the one difference that changes the ruling. A rulebook that says nothing, or something that no scene decides, is left out.
 */
type Scenario = readonly [id: string, revision: number, asItComes: ByBook, withTwist: ByBook];

/** Every scenario, in the order of the list of penalties. */
export const SCENARIOS = [
  [
    'call-order',
    1,
    { 'ema-2016': ['nothing', '5.1'], 'ema-2012': ['nothing', '5.1'] },
    { 'ema-2016': ['dead-hand', '5.1.1'], 'ema-2012': ['dead-hand', '5.1.1'] },
  ],
  [
    'not-taken',
    1,
    { 'ema-2016': ['dead-hand', '5.1.1'], 'ema-2012': ['dead-hand', '5.1.1'] },
    { 'ema-2016': ['nothing', '5.1.1'], 'ema-2012': ['nothing', '5.1.1'] },
  ],
  [
    'empty-call',
    1,
    { 'ema-2016': ['nothing', '5.1.2'], 'ema-2012': ['nothing', '5.1.2'], 'tesuji-2018': ['warning', 'P3'] },
    { 'ema-2016': ['dead-hand', '5.1.2'], 'ema-2012': ['dead-hand', '5.1.2'], 'tesuji-2018': ['dead-hand', 'P4'] },
  ],
  [
    'pung-no-ron',
    1,
    { 'ema-2016': ['nothing', '5.1.3'], 'ema-2012': ['nothing', '5.1.3'] },
    { 'ema-2016': ['dead-hand', '5.1.3'], 'ema-2012': ['dead-hand', '5.1.3'] },
  ],
  [
    'call-changed',
    1,
    { 'ema-2016': ['nothing', '5.1.3'], 'ema-2012': ['nothing', '5.1.3'] },
    { 'ema-2016': ['chombo', '5.1.3'], 'ema-2012': ['chombo', '5.1.3'] },
  ],
  [
    'false-set-before',
    1,
    { 'ema-2016': ['nothing', '5.1.4'], 'ema-2012': ['nothing', '5.1.4'], 'tesuji-2018': ['dead-hand', 'P1'] },
    { 'ema-2016': ['dead-hand', '5.1.4'], 'ema-2012': ['dead-hand', '5.1.4'] },
  ],
  [
    'false-set-after',
    1,
    { 'ema-2016': ['dead-hand', '5.1.4'], 'ema-2012': ['dead-hand', '5.1.4'], 'tesuji-2018': ['dead-hand', 'P1'] },
    { 'ema-2016': ['nothing', '5.1.4'], 'ema-2012': ['nothing', '5.1.4'] },
  ],
  [
    'swap-call',
    1,
    { 'ema-2016': ['dead-hand', '3.4.7'], 'ema-2012': ['nothing', 'preface', 'booklet'] },
    { 'ema-2016': ['nothing', '3.3.2'] },
  ],
  [
    'empty-win',
    1,
    { 'ema-2016': ['dead-hand', '5.1.2'], 'ema-2012': ['dead-hand', '5.1.2'], 'tesuji-2018': ['dead-hand', 'P4'] },
    { 'ema-2016': ['chombo', '3.4.6'], 'ema-2012': ['chombo', '3.4.6', 'booklet'], 'tesuji-2018': ['chombo', 'P2'] },
  ],
  [
    'false-win-shown',
    1,
    { 'ema-2016': ['chombo', '3.4.6'], 'ema-2012': ['chombo', '3.4.6', 'booklet'], 'tesuji-2018': ['chombo', 'P2'] },
    { 'ema-2016': ['dead-hand', '5.1.2'], 'ema-2012': ['dead-hand', '5.1.2'], 'tesuji-2018': ['dead-hand', 'P4'] },
  ],
  [
    'wrong-word-win',
    1,
    { 'ema-2016': ['chombo', '5.1.2'], 'ema-2012': ['chombo', '5.1.2'] },
    { 'ema-2016': ['nothing', '5.1.2'], 'ema-2012': ['nothing', '5.1.2'] },
  ],
  [
    'wrong-word-corrected',
    1,
    { 'ema-2016': ['nothing', '5.1.2'], 'ema-2012': ['nothing', '5.1.2'] },
    { 'ema-2016': ['chombo', '5.1.2'], 'ema-2012': ['chombo', '5.1.2'] },
  ],
  [
    'ron-tsumo-mixed',
    1,
    { 'ema-2016': ['nothing', '5.1.2'], 'ema-2012': ['nothing', '5.1.2'] },
    { 'ema-2016': ['chombo', '5.1.2'], 'ema-2012': ['chombo', '5.1.2'] },
  ],
  [
    'helped-counting',
    1,
    { 'ema-2016': ['nothing', '4.1'], 'ema-2012': ['nothing', '4.1'] },
    { 'ema-2016': ['warning', '5.4'], 'ema-2012': ['warning', '5.4'] },
  ],
  [
    'riichi-not-turned',
    1,
    { 'ema-2016': ['dead-hand', '5.3'], 'ema-2012': ['dead-hand', '5.3'] },
    { 'ema-2016': ['nothing', '5.3'], 'ema-2012': ['nothing', '5.3'] },
  ],
  ['riichi-slip', 1, { 'tesuji-2018': ['warning', 'P10'] }, { 'tesuji-2018': ['dead-hand', 'P10'] }],
  [
    'riichi-stick',
    1,
    { 'ema-2016': ['nothing', '5.3'], 'ema-2012': ['nothing', '5.3'] },
    { 'ema-2016': ['dead-hand', '5.3'], 'ema-2012': ['dead-hand', '5.3'] },
  ],
  ['next-not-turned', 1, { 'ema-2016': ['nothing', '5.3'] }, { 'ema-2016': ['dead-hand', '5.3'] }],
  [
    'riichi-open',
    1,
    { 'ema-2016': ['dead-hand', '5.3'], 'ema-2012': ['dead-hand', '5.3'] },
    { 'ema-2016': ['nothing', '3.3.7'] },
  ],
  [
    'riichi-noten',
    1,
    { 'ema-2016': ['chombo', '3.4.6'], 'ema-2012': ['chombo', '3.4.6', 'booklet'], 'tesuji-2018': ['chombo', 'P11'] },
    { 'ema-2016': ['nothing', '3.4.6'] },
  ],
  [
    'riichi-kong',
    1,
    { 'ema-2016': ['chombo', '3.4.6'], 'ema-2012': ['chombo', '3.4.6', 'booklet'] },
    { 'ema-2016': ['nothing', '3.3.14'] },
  ],
  ['dead-after-riichi', 1, { 'tesuji-2018': ['chombo', 'P12'] }, { 'tesuji-2018': ['dead-hand', 'P12'] }],
  [
    'few-exposed',
    1,
    { 'ema-2016': ['nothing', '5.2'], 'ema-2012': ['nothing', '5.2.1'] },
    { 'ema-2016': ['referee', '5.2'], 'ema-2012': ['chombo', '5.2'] },
  ],
  [
    'own-hand-shown',
    1,
    { 'ema-2016': ['referee', '5.2'], 'ema-2012': ['chombo', '5.2'], 'tesuji-2018': ['chombo', 'P5'] },
    { 'ema-2016': ['nothing', '5.2'], 'ema-2012': ['nothing', '5.2.3'] },
  ],
  [
    'dead-wall-exposed',
    1,
    { 'ema-2016': ['nothing', '5.2'], 'ema-2012': ['dead-hand', '5.2.2'] },
    { 'ema-2012': ['nothing', '5.2.1'] },
  ],
  [
    'opponent-exposed',
    1,
    { 'ema-2016': ['nothing', '5.2'], 'ema-2012': ['dead-hand', '5.2.4'] },
    { 'ema-2012': ['nothing', '5.2.3'] },
  ],
  [
    'many-exposed',
    1,
    { 'ema-2016': ['referee', '5.2'], 'ema-2012': ['chombo', '5.2'] },
    { 'ema-2016': ['nothing', '5.2'], 'ema-2012': ['nothing', '5.2.1'] },
  ],
  [
    'play-stopped',
    1,
    { 'ema-2016': ['chombo', '3.4.6'], 'ema-2012': ['chombo', '5.2'] },
    { 'ema-2016': ['redeal', '5.2'], 'ema-2012': ['redeal', '5.2'] },
  ],
  ['exposed-in-deal', 1, { 'ema-2016': ['nothing', '5.2'] }, { 'ema-2016': ['redeal', '5.2'] }],
  [
    'nobodys-fault',
    1,
    { 'ema-2016': ['redeal', '5.2'], 'ema-2012': ['redeal', '5.2'] },
    { 'ema-2016': ['chombo', '5.2'], 'ema-2012': ['chombo', '5.2'] },
  ],
  [
    'wrong-place',
    1,
    { 'ema-2016': ['nothing', '5.2.1'], 'ema-2012': ['nothing', '5.2.5'] },
    { 'ema-2012': ['dead-hand', '5.2.5'] },
  ],
  ['wrong-break', 1, { 'tesuji-2018': ['redeal', 'P6'] }, { 'tesuji-2018': ['nothing', 'P6'] }],
  ['looking', 1, { 'ema-2016': ['referee', '5.2'] }, { 'ema-2016': ['nothing', '3.3.14'] }],
  [
    'wrong-number',
    1,
    {
      'ema-2016': ['dead-hand', '3.4.7'],
      'ema-2012': ['dead-hand', '3.4.7', 'booklet'],
      'tesuji-2018': ['dead-hand', 'P8'],
    },
    { 'ema-2016': ['nothing', '3.3'] },
  ],
  [
    'call-dead',
    1,
    { 'ema-2016': ['chombo', '3.4.6'], 'ema-2012': ['chombo', '3.4.6', 'booklet'], 'tesuji-2018': ['chombo', 'P9'] },
    { 'ema-2016': ['nothing', '3.4.7'] },
  ],
  [
    'information',
    1,
    { 'ema-2016': ['warning', '5.4'], 'ema-2012': ['warning', '5.4'] },
    { 'ema-2016': ['nothing', '5.4'], 'ema-2012': ['nothing', '5.4'] },
  ],
  [
    'warning-others',
    1,
    { 'ema-2016': ['nothing', '5.4'], 'ema-2012': ['nothing', '5.4'] },
    { 'ema-2016': ['warning', '5.4'], 'ema-2012': ['warning', '5.4'] },
  ],
  [
    'obstruction',
    1,
    { 'ema-2016': ['points', '5.5'], 'ema-2012': ['points', '5.5'] },
    { 'ema-2016': ['disqualified', '5.5'], 'ema-2012': ['disqualified', '5.5'] },
  ],
  [
    'cheating',
    1,
    { 'ema-2016': ['disqualified', '5.5'], 'ema-2012': ['disqualified', '5.5'] },
    { 'ema-2016': ['points', '5.5'], 'ema-2012': ['points', '5.5'] },
  ],
  ['telephone', 1, { 'ema-2016': ['referee', '5.6'] }, { 'ema-2016': ['nothing', '5.6'] }],
  ['speed', 1, { 'ema-2016': ['referee', '3.3.1'] }, { 'ema-2016': ['nothing', '3.3.1'] }],
  [
    'late',
    1,
    { 'ema-2016': ['points', '5.7'], 'ema-2012': ['points', '5.6'] },
    { 'ema-2016': ['substitute', '5.7'], 'ema-2012': ['substitute', '5.6'] },
  ],
  [
    'very-late',
    1,
    { 'ema-2016': ['substitute', '5.7'], 'ema-2012': ['substitute', '5.6'] },
    { 'ema-2016': ['points', '5.7'], 'ema-2012': ['points', '5.6'] },
  ],
] as const satisfies readonly Scenario[];

/** A scenario by its id. */
export type ScenarioId = (typeof SCENARIOS)[number][0];

/** A scene: a scenario as it comes, or with its twist. */
export interface Scene {
  readonly id: ScenarioId;
  readonly twist: boolean;
}

/** Offences about which Samara has a rule of its own beside the rulebook that it stands on. */
const OF_SAMARA: readonly string[] = ['information', 'speed'];

/** What a rulebook makes of a scene; nothing where it has no answer. */
export function ruledOn({ id, twist }: Scene, rules: RiichiId): Ruled | undefined {
  if (rules === 'samara-2019' && OF_SAMARA.includes(id)) return undefined;
  const scenario: Scenario | undefined = SCENARIOS.find(([one]) => one === id);
  return scenario?.[twist ? 3 : 2][rules === 'samara-2019' ? 'ema-2016' : rules];
}

/** Every scene that a rulebook decides. */
export const scenesUnder = (rules: RiichiId): readonly Scene[] =>
  SCENARIOS.flatMap(([id]) => [false, true].map((twist): Scene => ({ id, twist }))).filter((scene) =>
    ruledOn(scene, rules),
  );
