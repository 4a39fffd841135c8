import type { Moment, OtherClaim, PlayAction, PlayState, TableEvent, Tile } from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';
import { tilesIn } from '../../base/table/view.ts';

/** A sentence in which `{{tile}}` or `{{tiles}}` stands for tiles. */
export interface TableLine {
  readonly text: string;
  readonly tiles: readonly Tile[];
}

type Words = Strings<'play'>;

const line = (text: string, tiles = ''): TableLine => ({ text, tiles: tilesIn(tiles) });

/** Describes the player's own turn: how it began, a riichi, the discard. */
function turnLine(began: 'draw' | 'claim' | 'kong', riichi: boolean, tile: string, words: Words): TableLine {
  if (riichi) return line(words['event.turn-riichi'], tile);
  return line(began === 'draw' ? words['event.turn'] : words[`event.${began}`], tile);
}

/**
 * Describes the events from the first one by another player; earlier own turns show in the discards. `called` holds the
 * positions of own discards that were called at once, which are named.
 */
export function eventLines(
  history: readonly TableEvent[],
  words: Words,
  called: readonly number[] = [],
): readonly TableLine[] {
  const first = history.findIndex(({ type }) => type.startsWith('others-'));
  if (first < 0) return [];
  const lines: TableLine[] = [];
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
        lines.push(turnLine(began, riichi, event.tile, words));
        riichi = false;
        break;
      case 'others-claim': {
        const before = history[i - 1];
        const isOwn = before?.type === 'discard' && called.includes(i - 1);
        lines.push(isOwn ? line(words['event.own-called'], before.tile) : line(words['event.others-claim']));
        break;
      }
      case 'others-discard':
        lines.push(line(words['event.others-discard'], event.tile));
        break;
      case 'others-kong':
        lines.push(line(words[`event.others-kong-${event.form}`], event.tile));
        break;
    }
  }
  return lines;
}

/** The player's own discards since the deal. */
export function discardsIn(history: readonly TableEvent[]): readonly Tile[] {
  return tilesIn(history.flatMap((event) => (event.type === 'discard' ? [event.tile] : [])).join(''));
}

/** Whether riichi was declared before the first event described. */
const isSilentRiichi = ({ riichi = 'none', history = [] }: PlayState): boolean => {
  const first = history.findIndex(({ type }) => type.startsWith('others-'));
  const declared = history.findIndex(({ type }) => type === 'riichi');
  return riichi !== 'none' && (first < 0 || declared < first);
};

function nowLines(now: Moment, melds: PlayState['melds'], words: Words): readonly TableLine[] {
  switch (now.type) {
    case 'drew':
      return [line(words['now.drew'], now.tile)];
    case 'called':
      return [line(words['now.called'], melds?.at(-1)?.called)];
    case 'exhausted':
      return [line(words['now.exhausted'])];
    case 'kong':
      return [line(fill(words[`now.kong-${now.form}`], { who: words[`who.${now.from}`] }), now.tile)];
    case 'discard': {
      const discard = line(fill(words['now.discard'], { who: words[`who.${now.from}`] }), now.tile);
      return now.since === undefined || now.since === 'nothing'
        ? [discard]
        : [discard, line(words[`since.${now.since}`])];
    }
  }
}

const claimLine = ({ from, call }: OtherClaim, words: Words): TableLine =>
  line(fill(words[`claim.${call}`], { who: words[`who.${from}`] }));

/** Below this many tiles the wall is worth mentioning. */
const SHORT = 12;

/** Special conditions: riichi, a dead hand, a short wall, many kongs. */
export function tableNotes(state: PlayState, words: Words): readonly string[] {
  const { tilesLeft, kongs, dead } = state;
  return [
    ...(isSilentRiichi(state) ? [words['in-riichi']] : []),
    ...(dead ? [words.dead] : []),
    ...(tilesLeft !== undefined && tilesLeft < SHORT ? [fill(words['tiles-left'], { n: tilesLeft })] : []),
    ...(kongs === undefined ? [] : [fill(words.kongs, { n: kongs })]),
  ];
}

/** What has just happened, and what others call. */
export const momentLines = ({ now, melds, claims = [] }: PlayState, words: Words): readonly TableLine[] => [
  ...nowLines(now, melds, words),
  ...claims.map((claim) => claimLine(claim, words)),
];

/** The question in a sentence. */
export function actionLine(action: PlayAction, words: Words): TableLine {
  switch (action.type) {
    case 'riichi':
      return line(words['may.riichi'], action.discard);
    case 'kong':
    case 'discard':
      return line(words[`may.${action.type}`], action.tile);
    case 'chow':
      return line(words['may.chow'], action.with);
    case 'pung':
    case 'noten':
    case 'ron':
      return line(words[`may.${action.type}`]);
    case 'tsumo':
    case 'tenpai':
    case 'nine-terminals':
    case 'take-called':
      return line('');
  }
}
