import { type HandRequest } from '../../../src/engine/index.ts';
import { WINDS } from '../../../src/engine/base/tile.ts';
import { type FanId, type McrResult, type WhyNot, scoreRequest, whyNot } from '../../../src/engine/mcr/index.ts';
import { readMcr } from './read.ts';
import { hand } from '../hands.ts';

/** Words that may follow the tiles of a hand, and what they say of the win. */
const FLAGS: Readonly<Record<string, Partial<HandRequest>>> = {
  last: { lastTile: true },
  kong: { afterKong: true },
  robs: { robbedKong: 'added' },
  fourth: { lastOfKind: true },
  hidden: { winningTileShown: false },
};

const windOf = (letter: string | undefined): HandRequest['seatWind'] =>
  WINDS.find((wind) => wind.startsWith(letter ?? '')) ?? 'east';

/**
 * An MCR hand in short: tiles as `hand` reads them, then words: `last`, `kong`, `robs`, `fourth`, `hidden`, `f3` for three
 * flowers, `sw` for South's hand in the west round. Without a word about winds it is South's in the west round.
 */
export function mcrHand(text: string, more: Partial<HandRequest> = {}): HandRequest {
  const words = text.split(' ');
  const isWord = (word: string): boolean => /^([a-z]{4,}|f\d|[eswn]{2})$/.test(word);
  const said = words.filter(isWord);
  const winds = said.find((word) => word.length === 2 && !word.startsWith('f')) ?? 'sw';
  const flowers = said.find((word) => word.startsWith('f') && word.length === 2);
  const tiles = words.filter((word) => !isWord(word)).join(' ');
  return hand(tiles, {
    rules: 'mcr-2006',
    seatWind: windOf(winds[0]),
    roundWind: windOf(winds[1]),
    ...(flowers === undefined ? {} : { flowers: Number(flowers.slice(1)) }),
    ...said.reduce<Partial<HandRequest>>((all, word) => ({ ...all, ...FLAGS[word] }), {}),
    ...more,
  });
}

const BRACKETS = { open: ['(', ')'], added: ['<', '>'], concealed: ['[', ']'] } as const;

/** Writes a request as `mcrHand` reads it. */
export function inShort(request: HandRequest): string {
  const melds = (request.melds ?? []).map((meld) => {
    const [left, right] = BRACKETS[meld.type === 'kong' ? meld.form : 'open'];
    return left + meld.tiles + right;
  });
  const said = Object.entries(FLAGS).flatMap(([word, fields]) =>
    Object.entries(fields).every(([name, value]) => request[name as keyof HandRequest] === value) ? [word] : [],
  );
  return [
    request.concealed,
    (request.by === 'draw' ? '*' : '+') + request.winningTile,
    ...melds,
    ...said,
    ...(request.flowers ? [`f${String(request.flowers)}`] : []),
    request.seatWind.charAt(0) + request.roundWind.charAt(0),
  ].join(' ');
}

type Answer = Exclude<McrResult, { ok: false }>;

/** The answer to a request that passes the door; a refusal fails the test with its message. */
export function mcr(request: HandRequest): Answer {
  const result = scoreRequest(request);
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why} ${JSON.stringify(request)}`);
  return result;
}

/** The fan of an answer, each with how often it counts when that is not once: `all-chows, short-straight 2`. */
export const fanOf = (items: Answer['items']): string =>
  items.map(({ id, count }) => (count === 1 ? id : `${id} ${count}`)).join(', ');

/** Why a fan does not count in a hand; a refusal fails the test with its message. */
export function why(request: HandRequest, fan: FanId): WhyNot {
  const read = readMcr(request);
  if (!read.ok) throw new Error(`${read.error.field}: ${read.error.why} ${JSON.stringify(request)}`);
  return whyNot(read.value.hand, fan, read.value.rules);
}
