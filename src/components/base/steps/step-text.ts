import {
  LIMIT_BASE,
  type LimitStep,
  type PatternId,
  type PayStep,
  type RoundStep,
  type Step,
  isDoraRule,
  parseTiles,
} from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';
import type { DrawWithoutFu } from '../../../quizzes/hands/draw-without-fu.ts';
import type { ClauseWords } from '../words/clause.ts';
import { type TileWords, tilesInWords } from '../words/tiles.ts';
import type { YakuWords } from '../words/yaku.ts';

/** Words that explain a score. */
export interface StepWords extends ClauseWords {
  readonly fu: Strings<'fu'>;
  readonly yaku: YakuWords;
  readonly tile: TileWords;
}

/** A step in words: its name or yaku, the reasons, the value. */
export interface StepText {
  readonly name: string | { readonly yaku: PatternId };
  readonly why: readonly string[];
  readonly value: string;
}

const tilesText = (text: string, words: TileWords): string => {
  const read = parseTiles(text, 'tiles');
  return read.ok ? tilesInWords(read.value, words) : text;
};

function addText(step: Extract<Step, { kind: 'add' }>, { step: words, fu, tile }: StepWords, lang: string): StepText {
  const { value, because, indicator } = step;
  if (step.unit === 'fu')
    return {
      name: fu[step.rule],
      why: because ? [words[`because.${because}`]] : [],
      value: fill(words.fu, { n: value }),
    };
  return {
    name: isDoraRule(step.rule) ? words[step.rule] : { yaku: step.rule },
    why: indicator === undefined ? [] : [fill(words.indicator, { tile: tilesText(indicator, tile) })],
    value: step.unit === 'yakuman' ? fill(words.times, { n: value }) : plural(words, 'han', value, lang),
  };
}

/** Explains why a self-drawn win gives no fu. */
export const drawText = ({ because }: DrawWithoutFu, { step, fu }: StepWords): StepText => ({
  name: fu.tsumo,
  why: [step[`no-fu.${because}`]],
  value: fill(step.fu, { n: 0 }),
});

/** Total fu when nothing is rounded. */
export const fuText = (fu: number, { step }: StepWords): StepText => ({
  name: step.total,
  why: [],
  value: fill(step.fu, { n: fu }),
});

function payText(
  { who, value, of, base, times, seat, pattern, whole }: PayStep,
  { step: words, yaku }: StepWords,
  round: RoundStep | undefined,
  points: Points,
): StepText {
  const half = whole === undefined ? [] : [fill(words['pay.half'], { points: points(whole) })];
  const exact =
    base === undefined || times === undefined ? [] : [`${times} × ${points(base)} = ${points(base * times)}`];
  const why =
    of === 'counters' ? [words['pay.counters']] : [...half, ...exact, ...(round ? [words['round.points']] : [])];
  const named = seat && pattern ? { seat: words[`seat.${seat}`], yaku: yaku[pattern] } : {};
  return { name: fill(words[`pay.${who}`], named), why, value: points(value) };
}

/** Explains a limit, with the base points if they would have differed. */
function limitText(step: LimitStep, words: Strings<'step'>, points: Points): StepText {
  const limit = words[`limit.${step.limit}`];
  const { reason, from, to } = step;
  const name = fill(words.limit, { limit });
  if (reason === 'limit-hand') {
    const times = to / LIMIT_BASE[step.limit];
    const limit = times > 1 ? fill(words.limit, { limit: fill(words.times, { n: times }) }) : name;
    return { name: limit, why: [], value: points(to) };
  }
  if (reason === 'han')
    return {
      name,
      why: [fill(words['limit.why.han'], { han: step.han, least: step.least, limit })],
      value: points(to),
    };
  return { name, why: [words[`limit.why.${reason}`]], value: `${points(from)} → ${points(to)}` };
}

type Points = (points: number) => string;

/** Context of a step: the number language and the rounding for its payer. */
export interface StepContext {
  readonly lang: string;
  readonly round?: RoundStep | undefined;
}

/** Formats a step in words. */
export function stepText(step: Step, words: StepWords, { lang, round }: StepContext): StepText {
  const points: Points = (n) => n.toLocaleString(lang);
  switch (step.kind) {
    case 'add':
      return addText(step, words, lang);
    case 'exclude':
      return {
        name: isDoraRule(step.rule) ? words.step[step.rule] : { yaku: step.rule },
        why: [fill(words.step[`exclude.${step.principle}`], { by: words.yaku[step.by as PatternId] })],
        value: '–',
      };
    case 'round':
      return { name: words.step[`round.${step.unit}`], why: [], value: `${points(step.from)} → ${points(step.to)}` };
    case 'limit':
      return limitText(step, words.step, points);
    case 'pay':
      return payText(step, words, round, points);
  }
}
