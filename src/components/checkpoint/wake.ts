/** How far below the screen the questions may be when they wake. */
const NEAR = '400px';

const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void import('./checkpoint-element.ts');
  },
  { rootMargin: NEAR },
);

for (const checkpoint of document.querySelectorAll('tensu-checkpoint')) observer.observe(checkpoint);
