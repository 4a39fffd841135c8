import type { Moment, OtherClaim, PlayAction, PlayState, TableEvent, Tile } from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';
import { tilesIn } from '../../base/table/view.ts';

/** A sentence in which `{{tile}}` or `{{tiles}}` stands for tiles. */
export interface Told {
  readonly text: string;
  readonly tiles: readonly Tile[];
}

type Words = Strings<'play'>;

const told = (text: string, tiles = ''): Told => ({ text, tiles: tilesIn(tiles) });

/** An own turn: how it began, whether riichi was declared in it, and its discard. */
function turnTold(began: 'draw' | 'claim' | 'kong', riichi: boolean, tile: string, words: Words): Told {
  if (riichi) return told(words['event.turn-riichi'], tile);
  return told(began === 'draw' ? words['event.turn'] : words[`event.${began}`], tile);
}

/**
 * What happened from the first event on that others did, in sentences; own turns before it are told by the discards. `called`
 * are the places of own discards that were called right away: those are named.
 */
export function storyOf(history: readonly TableEvent[], words: Words, called: readonly number[] = []): readonly Told[] {
  const first = history.findIndex(({ type }) => type.startsWith('others-'));
  if (first < 0) return [];
  const lines: Told[] = [];
  let began: 'draw' | 'claim' | 'kong' = 'draw';
  let riichi = false;
  for (const [i, event] of history.entries()) {
    if (i < first) continue;
    switch (event.type) {
      case 'draw':
      case 'claim':
      case 'kong':
        began = event.type;
        break;
      case 'riichi':
        riichi = true;
        break;
      case 'discard':
        lines.push(turnTold(began, riichi, event.tile, words));
        riichi = false;
        break;
      case 'others-claim': {
        const before = history[i - 1];
        const isOwn = before?.type === 'discard' && called.includes(i - 1);
        lines.push(isOwn ? told(words['event.own-called'], before.tile) : told(words['event.others-claim']));
        break;
      }
      case 'others-discard':
        lines.push(told(words['event.others-discard'], event.tile));
        break;
      case 'others-kong':
        lines.push(told(words[`event.others-kong-${event.form}`], event.tile));
        break;
    }
  }
  return lines;
}

/** The own discards since the deal, and which of them was turned for riichi. */
export function discardsIn(history: readonly TableEvent[]): readonly Tile[] {
  return tilesIn(history.flatMap((event) => (event.type === 'discard' ? [event.tile] : [])).join(''));
}

/** Whether riichi was declared before what the story tells. */
const isSilentRiichi = ({ riichi = 'none', history = [] }: PlayState): boolean => {
  const first = history.findIndex(({ type }) => type.startsWith('others-'));
  const declared = history.findIndex(({ type }) => type === 'riichi');
  return riichi !== 'none' && (first < 0 || declared < first);
};

function nowTold(now: Moment, melds: PlayState['melds'], words: Words): readonly Told[] {
  switch (now.type) {
    case 'drew':
      return [told(words['now.drew'], now.tile)];
    case 'called':
      return [told(words['now.called'], melds?.at(-1)?.called)];
    case 'exhausted':
      return [told(words['now.exhausted'])];
    case 'kong':
      return [told(fill(words[`now.kong-${now.form}`], { who: words[`who.${now.from}`] }), now.tile)];
    case 'discard': {
      const discard = told(fill(words['now.discard'], { who: words[`who.${now.from}`] }), now.tile);
      return now.since === undefined || now.since === 'nothing'
        ? [discard]
        : [discard, told(words[`since.${now.since}`])];
    }
  }
}

const claimTold = ({ from, call }: OtherClaim, words: Words): Told =>
  told(fill(words[`claim.${call}`], { who: words[`who.${from}`] }));

/** Below so many tiles the wall is worth telling. */
const SHORT = 12;

/** What is special about the table: riichi, a dead hand, a short wall, many kongs. */
export function specials(state: PlayState, words: Words): readonly string[] {
  const { tilesLeft, kongs, dead } = state;
  return [
    ...(isSilentRiichi(state) ? [words['in-riichi']] : []),
    ...(dead ? [words.dead] : []),
    ...(tilesLeft !== undefined && tilesLeft < SHORT ? [fill(words['tiles-left'], { n: tilesLeft })] : []),
    ...(kongs === undefined ? [] : [fill(words.kongs, { n: kongs })]),
  ];
}

/** What has just happened, and what others call. */
export const momentTold = ({ now, melds, claims = [] }: PlayState, words: Words): readonly Told[] => [
  ...nowTold(now, melds, words),
  ...claims.map((claim) => claimTold(claim, words)),
];

/** What is asked, in a sentence. */
export function askTold(action: PlayAction, words: Words): Told {
  switch (action.type) {
    case 'riichi':
      return told(words['may.riichi'], action.discard);
    case 'kong':
    case 'discard':
      return told(words[`may.${action.type}`], action.tile);
    case 'chow':
      return told(words['may.chow'], action.with);
    case 'pung':
    case 'noten':
    case 'ron':
      return told(words[`may.${action.type}`]);
    case 'tsumo':
    case 'tenpai':
    case 'nine-terminals':
    case 'take-called':
      return told('');
  }
}
