import { DEFAULT_RULEBOOKS } from '../../../../engine/rulebooks/ids.ts';
import { latenessOf as latenessInMcr } from '../../../../engine/mcr/index.ts';
import { RIICHI_RULEBOOKS, handsLeft, latenessOf } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import {
  type AskContext,
  type AskQuestion,
  plainChoices,
  pointChoices,
  isRiichi,
  riichiRules,
} from './ask-question.ts';

/** Questions about the session clock. */
export type SessionAsk =
  { readonly of: 'late'; readonly minutes: number } | { readonly of: 'signal'; readonly begun: boolean };

/** The penalty for being late. */
export function lateAsk(minutes: number, { rules, play, lang }: AskContext): AskQuestion {
  const late = isRiichi(rules)
    ? latenessOf(minutes, RIICHI_RULEBOOKS[rules])
    : latenessInMcr(minutes, DEFAULT_RULEBOOKS.mcr);
  const points = late.kind === 'points' ? -late.points : undefined;
  const numbers = isRiichi(rules) ? [-1000, -1000 * minutes, -10000] : [-5, -10, -20];
  const offered = [...new Set([...numbers, ...(points === undefined ? [] : [points])])].sort((a, b) => b - a);
  return {
    prompt: [fill(play['late.ask'], { n: minutes })],
    choices: [...pointChoices(offered, lang), { value: 'substitute', text: play['late.substitute'] }],
    answer: points === undefined ? 'substitute' : String(points),
    why: [],
    cites: [late.cite],
  };
}

/** How many hands are played after the signal. */
export function signalAsk(begun: boolean, { rules, play }: AskContext): AskQuestion {
  const { hands, cite } = handsLeft(begun, [], riichiRules(rules));
  return {
    prompt: [play[begun ? 'signal.begun' : 'signal.between']],
    choices: plainChoices(['0', '1', '2', '3']),
    answer: String(hands),
    why: [],
    cites: [cite],
  };
}
