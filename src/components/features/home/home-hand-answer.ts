/**
 * Answers a tap on a question of the home page: says right or wrong, marks the right answer, shows the reasons and the way
 * on.
 */
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

  #judge(button: HTMLButtonElement): void {
    const { dataset } = button;
    for (const sign of this.querySelectorAll<HTMLElement>('span.sign'))
      sign.hidden = !sign.classList.contains(dataset.answer ?? '');
    const words = this.querySelector('.words');
    if (words) words.textContent = dataset.verdict ?? '';
    for (const one of this.querySelectorAll<HTMLElement>('[data-answer]')) {
      const mark = one.querySelector<HTMLElement>('.mark');
      if (mark) mark.hidden = one !== button && one.dataset.answer !== 'right';
    }
    this.querySelector('details')?.setAttribute('open', '');
    this.querySelector('.next')?.removeAttribute('hidden');
  }
}

customElements.define('tensu-home-hand', HomeHand);
