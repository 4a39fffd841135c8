import { DEFAULT_RULEBOOKS } from '../../../../engine/rulebooks/ids.ts';
import { latenessOf as latenessInMcr } from '../../../../engine/mcr/index.ts';
import { RIICHI_RULEBOOKS, handsLeft, latenessOf } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { type AskSpeech, type Asked, asSaid, inPoints, isRiichi, riichiRules } from './asked.ts';

/** Asks about the clock of a session. */
export type SessionAsk =
  { readonly of: 'late'; readonly minutes: number } | { readonly of: 'signal'; readonly begun: boolean };

/** What coming late costs. */
export function lateAsk(minutes: number, { rules, play, lang }: AskSpeech): Asked {
  const late = isRiichi(rules)
    ? latenessOf(minutes, RIICHI_RULEBOOKS[rules])
    : latenessInMcr(minutes, DEFAULT_RULEBOOKS.mcr);
  const points = late.kind === 'points' ? -late.points : undefined;
  const numbers = isRiichi(rules) ? [-1000, -1000 * minutes, -10000] : [-5, -10, -20];
  const offered = [...new Set([...numbers, ...(points === undefined ? [] : [points])])].sort((a, b) => b - a);
  return {
    told: [fill(play['late.ask'], { n: minutes })],
    choices: [...inPoints(offered, lang), { value: 'substitute', text: play['late.substitute'] }],
    answer: points === undefined ? 'substitute' : String(points),
    why: [],
    cites: [late.cite],
  };
}

/** How many hands are still played after the signal. */
export function signalAsk(begun: boolean, { rules, play }: AskSpeech): Asked {
  const { hands, cite } = handsLeft(begun, [], riichiRules(rules));
  return {
    told: [play[begun ? 'signal.begun' : 'signal.between']],
    choices: asSaid(['0', '1', '2', '3']),
    answer: String(hands),
    why: [],
    cites: [cite],
  };
}
