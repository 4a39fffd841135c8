/**
 * Custom elements that show a part of Tensu on any page: <tensu-scorer>, <tensu-hand>, <tensu-question>. Each is a frame that
 * is as high as what it shows, and tells what happens in it by the events `score` and `answer`. A plain script, not a module:
 * other sites may load it from any host, also from one that sends no headers for them.
 */
(() => {
  const ROOT = new URL('./', document.currentScript.src);
  const PREFIXED = ['ru', 'uk', 'it', 'fr'];
  const TITLES = { scorer: 'Scorer', hand: 'Hand', question: 'Question' };
  const EVENTS = ['score', 'answer'];

  /** The link of a hand or question: what stands behind # in the address of its page, or the whole address. */
  const fragment = (link) => link.slice(link.indexOf('#') + 1);

  function define(kind, linked) {
    const attributes = ['rules', 'theme', 'lang', ...(linked ? [linked] : [])];

    class Framed extends HTMLElement {
      static observedAttributes = attributes;
      #frame = document.createElement('iframe');
      #hear = ({ source, origin, data }) => {
        if (source !== this.#frame.contentWindow || origin !== ROOT.origin || data?.from !== 'tensu') return;
        if (data.height > 0) this.#frame.style.height = `${data.height}px`;
        for (const name of EVENTS)
          if (data[name])
            this.dispatchEvent(new CustomEvent(name, { detail: data[name], bubbles: true, composed: true }));
      };

      constructor() {
        super();
        const style = document.createElement('style');
        style.textContent = ':host{display:block}iframe{width:100%;height:20rem;border:0;color-scheme:auto}';
        this.attachShadow({ mode: 'open' }).append(style, this.#frame);
        this.#frame.allow = 'clipboard-write';
      }

      connectedCallback() {
        addEventListener('message', this.#hear);
        this.#show();
      }

      disconnectedCallback() {
        removeEventListener('message', this.#hear);
      }

      attributeChangedCallback() {
        if (this.isConnected) this.#show();
      }

      #show() {
        const language = this.lang.slice(0, 2);
        const page = new URL(`${PREFIXED.includes(language) ? `${language}/` : ''}embed/${kind}/`, ROOT);
        for (const name of ['rules', 'theme']) if (this[name]) page.searchParams.set(name, this[name]);
        if (linked && this[linked]) page.hash = fragment(this[linked]);
        this.#frame.title = this.title || TITLES[kind];
        if (this.#frame.src !== page.href) this.#frame.src = page.href;
      }
    }

    for (const name of attributes)
      if (name !== 'lang')
        Object.defineProperty(Framed.prototype, name, {
          get() {
            return this.getAttribute(name) ?? '';
          },
          set(value) {
            this.setAttribute(name, value);
          },
        });
    const element = `tensu-${kind}`;
    if (!customElements.get(element)) customElements.define(element, Framed);
  }

  define('scorer', 'hand');
  define('hand', 'hand');
  define('question', 'question');
})();
