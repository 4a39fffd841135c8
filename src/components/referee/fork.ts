const headingOf = (card: HTMLElement): HTMLElement | null => card.querySelector('h3');

function button(text: string, lang: string, onClick: () => void): HTMLElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text, lang });
  made.addEventListener('click', onClick);
  return made;
}

/** What a fork says: its question, and the way past both of its answers. */
interface ForkWords {
  readonly question: string;
  readonly neither: string;
}

/**
 * Asks which of two finds it was, before any is shown, where what was said does not tell them apart. The one that is taken is
 * shown first, with the others after it; after neither of them, the two come last. Says when it was answered.
 */
export function forkBetween(
  two: readonly [HTMLElement, HTMLElement],
  cards: readonly HTMLElement[],
  { question, neither }: ForkWords,
  answered: () => void,
): HTMLElement {
  const fork = Object.assign(document.createElement('div'), { className: 'fork', role: 'group', ariaLabel: question });
  const others = cards.filter((card) => !two.includes(card));
  const show = (shown: readonly HTMLElement[]): void => {
    fork.replaceWith(...shown);
    answered();
    const heading = shown[0] && headingOf(shown[0]);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  const [first, other] = two;
  const take = (card: HTMLElement, left: HTMLElement): HTMLElement =>
    button(headingOf(card)?.textContent ?? '', headingOf(card)?.lang ?? '', () => show([card, left, ...others]));
  fork.append(
    Object.assign(document.createElement('p'), { textContent: question }),
    take(first, other),
    take(other, first),
    ...(others.length > 0 ? [button(neither, '', () => show([...others, ...two]))] : []),
  );
  return fork;
}
