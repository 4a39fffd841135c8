import { DEFAULT_RULEBOOKS, type GameId, gameOf } from '../../../../engine/rulebooks/ids.ts';
import { latenessOf as latenessInMcr } from '../../../../engine/mcr/index.ts';
import { handsLeft, latenessOf } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { type AskContext, type AskQuestion, plainChoices, pointChoices, riichiRules } from './ask-question.ts';

/** Questions about the session clock. */
export type SessionAsk =
  { readonly of: 'late'; readonly minutes: number } | { readonly of: 'signal'; readonly begun: boolean };

/** How each game punishes lateness, and the points to choose from. */
const LATENESS = {
  riichi: {
    penalty: (minutes: number, rules: string) => latenessOf(minutes, riichiRules(rules)),
    choices: (minutes: number) => [-1000, -1000 * minutes, -10000],
  },
  mcr: {
    penalty: (minutes: number) => latenessInMcr(minutes, DEFAULT_RULEBOOKS.mcr),
    choices: () => [-5, -10, -20],
  },
} as const satisfies Record<GameId, unknown>;

/** The penalty for being late. */
export function lateAsk(minutes: number, { rules, play, lang }: AskContext): AskQuestion {
  const { penalty, choices } = LATENESS[gameOf(rules) ?? 'mcr'];
  const late = penalty(minutes, rules);
  const points = late.kind === 'points' ? -late.points : undefined;
  const offered = [...new Set([...choices(minutes), ...(points === undefined ? [] : [points])])].sort((a, b) => b - a);
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
