import type { BitReader, BitWriter } from '../bits/bits.ts';
import { type AuthoredPart, type Blueprint, FINGERPRINT_BITS, type Part } from './blueprint.ts';
import type { Stratum } from '../../base/stratum.ts';

const WIDTH = {
  length: 9,
  byte: 8,
  parts: 5,
  level: 2,
  count: 6,
  share: 14,
  topics: 5,
  minutes: 9,
  attempts: 4,
} as const;
const SHARES = 10_000;

/** Puts a text of at most 511 bytes. */
export const putText = (writer: BitWriter, text: string): void => {
  const bytes = new TextEncoder().encode(text);
  writer.put(bytes.length, WIDTH.length);
  for (const byte of bytes) writer.put(byte, WIDTH.byte);
};

/** Takes a text. */
export const takeText = (reader: BitReader): string => {
  const bytes = Array.from({ length: reader.take(WIDTH.length) }, () => reader.take(WIDTH.byte));
  return new TextDecoder().decode(new Uint8Array(bytes));
};

/** The values of each trait, after "any". Links store positions: add new ones at the end. */
const TRAITS = [
  ['open', [false, true]],
  ['dealer', [false, true]],
  ['by', ['draw', 'discard']],
  ['limit', [false, true]],
  ['fu', ['low', 'middle', 'high']],
  ['fans', ['few', 'some', 'many']],
  ['short', [false, true]],
] as const satisfies readonly (readonly [keyof Stratum, readonly unknown[]])[];
/** Traits that only newer links hold. */
const LATER_TRAITS = [
  ['rare', [false, true]],
  ['tens', [30, 40, 50, 60]],
  ['tensByLot', [30, 40]],
] as const satisfies readonly (readonly [keyof Stratum, readonly unknown[]])[];
const [TRAIT_BITS, LATER_BITS] = [2, 3] as const;

/** The traits that links hold, each with its width in bits. */
const traitsIn = (saysOrder: boolean): readonly (readonly [keyof Stratum, readonly unknown[], number])[] => [
  ...TRAITS.map(([trait, values]) => [trait, values, TRAIT_BITS] as const),
  ...(saysOrder ? LATER_TRAITS.map(([trait, values]) => [trait, values, LATER_BITS] as const) : []),
];

/** Whether a blueprint needs a newer link: for a separate order on each sheet, or for later traits. */
export const saysOrder = ({ parts, shuffled }: Blueprint): boolean =>
  shuffled === true ||
  parts.some(({ strata }) => strata.some((one) => LATER_TRAITS.some(([trait]) => one[trait] !== undefined)));

const putStratum = (writer: BitWriter, stratum: Stratum, isNew: boolean): void => {
  for (const [trait, values, width] of traitsIn(isNew)) writer.put(values.indexOf(stratum[trait]) + 1, width);
};

const takeStratum = (reader: BitReader, isNew: boolean): Stratum =>
  Object.fromEntries(
    traitsIn(isNew).flatMap(([trait, values, width]) => {
      const said = values[reader.take(width) - 1];
      return said === undefined ? [] : [[trait, said]];
    }),
  );

const putPart = (writer: BitWriter, { skill, level, count, strata }: Part, isNew: boolean): void => {
  putText(writer, skill);
  writer.put(level, WIDTH.level);
  writer.put(count, WIDTH.count);
  writer.put(strata.length, WIDTH.count);
  for (const stratum of strata) putStratum(writer, stratum, isNew);
};

const takePart = (reader: BitReader, isNew: boolean): unknown => {
  const [skill, level, count] = [takeText(reader), reader.take(WIDTH.level), reader.take(WIDTH.count)];
  const strata = Array.from({ length: reader.take(WIDTH.count) }, () => takeStratum(reader, isNew));
  return { skill, level, count, strata };
};

const putShare = (writer: BitWriter, share: number): void => writer.put(Math.round(share * SHARES), WIDTH.share);
const takeShare = (reader: BitReader): number => reader.take(WIDTH.share) / SHARES;

/** Writes the parts of authored questions; newer links also say which are dealt evenly. */
export const putAuthored = (writer: BitWriter, parts: readonly AuthoredPart[], saysEven: boolean): void => {
  writer.put(parts.length, WIDTH.parts);
  for (const { topic, count, print, even } of parts) {
    putText(writer, topic);
    writer.put(count, WIDTH.count);
    writer.put(print, FINGERPRINT_BITS);
    if (saysEven) writer.put(even ? 1 : 0, 1);
  }
};

/** Reads the parts of authored questions, not validated yet. */
export const takeAuthored = (reader: BitReader, saysEven: boolean): readonly unknown[] =>
  Array.from({ length: reader.take(WIDTH.parts) }, () => ({
    topic: takeText(reader),
    count: reader.take(WIDTH.count),
    print: reader.take(FINGERPRINT_BITS),
    ...(saysEven && reader.take(1) === 1 && { even: true }),
  }));

/** Writes a blueprint without its rulebook and authored questions; shares to a hundredth of a percent. */
export const putBlueprint = (writer: BitWriter, blueprint: Blueprint, isNew: boolean): void => {
  const { parts, shuffled, passMark, mustPass, minutes, scoreTable, attempts } = blueprint;
  if (isNew) writer.put(shuffled ? 1 : 0, 1);
  writer.put(parts.length, WIDTH.parts);
  for (const part of parts) putPart(writer, part, isNew);
  putShare(writer, passMark);
  writer.put(mustPass.length, WIDTH.topics);
  for (const { topic, share } of mustPass) {
    putText(writer, topic);
    putShare(writer, share);
  }
  writer.put(minutes, WIDTH.minutes);
  writer.put(scoreTable ? 1 : 0, 1);
  writer.put(attempts, WIDTH.attempts);
};

/** Reads a blueprint, not validated yet. */
export const takeBlueprint = (reader: BitReader, rules: string, isNew: boolean): object => {
  const shuffled = isNew && reader.take(1) === 1;
  const parts = Array.from({ length: reader.take(WIDTH.parts) }, () => takePart(reader, isNew));
  const passMark = takeShare(reader);
  const mustPass = Array.from({ length: reader.take(WIDTH.topics) }, () => ({
    topic: takeText(reader),
    share: takeShare(reader),
  }));
  const minutes = reader.take(WIDTH.minutes);
  const scoreTable = reader.take(1) === 1;
  const attempts = reader.take(WIDTH.attempts);
  return { rules, parts, ...(shuffled && { shuffled }), passMark, mustPass, minutes, scoreTable, attempts };
};
