import { useEffect } from 'preact/hooks';
import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';

/**
 * Shows a rulebook in the page's header, and the score table of its game, without putting it in force: that of a question
 * somebody was sent, while it is asked.
 */
export function useShownRulebook(rules: BookId): void {
  useEffect(() => {
    document.documentElement.dataset.game = gameOf(rules);
    const select = document.querySelector<HTMLSelectElement>('#tensu-rulebook');
    if (select) select.value = rules;
  }, [rules]);
}
