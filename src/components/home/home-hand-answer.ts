/** Answers a tap on the home page's question at once: says right or wrong, and opens the reasons. */
class HomeHand extends HTMLElement {
  connectedCallback(): void {
    const buttons = this.querySelectorAll<HTMLButtonElement>('[data-answer]');
    for (const button of buttons) {
      button.addEventListener('click', () => {
        for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
        this.#judge(button);
      });
    }
  }

  #judge({ dataset }: HTMLButtonElement): void {
    for (const sign of this.querySelectorAll<HTMLElement>('span.sign'))
      sign.hidden = !sign.classList.contains(dataset.answer ?? '');
    const words = this.querySelector('.words');
    if (words) words.textContent = dataset.verdict ?? '';
    this.querySelector('details')?.setAttribute('open', '');
  }
}

customElements.define('tensu-home-hand', HomeHand);
