/** How far below the screen the questions may be when they wake. */
const NEAR = '400px';

/** Fetches what judges the answers; false when it did not come, as the page then says, and to be tried again. */
async function wake(): Promise<boolean> {
  await import('./checkpoint-element.ts');
  return customElements.get('tensu-checkpoint') !== undefined;
}

const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    void wake().then((isAwake) => {
      if (isAwake) observer.disconnect();
    });
  },
  { rootMargin: NEAR },
);

/** An answer that is checked before anything can judge it waits for that. */
async function checkLater(event: SubmitEvent): Promise<void> {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-asked] form')) return;
  if (customElements.get('tensu-checkpoint') !== undefined) return;
  event.preventDefault();
  if (await wake()) form.requestSubmit(submitter);
}

for (const checkpoint of document.querySelectorAll('tensu-checkpoint, [data-asked]')) observer.observe(checkpoint);
addEventListener('submit', (event) => void checkLater(event));
