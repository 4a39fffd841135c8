import { useEffect } from 'preact/hooks';
import { type BookId, baseBook, gameOf } from '../../../engine/rulebooks/ids.ts';
import { type BookWords, bookName } from '../../base/words/book-name.ts';

/**
 * Shows a rulebook in the page's header, and the score table of its game, without putting it in force: that of a question
 * somebody was sent, while it is asked.
 */
export function useShownRulebook(rules: BookId, words: BookWords): void {
  useEffect(() => {
    document.documentElement.dataset.game = gameOf(rules);
    const select = document.querySelector<HTMLSelectElement>('#tensu-rulebook');
    if (!select) return;
    select.value = baseBook(rules);
    const [shown] = select.selectedOptions;
    if (shown) shown.text = bookName(rules, words);
  }, [rules]);
}
