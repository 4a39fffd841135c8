import { isDoraRule } from '../../engine/riichi/index.ts';
import { DORA_LINES, type DoraLine } from '../base/lines.ts';

/** The line that a rule of dora is counted in; undefined for another rule. */
export function doraLineOf(rule: string): DoraLine | undefined {
  if (!isDoraRule(rule)) return undefined;
  return rule === 'kan-ura-dora' ? 'ura-dora' : DORA_LINES.find((line) => line === rule);
}
