import { type Random, makeRandom } from './random.ts';
import type { HandRequest, MeldRequest } from './types.ts';

const KEYS: [string, keyof HandRequest][] = [
  ['in', 'rules'],
  ['c', 'concealed'],
  ['w', 'winningTile'],
  ['by', 'by'],
  ['s', 'seatWind'],
  ['r', 'roundWind'],
  ['ri', 'riichi'],
  ['rk', 'robbedKong'],
  ['d', 'doraIndicators'],
  ['u', 'uraIndicators'],
  ['n', 'counters'],
  ['b', 'bets'],
  ['dc', 'discarder'],
];
const FLAGS = ['ippatsu', 'lastTile', 'afterKong', 'firstTurn'] as const;
const FORMS = { open: 'ko', added: 'ka', concealed: 'kc' } as const;

function meldText({ type, form, tiles, called, from }: MeldRequest): string {
  const key = form ? FORMS[form] : type === 'chow' ? 'c' : 'p';
  return key + tiles + (called === undefined ? '' : `~${called}`) + (from === undefined ? '' : `@${from}`);
}

/** Writes a riichi hand as the fragment of a link. */
export function writeLink(hand: HandRequest): string {
  const parts = KEYS.flatMap(([key, field]) => {
    const value = hand[field];
    return typeof value !== 'string' && typeof value !== 'number' ? [] : [`${key}=${encodeURIComponent(value)}`];
  });
  const flags = FLAGS.filter((flag) => hand[flag]);
  if (hand.melds?.length) parts.push(`m=${hand.melds.map(meldText).join('.')}`);
  if (flags.length > 0) parts.push(`f=${flags.join('.')}`);
  if (hand.liable?.length) parts.push(`l=${hand.liable.map(({ from, pattern }) => `${from}@${pattern}`).join('.')}`);
  if (hand.knobs) parts.push(`k=${encodeURIComponent(JSON.stringify(hand.knobs))}`);
  return parts.join('&');
}

/** Numbers that a link may not carry: not a number, or not written as an integer. */
const NO_NUMBERS = ['', '0x10', '1e1', '0b1', ' 1', '1 ', '%201', '+1', '-1', '1.0', '1_0', 'NaN', 'Infinity', '１'];
const WORDS = ['', '%', '%E0%A4%A', '%00', '1', 'left', 'east', 'z', '0m', '..', '@', '~', '{}', '[1', 'true'];

type Change = (parts: string[], random: Random) => string[];

const CHANGES: Change[] = [
  (parts, random) => without(parts, random),
  (parts, random) => [...parts, random.pick(parts)],
  (parts, random) => random.shuffled(parts),
  (parts, random) => edit(parts, random, (part) => `${part.split('=')[0] ?? ''}=${random.pick(WORDS)}`),
  (parts, random) => edit(parts, random, (part) => part + random.pick(WORDS)),
  (parts, random) => edit(parts, random, (part) => part.replace('=', '')),
  (parts, random) => edit(parts, random, (part) => part.slice(0, random.below(part.length))),
  (parts, random) => edit(parts, random, (part) => scramble(part, random)),
  (parts, random) => [
    ...parts,
    `${random.pick(['x', '__proto__', 'constructor', 'q', 'C', 'm', 'f', 'l', 'k'])}=${random.pick(WORDS)}`,
  ],
  (parts, random) => [...parts, `l=${random.pick(WORDS)}@${random.pick(WORDS)}`],
  (parts, random) => [
    ...parts,
    `k=${encodeURIComponent(random.pick(['null', '[]', '"x"', '{"pao":{}}', '{"redFives":"3"}', '{"__proto__":1}']))}`,
  ],
  (parts, random) => [
    ...parts,
    `m=${random.pick(['p123m', 'c999m', 'c1z2z3z', 'ko111z', 'p555z~5z@behind', 'x11z', 'c123m@right', '.'])}`,
  ],
];

const without = (parts: string[], random: Random): string[] => {
  const at = random.below(parts.length);
  return parts.filter((_, index) => index !== at);
};

function edit(parts: string[], random: Random, change: (part: string) => string): string[] {
  const at = random.below(parts.length);
  return parts.map((part, index) => (index === at ? change(part) : part));
}

function scramble(part: string, random: Random): string {
  const at = random.below(part.length);
  return (
    part.slice(0, at) + random.pick(['0', '9', 'm', 'z', '=', '&', '%', '#', '.', '~', '@', '🀄']) + part.slice(at + 1)
  );
}

/** Spoils a link depending on its seed; `refused` when it carries an invalid number. */
export function mutateLink(seed: number, link: string): { link: string; refused: boolean } {
  const random = makeRandom(seed);
  const parts = link.split('&');
  if (random.chance(0.1)) {
    const key = random.pick(['n', 'b']);
    const kept = parts.filter((part) => !part.startsWith(`${key}=`));
    return { link: [...kept, `${key}=${random.pick(NO_NUMBERS)}`].join('&'), refused: true };
  }
  const changes = Array.from({ length: 1 + random.below(2) }, () => random.pick(CHANGES));
  return {
    link: changes.reduce((now, change) => change(now.length > 0 ? now : ['c='], random), parts).join('&'),
    refused: false,
  };
}
