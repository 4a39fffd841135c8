import { tellHost } from '../features/embed/host.ts';

/** Tells the page around the frame how high this one is, whenever that changes. */
const whole = document.querySelector('.embedded');
if (whole)
  new ResizeObserver(() => tellHost({ height: Math.ceil(whole.getBoundingClientRect().height) })).observe(whole);

/** A link to another page opens beside the page around the frame: no other page may stand in a frame. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.pathname !== location.pathname) link.target = '_blank';
});
