/** The idea of a skill in a chapter: a table, and a button that makes it live. */
class ChapterIdea extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>(':scope > button');
    button?.addEventListener('click', () => void this.#show(button));
  }

  async #show(button: HTMLButtonElement): Promise<void> {
    button.disabled = true;
    // When the page itself reports a missing script, the import gives neither a module nor an error.
    const module = await import('./live-idea.tsx').catch(() => undefined);
    if (await module?.showIdea(this)) return;
    button.disabled = false;
    button.textContent = button.dataset.failed ?? '';
  }
}

customElements.define('tensu-idea', ChapterIdea);
