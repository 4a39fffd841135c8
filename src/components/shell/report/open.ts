import type * as Dialog from './dialog.ts';

const dialog = document.querySelector<HTMLDialogElement>('#tensu-report');

/** Gives each article of a chapter and each offence its way to report an error in it. */
for (const heading of document.querySelectorAll<HTMLElement>('[data-article], .offence > h3')) {
  const n = heading.dataset.article ?? heading.textContent.trim();
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'report-flag needs-js' });
  const label = dialog?.dataset.flag?.replace('{{n}}', n) ?? '';
  button.dataset.report = n;
  button.setAttribute('aria-label', label);
  button.title = label;
  button.lang = document.documentElement.lang;
  heading.after(button);
}

/** Opens the report about what a button belongs to. */
async function open(button: HTMLElement): Promise<void> {
  const module = (await import('./dialog.ts')) as typeof Dialog | undefined;
  module?.openReport(button);
}

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-report]') : null;
  if (button) void open(button);
});
