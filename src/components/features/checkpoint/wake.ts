import { printAnswersApart } from './print-answers.ts';

/** How far below the screen the questions wake up, in pixels. */
const NEAR = '400px';

/** Fetches the script that judges the answers. Returns false when it does not arrive; the next call tries again. */
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

/** An answer submitted before the script is there waits for it. */
async function checkLater(event: SubmitEvent): Promise<void> {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-asked] form')) return;
  if (customElements.get('tensu-checkpoint') !== undefined) return;
  event.preventDefault();
  if (await wake()) form.requestSubmit(submitter);
}

for (const checkpoint of document.querySelectorAll('tensu-checkpoint, [data-asked]')) observer.observe(checkpoint);
addEventListener('submit', (event) => void checkLater(event));
printAnswersApart();
