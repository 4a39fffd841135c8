const headingOf = (card: HTMLElement): HTMLElement | null => card.querySelector('h3');

/** Asks which of two finds it was, where what was said does not tell them apart; the one that is taken stands first. */
export function forkBetween(first: HTMLElement, second: HTMLElement, question: string): HTMLElement {
  const fork = Object.assign(document.createElement('div'), { className: 'fork', role: 'group', ariaLabel: question });
  const asked = Object.assign(document.createElement('p'), { textContent: question });
  const answers = [first, second].map((card) => {
    const heading = headingOf(card);
    const answer = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: heading?.textContent ?? '',
      lang: heading?.lang ?? '',
    });
    answer.addEventListener('click', () => {
      fork.replaceWith(card);
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    });
    return answer;
  });
  fork.append(asked, ...answers);
  return fork;
}
