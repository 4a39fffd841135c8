/** Nothing on the page may look alive that is not: an island whose script is missing is put to rest, and the page says so. */
addEventListener('astro:hydration-error', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.inert = true;
  dispatchEvent(new Event('tensu:missing-script'));
});
