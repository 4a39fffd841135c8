import {
  MCR_RULEBOOKS,
  ladderOf,
  latenessOf as latenessInMcr,
  settleRequest as settleMcr,
} from '../../engine/mcr/index.ts';
import {
  type Clause,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type SeatNumber,
  WINDS,
  countedStack,
  handsLeft,
  latenessOf,
  settleRequest,
} from '../../engine/riichi/index.ts';
import { type Strings, fill } from '../../i18n/strings.ts';

/** What an ask beside an article is about; seats are 0 to 3 from East on. */
export type AskOf =
  | { readonly of: 'dice'; readonly dice: readonly [number, number] }
  | { readonly of: 'noten'; readonly tenpai: readonly SeatNumber[]; readonly seat: SeatNumber }
  | { readonly of: 'chombo'; readonly seat: SeatNumber }
  | { readonly of: 'late'; readonly minutes: number }
  | { readonly of: 'signal'; readonly begun: boolean }
  | { readonly of: 'dealer'; readonly tenpai: readonly SeatNumber[] }
  | { readonly of: 'dealer'; readonly winners: readonly SeatNumber[]; readonly from: SeatNumber }
  | { readonly of: 'ladder'; readonly time: number }
  | { readonly of: 'false-hu'; readonly shown: 'nothing' | 'below-eight' | 'invalid' };

/** A question with its answers, the right one, and what it rests on. */
export interface Asked {
  readonly told: readonly string[];
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly answer: string;
  readonly why: readonly string[];
  readonly cites: readonly Clause[];
}

/** What an ask is told by: the rulebook, and the words and numbers of a language. */
export interface AskSpeech {
  readonly rules: string;
  readonly play: Strings<'play'>;
  readonly practice: Strings<'practice'>;
  readonly lang: string;
}

const SCORES = [30000, 30000, 30000, 30000] as const;
const TABLE = { roundWind: 'east', dealer: 0, scores: SCORES } as const;

const isRiichi = (rules: string): rules is RiichiId => Object.hasOwn(RIICHI_RULEBOOKS, rules);

/** The rules of an ask that only riichi has. */
function riichiRules(rules: string) {
  if (!isRiichi(rules)) throw new Error(`${rules} is no rulebook of riichi`);
  return RIICHI_RULEBOOKS[rules];
}

const signed = (points: number, lang: string): string =>
  points.toLocaleString(lang, { signDisplay: 'exceptZero' }).replace('-', '−');

const inPoints = (numbers: readonly number[], lang: string): Asked['choices'] =>
  numbers.map((n) => ({ value: String(n), text: signed(n, lang) }));

const named = (seats: readonly SeatNumber[], play: AskSpeech['play']): string =>
  seats.length === 0 ? '–' : seats.map((seat) => play[`wind.${WINDS[seat]}`]).join(', ');

function settledHand(rules: string, event: object) {
  const found = settleRequest({ rules, ...TABLE, event });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  return found;
}

function diceAsk(dice: readonly [number, number], { play }: AskSpeech): Asked {
  const [a, b] = dice;
  const { wall } = countedStack(a + b);
  return {
    told: [fill(play['dice.ask'], { a, b })],
    choices: WINDS.map((wind) => ({ value: wind, text: play[`wind.${wind}`] })),
    answer: wall,
    why: [fill(play['dice.why'], { n: a + b })],
    cites: [],
  };
}

function notenAsk(tenpai: readonly SeatNumber[], seat: SeatNumber, { rules, play, practice, lang }: AskSpeech): Asked {
  const { knobs, cite } = riichiRules(rules);
  const { deltas } = settledHand(rules, { type: 'draw', tenpai });
  return {
    told: [
      fill(play['draw.tenpai'], { seats: named(tenpai, play) }),
      fill(play['draw.you'], { wind: named([seat], play) }),
      practice['ask.noten'],
    ],
    choices: inPoints([-3000, -1500, -1000, 0, 1000, 1500, 3000], lang),
    answer: String(deltas[seat]),
    why: [fill(play['draw.why'], { pool: knobs.notenPool.toLocaleString(lang) })],
    cites: [cite.notenPool],
  };
}

function chomboAsk(seat: SeatNumber, { rules, play, lang }: AskSpeech): Asked {
  const { knobs, cite } = riichiRules(rules);
  const { deltas, penalties } = settledHand(rules, { type: 'chombo', seats: [seat] });
  const booked = penalties.reduce((sum, { points }) => sum + points, 0);
  const why =
    knobs.chombo.kind === 'tournament'
      ? fill(play['chombo.tournament'], { points: knobs.chombo.points.toLocaleString(lang) })
      : play['chombo.table'];
  return {
    told: [fill(play['chombo.ask'], { wind: named([seat], play) })],
    choices: inPoints([-8000, -12000, -20000], lang),
    answer: String(deltas[seat] - booked),
    why: [why],
    cites: [cite.chombo],
  };
}

function lateAsk(minutes: number, { rules, play, lang }: AskSpeech): Asked {
  const late = isRiichi(rules) ? latenessOf(minutes, RIICHI_RULEBOOKS[rules]) : latenessInMcr(minutes, 'mers-2014');
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

function signalAsk(begun: boolean, { rules, play }: AskSpeech): Asked {
  const { hands, cite } = handsLeft(begun, [], riichiRules(rules));
  return {
    told: [play[begun ? 'signal.begun' : 'signal.between']],
    choices: ['0', '1', '2', '3'].map((value) => ({ value, text: value })),
    answer: String(hands),
    why: [],
    cites: [cite],
  };
}

function dealerAsk(ask: Extract<AskOf, { of: 'dealer' }>, { rules, play }: AskSpeech): Asked {
  const { cite } = riichiRules(rules);
  const isDraw = 'tenpai' in ask;
  const event = isDraw
    ? { type: 'draw', tenpai: ask.tenpai }
    : { type: 'ron', discarder: ask.from, winners: ask.winners.map((seat) => ({ seat, han: 2, fu: 30 })) };
  const { next, reasons } = settledHand(rules, event);
  const told = isDraw
    ? fill(play['dealer.draw'], { seats: named(ask.tenpai, play) })
    : fill(play['dealer.ron'], { winners: named(ask.winners, play), from: named([ask.from], play) });
  return {
    told: [told],
    choices: [
      { value: 'yes', text: play.yes },
      { value: 'no', text: play['no-plain'] },
    ],
    answer: next.kind === 'hand' && next.dealer === 0 ? 'yes' : 'no',
    why: [],
    cites: [reasons[0]?.cite ?? cite.dealerStays],
  };
}

function ladderAsk(time: number, { play, lang }: AskSpeech): Asked {
  const { points, cite } = ladderOf(time, 'mers-2014');
  return {
    told: [fill(play['ladder.ask'], { n: time })],
    choices: inPoints([0, -5, -10, -20, -30], lang),
    answer: String(points === 0 ? 0 : -points),
    why: [],
    cites: [cite],
  };
}

function falseHuAsk(shown: Extract<AskOf, { of: 'false-hu' }>['shown'], { play, lang }: AskSpeech): Asked {
  const found = settleMcr({
    rules: MCR_RULEBOOKS['mers-2014'].id,
    ...TABLE,
    scores: [0, 0, 0, 0],
    event: { type: 'false-hu', seat: 1, shown },
  });
  if (!found.ok) throw new Error(`${found.error.field}: ${found.error.why}`);
  const cite = found.steps[0]?.cite ?? found.reasons[0]?.cite;
  return {
    told: [play[`hu.${shown}`]],
    choices: inPoints([0, -10, -30, -60, -90], lang),
    answer: String(found.deltas[1]),
    why: [],
    cites: cite ? [cite] : [],
  };
}

/** Makes the question that stands beside an article; its answer is the engine's. */
export function askedOf(ask: AskOf, speech: AskSpeech): Asked {
  switch (ask.of) {
    case 'dice':
      return diceAsk(ask.dice, speech);
    case 'noten':
      return notenAsk(ask.tenpai, ask.seat, speech);
    case 'chombo':
      return chomboAsk(ask.seat, speech);
    case 'late':
      return lateAsk(ask.minutes, speech);
    case 'signal':
      return signalAsk(ask.begun, speech);
    case 'dealer':
      return dealerAsk(ask, speech);
    case 'ladder':
      return ladderAsk(ask.time, speech);
    case 'false-hu':
      return falseHuAsk(ask.shown, speech);
  }
}
