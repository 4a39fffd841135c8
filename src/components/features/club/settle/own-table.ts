import { fetchRulebook, isRiichiId } from '../../../../engine/riichi/index.ts';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { hasTable, registerTable } from './table-rules.ts';

/** Fetches the table facts of a rulebook with options of the house; false where they do not come, or do not exist. */
export async function fetchTable(rules: BookId): Promise<boolean> {
  if (hasTable(rules)) return true;
  try {
    const [{ tableOf }, isThere] = await Promise.all([import('./riichi-table.ts'), fetchRulebook(rules)]);
    if (isThere && isRiichiId(rules)) registerTable(rules, tableOf(rules));
    return isThere;
  } catch {
    return false;
  }
}

/** Does something once the table facts of a rulebook are there: at once where they are, and also where they do not come. */
export function whenTable(rules: BookId, action: () => void): void {
  if (hasTable(rules)) action();
  else void fetchTable(rules).then(action);
}
