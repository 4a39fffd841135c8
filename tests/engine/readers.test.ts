import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  KNOBS,
  KNOB_VALUES,
  type KnobId,
  RIICHI_RULEBOOKS,
  type Result,
  type RiichiRules,
  SCORING_OPTIONS,
  type ScoringOptions,
  furitenOf,
  judgeKongAfterRiichi,
  judgeRiichi,
  swapRule,
  worthOf,
} from '../../src/engine/riichi/index.ts';

/**
 * The options that nothing in the engine reads yet: they are compared, and their numbers stand in chapters. Settling a hand,
 * finishing a game and ranking will read them; an option that gets a reader leaves this list and gets a case below.
 */
const ONLY_COMPARED = [
  'severalRons',
  'tripleRon',
  'severalRonBets',
  'severalRonCounters',
  'nagashiPays',
  'notenPool',
  'chombo',
  'dealerStays',
  'fourKongs',
  'abortiveDraws',
  'startPoints',
  'leftoverBets',
  'uma',
  'ranking',
  'sessionMinutes',
  'signalMinutes',
  'handsAfterSignal',
  'lateness',
  'substitutes',
] as const satisfies readonly KnobId[];

type Read = Exclude<KnobId, keyof ScoringOptions | (typeof ONLY_COMPARED)[number]>;

const EMA = RIICHI_RULEBOOKS['ema-2016'];
const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** For each option of the table that has a reader: the reader, and questions that it answers otherwise by the option. */
const READERS: Readonly<Record<Read, { readonly reader: string; readonly answer: (rules: RiichiRules) => unknown }>> = {
  kuikae: {
    reader: 'swapRule',
    answer: (rules) => value(swapRule('123m', '1m', rules)).forbidden,
  },
  temporaryFuritenEnds: {
    reader: 'furitenOf',
    answer: (rules) =>
      (['claim', 'others-claim'] as const).map((type) => {
        const history = [{ type: 'others-discard', tile: '4p' }, { type }] as const;
        return value(furitenOf({ concealed: '123m456p789s11s23p' }, history, rules)).furiten;
      }),
  },
  riichiTilesLeft: {
    reader: 'judgeRiichi',
    answer: (rules) => {
      const held = { concealed: '123m456p789s11s23p9m', discard: '9m', open: false, tilesLeft: 3 };
      return value(judgeRiichi(held, rules)).allowed;
    },
  },
  kongAfterRiichi: {
    reader: 'judgeKongAfterRiichi',
    answer: (rules) =>
      [
        ['123m456p111s2333p', '1s'],
        ['111m234m345s11s67s', '1m'],
        ['222333444m56p11s', '2m'],
      ].map(([concealed = '', drawn = '']) => {
        const judged = judgeKongAfterRiichi({ concealed, drawn }, rules);
        return judged.ok && judged.value.allowed;
      }),
  },
  nagashiMangan: {
    reader: 'worthOf',
    answer: ({ knobs }) => worthOf('nagashi-mangan', knobs),
  },
};

describe('an option that is read at the table', () => {
  it.each(Object.entries(READERS))('%s: $reader tells its values apart', (knob, { answer }) => {
    const values = KNOB_VALUES[knob as Read];
    const answers = values.map((one) => JSON.stringify(answer({ ...EMA, knobs: { ...EMA.knobs, [knob]: one } })));
    expect(new Set(answers).size).toBe(values.length);
  });
});

/** The code of the engine that decides something: not the options themselves, nor the values that rulebooks give them. */
const DECIDING = globSync('src/engine/**/*.ts', {
  exclude: ['src/engine/riichi/options/**', 'src/engine/rulebooks/**'],
})
  .map((file) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, ''))
  .join('\n');

describe('every option', () => {
  it('is read when a hand is scored, at the table, or named as one that is only compared', () => {
    expect([...SCORING_OPTIONS, ...Object.keys(READERS), ...ONLY_COMPARED].toSorted()).toEqual(KNOBS.toSorted());
  });

  it.each(KNOBS)('%s is read by the engine, or on that list', (knob) => {
    const isRead = new RegExp(`\\bknobs[\\w.]*\\.${knob}\\b|\\{[^{}]*\\b${knob}\\b[^{}]*\\} = [\\w.]*knobs\\b`).test(
      DECIDING,
    );
    expect(isRead).toBe(!ONLY_COMPARED.some((one) => one === knob));
  });
});
