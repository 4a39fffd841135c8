import { type Refusal, isTile } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { tilesInWords } from '../../base/words/tiles.ts';
import type { ScorerStrings } from './strings.ts';

/** The name that a field of the request has on the page. */
function fieldName(field: string, { scorer, hand }: ScorerStrings): string {
  if (field === 'concealed') return scorer.typed;
  if (field === 'winningTile') return hand['name.winning'];
  if (field === 'doraIndicators') return hand.doraName;
  return field === 'uraIndicators' ? hand.uraName : scorer['target.meld'];
}

/** A refusal in the page's language: what is impossible, where, and what would be right. */
export function refusalText({ why, field, values, tile }: Refusal, words: ScorerStrings): string {
  const sentences: Readonly<Record<string, string>> = words.refusal;
  const sentence = sentences[why] ?? words.refusal.other;
  const named = tile !== undefined && isTile(tile) ? { tile: tilesInWords([tile], words.tile) } : {};
  const pattern = values.pattern;
  const yaku: Readonly<Record<string, string>> = words.yaku;
  const about = typeof pattern === 'string' ? { pattern: yaku[pattern] ?? pattern } : {};
  return fill(sentence, { ...values, field: fieldName(field, words), ...named, ...about });
}
