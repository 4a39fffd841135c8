import { fetchCards } from '../referee/cards-page.ts';

/** Shows the card that the address names; its links within the list of rulings lead to that page. */
async function show(place: HTMLElement): Promise<void> {
  const { list = '', failed = '' } = place.dataset;
  const cards = await fetchCards(list).then(
    (page) => page.cards,
    () => undefined,
  );
  const card = cards?.get(decodeURIComponent(location.hash.slice(1)));
  if (!card) {
    if (!cards) place.textContent = failed;
    return;
  }
  for (const link of card.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', list + (link.getAttribute('href') ?? ''));
  place.replaceChildren(document.importNode(card, true));
}

const place = document.querySelector<HTMLElement>('.one-ruling');
if (place) {
  void show(place);
  addEventListener('hashchange', () => void show(place));
}
