import { type Refusal, isTile } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { tilesInWords } from '../../base/words/tiles.ts';
import type { ScorerWords } from './strings.ts';

/** The page's name for a field of the request. */
function fieldName(field: string, { scorer, hand }: ScorerWords): string {
  if (field === 'concealed') return scorer.typed;
  if (field === 'winningTile') return hand['name.winning'];
  if (field === 'doraIndicators') return hand.doraName;
  return field === 'uraIndicators' ? hand.uraName : scorer['target.meld'];
}

/** Explains a refusal in the page's language: what is impossible, where, and what would be right. */
export function refusalText({ why, field, values, tile }: Refusal, words: ScorerWords): string {
  const sentences: Readonly<Record<string, string>> = words.refusal;
  const sentence = sentences[why] ?? words.refusal.other;
  const named = tile !== undefined && isTile(tile) ? { tile: tilesInWords([tile], words.tile) } : {};
  const pattern = values.pattern;
  const yaku: Readonly<Record<string, string>> = words.yaku;
  const about = typeof pattern === 'string' ? { pattern: yaku[pattern] ?? pattern } : {};
  return fill(sentence, { ...values, field: fieldName(field, words), ...named, ...about });
}
