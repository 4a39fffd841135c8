import { tellHost } from '../features/embed/host.ts';

/**
 * Tells the page around the frame how high this one is, whenever that changes. Browsers do not lay out a frame that is out of
 * sight, so its observer of sizes stays silent; what is added to the page is watched as well.
 */
function keepTelling(whole: Element): void {
  let last = 0;
  const tell = (): void => {
    const height = Math.ceil(whole.getBoundingClientRect().height);
    if (height !== last) tellHost({ height });
    last = height;
  };
  tell();
  addEventListener('load', tell);
  new ResizeObserver(tell).observe(whole);
  new MutationObserver(tell).observe(whole, { childList: true, subtree: true });
}

const whole = document.querySelector('.embedded');
if (whole) keepTelling(whole);

/** A link to another page opens beside the page around the frame: no other page may stand in a frame. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.pathname !== location.pathname) link.target = '_blank';
});
