import { DEFAULT_RULEBOOKS } from '../../../../engine/rulebooks/ids.ts';
import { WINDS, finishRequest, ladderOf, settleRequest } from '../../../../engine/mcr/index.ts';
import type { SeatNumber } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { eachOnce } from '../../../../quizzes/skill-kit/skill.ts';
import { windAt } from './wins-text.ts';
import { type AskContext, type AskQuestion, type Scores, TABLE, plainChoices, pointChoices } from './ask-question.ts';

/** Questions about MERS. */
export type MersAsk =
  | { readonly of: 'ladder'; readonly time: number }
  | { readonly of: 'false-hu'; readonly shown: 'nothing' | 'below-eight' | 'invalid' }
  | { readonly of: 'table-points'; readonly scores: Scores; readonly seat: SeatNumber };

const RULES = DEFAULT_RULEBOOKS.mcr;

/** The penalty for a repeated infringement. */
export function ladderAsk(time: number, { play, lang }: AskContext): AskQuestion {
  const { points, cite } = ladderOf(time, RULES);
  return {
    prompt: [fill(play['ladder.ask'], { n: time })],
    choices: pointChoices([0, -5, -10, -20, -30], lang),
    answer: String(points === 0 ? 0 : -points),
    why: [],
    cites: [cite],
  };
}

/** The penalty for a false hu. */
export function falseHuAsk(
  shown: Extract<MersAsk, { of: 'false-hu' }>['shown'],
  { play, lang }: AskContext,
): AskQuestion {
  const event = { type: 'false-hu', seat: 1, shown };
  const found = settleRequest({ rules: RULES, ...TABLE, scores: [0, 0, 0, 0], event });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  const cite = found.steps[0]?.cite ?? found.reasons[0]?.cite;
  return {
    prompt: [play[`hu.${shown}`]],
    choices: pointChoices([0, -10, -30, -60, -90], lang),
    answer: String(found.deltas[1]),
    why: [],
    cites: cite ? [cite] : [],
  };
}

/** Table points of a player for a session. */
export function tablePointsAsk(
  { scores, seat }: Extract<MersAsk, { of: 'table-points' }>,
  { play, beside, lang }: AskContext,
): AskQuestion {
  const found = finishRequest({ rules: RULES, scores, bets: 0, penalties: [] });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  const { players, steps } = found;
  const wind = (one: number): string => play[`wind.${WINDS[one] ?? 'east'}`];
  const number = (n: number): string => n.toLocaleString(lang);
  return {
    prompt: [
      ...scores.map((points, i) =>
        fill(play['final.score'], { wind: wind(i), points: number(points).replace('-', '−') }),
      ),
      fill(beside['table-points.ask'], { wind: windAt(seat, play) }),
    ],
    choices: plainChoices(['0', '1', '1.5', '2', '3', '4']).map(({ value }) => ({
      value,
      text: number(Number(value)),
    })),
    answer: String(players[seat].total),
    why: players.map((one) => fill(play['final.score'], { wind: wind(one.seat), points: number(one.total) })),
    cites: eachOnce(steps.map(({ cite }) => cite)),
  };
}
