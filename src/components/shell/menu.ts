/** Keeps the phone's menu honest: the page behind it cannot be reached while it is open, and a link closes it. */
const menu = document.querySelector<HTMLElement>('#tensu-menu');
const behind = document.querySelectorAll<HTMLElement>('.leaf, .site-foot');

menu?.addEventListener('toggle', (event) => {
  const open = event.newState === 'open';
  for (const part of behind) part.inert = open;
  document.documentElement.classList.toggle('menu-open', open);
});
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover();
});
matchMedia('(min-width: 50rem)').addEventListener('change', () => {
  if (menu?.matches(':popover-open')) menu.hidePopover();
});
