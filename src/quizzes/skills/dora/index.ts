import {
  type HandRequest,
  RIICHI_RULEBOOKS,
  TILE_OF_KIND,
  type Win,
  doraHan,
  doraOf,
  isDoraRule,
  isRed,
  kindOf,
  parseTiles,
} from '../../../engine/riichi/index.ts';
import type { FactId } from '../../base/terms.ts';
import { handsAbout } from '../../hands/about.ts';
import { addsOf, dealWin, mustWin } from '../../hands/win.ts';
import { optionsOf } from '../../base/riichi-options.ts';
import { rulesetOf } from '../../base/ruleset.ts';
import { type AskedOfHand, type Skill, eachOnce, wholly } from '../../skill-kit/skill.ts';
import { EVERYDAY } from '../../hands/mixes.ts';
import { numberForm } from '../../skill-kit/answer-forms.ts';
import { formatHand } from '../../skill-kit/link-fields.ts';
import { parseHand } from '../../riichi/link-fields.ts';
import { upTo } from '../../skill-kit/number-choices.ts';
import { doraWrongs } from './misconceptions.ts';

const linesOf = (win: Win) => addsOf(win, 'han').filter(({ rule }) => isDoraRule(rule));

const tilesIn = (text: string) => {
  const read = parseTiles(text, 'tiles');
  return read.ok ? read.value : [];
};

/** A quick estimate of a hand's dora, which saves scoring hands with too many or too few. */
function atAGlance({ concealed, winningTile, melds = [], doraIndicators, uraIndicators, riichi }: HandRequest): number {
  const tiles = [concealed, winningTile, ...melds.map((meld) => meld.tiles)].flatMap(tilesIn);
  const shown = tilesIn(`${doraIndicators ?? ''}${riichi === undefined ? '' : (uraIndicators ?? '')}`);
  const pointed = shown.map((tile) => doraOf(TILE_OF_KIND[kindOf(tile)] ?? tile));
  const han = (dora: string): number => tiles.filter((tile) => TILE_OF_KIND[kindOf(tile)] === dora).length;
  return tiles.filter(isRed).length + pointed.reduce((sum, dora) => sum + han(dora), 0);
}

/** How many han a hand has from dora of every kind. */
export const dora: Skill<'dora', AskedOfHand<'dora'>, number> = {
  id: 'dora',
  steps: [],
  teaches: ['han:'],
  answer: numberForm,
  numbers: { choices: upTo(0, 6), by: 1 },
  format: formatHand,
  parse: parseHand,
  misconceptions: doraWrongs,
  make: (random, order) => {
    const { level } = order;
    const wanted = random.weighted([
      [0, 1],
      [1, 3],
      [2, 4],
      [3, level],
      [4, level - 1],
    ]);
    const aimed = wanted === 0 ? 0 : 0.25 + 0.2 * wanted;
    const taste = { level, kongs: level === 1 ? 0 : 0.25, aimed, ...handsAbout(order.about)?.taste };
    const won = dealWin(
      random,
      order,
      EVERYDAY,
      taste,
      (win) => win.han !== null && doraHan(win) === wanted,
      (dealt) => atAGlance(dealt) === wanted,
    );
    return won && { skill: 'dora', ...rulesetOf(order), hand: won.hand };
  },
  solve: ({ hand }) => doraHan(mustWin(hand)),
  judge: ({ hand }, given) => wholly(given === doraHan(mustWin(hand))),
  every: (ruleset): FactId[] => {
    const { kanDora, uraDora, kanUraDora, redFives } = optionsOf(ruleset);
    const played = {
      dora: true,
      'kan-dora': kanDora,
      'ura-dora': uraDora,
      'kan-ura-dora': kanUraDora,
      'red-five': redFives > 0,
      'no-dora': true,
    };
    return Object.entries(played).flatMap(([kind, isPlayed]) => (isPlayed ? [`han:${kind}` as const] : []));
  },
  facts: ({ hand }) => {
    const lines = linesOf(mustWin(hand)).map(({ rule }): FactId => `han:${rule}`);
    return lines.length === 0 ? ['han:no-dora'] : [...new Set(lines)];
  },
  cites: ({ hand, rules }) => {
    const cited = linesOf(mustWin(hand)).map(({ cite }) => cite);
    return eachOnce(cited.length === 0 ? [RIICHI_RULEBOOKS[rules].cite.dora] : cited);
  },
};
