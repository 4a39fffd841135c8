/** A question beside an article: a tap judges the answer, and opens the reasons if it was wrong. */
class Ask extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[value]') : null;
      if (button) this.#judge(button);
    });
  }

  #judge(chosen: HTMLButtonElement): void {
    const isRight = chosen.value === this.dataset.answer;
    this.dataset.verdict = isRight ? 'right' : 'wrong';
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[value]'))
      button.setAttribute('aria-pressed', String(button === chosen));
    this.querySelector('.verdict')?.replaceChildren((isRight ? this.dataset.right : this.dataset.wrong) ?? '');
    const why = this.querySelector('details');
    if (why) why.open = !isRight;
  }
}

customElements.define('tensu-ask', Ask);
