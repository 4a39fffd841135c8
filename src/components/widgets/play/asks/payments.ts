import { type SeatNumber, WINDS, settleRequest } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { semicolon } from '../../../../i18n/signs.ts';
import { eachOnce } from '../../../../quizzes/skill-kit/skill.ts';
import { entryOf, finalChoices, finalScores } from '../../../../quizzes/skills/final-scores/index.ts';
import type { WonHand } from '../../../../quizzes/skills/several-wins/deal.ts';
import { decidedBy, movesOf, severalWins, winsChoices } from '../../../../quizzes/skills/several-wins/index.ts';
import { enteredText } from '../../../base/words/signed.ts';
import { finalLines } from './final-text.ts';
import { describeMove, windAt, windsAt, describeWinner, describeWin } from './wins-text.ts';
import {
  type AskContext,
  type AskQuestion,
  type Scores,
  TABLE,
  pointChoices,
  riichiId,
  riichiRules,
} from './ask-question.ts';

/** Questions about points that change hands in a hand and after the game; seats are 0 to 3 from East. */
export type PaymentAsk =
  | { readonly of: 'noten'; readonly tenpai: readonly SeatNumber[]; readonly seat: SeatNumber }
  | { readonly of: 'chombo'; readonly seat: SeatNumber }
  | { readonly of: 'wins'; readonly won: WonHand }
  | { readonly of: 'final'; readonly scores: Scores; readonly seat: SeatNumber };

type AskAbout<Of extends PaymentAsk['of']> = Extract<PaymentAsk, { of: Of }>;

function settledHand(rules: string, event: object) {
  const found = settleRequest({ rules, ...TABLE, event });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  return found;
}

/** What a player wins or loses in an exhaustive draw. */
export function notenAsk(
  { tenpai, seat }: AskAbout<'noten'>,
  { rules, play, practice, lang }: AskContext,
): AskQuestion {
  const { options, cite } = riichiRules(rules);
  const { deltas } = settledHand(rules, { type: 'draw', tenpai });
  return {
    prompt: [
      fill(play['draw.tenpai'], { seats: windsAt(tenpai, play) }),
      fill(play['draw.you'], { wind: windAt(seat, play) }),
      practice['ask.noten'],
    ],
    choices: pointChoices([-3000, -1500, -1000, 0, 1000, 1500, 3000], lang),
    answer: String(deltas[seat]),
    why: [fill(play['draw.why'], { pool: options.notenPool.toLocaleString(lang) })],
    cites: [cite.notenPool],
  };
}

/** What a chombo costs. */
export function chomboAsk({ seat }: AskAbout<'chombo'>, { rules, play, lang }: AskContext): AskQuestion {
  const { options, cite } = riichiRules(rules);
  const { deltas, penalties } = settledHand(rules, { type: 'chombo', seats: [seat] });
  const booked = penalties.reduce((sum, { points }) => sum + points, 0);
  const cost = deltas[seat] - booked;
  const why =
    options.chombo.kind === 'tournament'
      ? fill(play['chombo.tournament'], { points: options.chombo.points.toLocaleString(lang) })
      : play['chombo.table'];
  return {
    prompt: [fill(play['chombo.ask'], { wind: windAt(seat, play) })],
    choices: pointChoices([...new Set([-8000, -12000, -20000, cost])], lang),
    answer: String(cost),
    why: [why],
    cites: [cite.chombo],
  };
}

/** What a won hand brings or costs, with counters, sticks, other winners and liability. */
export function winsAsk({ won }: AskAbout<'wins'>, { rules, play, lang }: AskContext): AskQuestion {
  const question = { skill: 'several-wins', rules: riichiId(rules), ...won } as const;
  const { event, riichi, counters, bets, seat } = won;
  const winners = event.type === 'ron' ? event.winners : [event.winner];
  const moves = movesOf(question);
  return {
    prompt: [
      [describeWin(won, play), winners.map((winner) => describeWinner(winner, play)).join(semicolon(lang))].join(' '),
      ...(riichi.length > 0 ? [fill(play['won.riichi'], { seats: windsAt(riichi, play) })] : []),
      fill(play['won.table'], { counters, bets }),
      fill(play.asked, { wind: windAt(seat, play) }),
    ],
    choices: pointChoices(winsChoices(question), lang),
    answer: String(severalWins.solve(question)),
    why: [
      ...decidedBy(question).map(({ id }) => play[`won.${id}`]),
      ...moves.map((move) => describeMove(move, play, lang)),
    ],
    cites: eachOnce([...decidedBy(question), ...moves].map(({ cite }) => cite)),
  };
}

/** A player's final result. */
export function finalAsk(
  { scores, seat }: AskAbout<'final'>,
  { rules, play, practice, lang }: AskContext,
): AskQuestion {
  const question = { skill: 'final-scores', rules: riichiId(rules), scores, bets: 0, seat } as const;
  const entry = entryOf(question);
  return {
    prompt: [
      ...scores.map((points, i) =>
        fill(play['final.score'], { wind: play[`wind.${WINDS[i] ?? 'east'}`], points: points.toLocaleString(lang) }),
      ),
      fill(play.asked, { wind: windAt(seat, play) }),
      practice['ask.final-scores'],
    ],
    choices: finalChoices(question).map((n) => ({ value: String(n), text: enteredText(n, entry, lang) })),
    answer: String(finalScores.solve(question)),
    why: finalLines(question, play, lang),
    cites: finalScores.cites(question),
  };
}
