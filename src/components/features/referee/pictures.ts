import { gameOf } from '../../../engine/rulebooks/ids.ts';
import { rulebookInForce } from '../../../stores/rulebook.ts';
import { rowOf } from './cards-page.ts';
import type { Desk } from './found.ts';
import { verdictOn, type ShownWith } from './shown.ts';

type Texts = Pick<ShownWith, 'strings' | 'lang'>;

const scenesIn = (nav: HTMLElement): readonly HTMLAnchorElement[] => [
  ...nav.querySelectorAll<HTMLAnchorElement>('a[data-riichi], a[data-mcr]'),
];

const gameInForce = () => gameOf(rulebookInForce.$value.get());

/** The link to a card with its ruling in one line; the ruled ones first. */
function linksTo(ids: readonly string[], desk: Desk, texts: Texts): readonly HTMLElement[] {
  const inForce = rulebookInForce.$value.get();
  const known = ids.flatMap((id) => {
    const card = desk.page.cards.get(id);
    const row = rowOf(card, inForce);
    return card && row ? [{ id, card, row, isSilent: row.dataset.kind === 'silent' }] : [];
  });
  return known
    .toSorted((one, other) => Number(one.isSilent) - Number(other.isSilent))
    .map(({ id, card, row, isSilent }) => {
      const title = card.querySelector('h3');
      const name = Object.assign(document.createElement('b'), { textContent: title?.textContent ?? id });
      if (title?.lang) name.lang = title.lang;
      const result = desk.byCard(id, inForce, { facts: {} });
      const head = verdictOn(id, row, false, result, texts)?.head ?? '';
      const ruling = Object.assign(document.createElement('span'), { textContent: head });
      const link = Object.assign(document.createElement('a'), { href: `#card=${id}` });
      link.append(name, ' ', ruling);
      const item = document.createElement('li');
      item.classList.toggle('unsaid', isSilent);
      item.append(link);
      return item;
    });
}

/** Hides what the game in force has no card for. */
function fitGame(nav: HTMLElement): void {
  const game = gameInForce();
  for (const link of scenesIn(nav)) (link.parentElement ?? link).hidden = link.dataset[game] === undefined;
  for (const section of nav.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = nav.querySelector(`:scope > .pictures a[href="#at=${section.dataset.place ?? ''}"]`);
    if (place?.parentElement) place.parentElement.hidden = !section.querySelector('li:not([hidden])');
  }
}

/** Makes what shows the pictures of a place, or the cards of a scene; without either, all places. */
export function makePictures(nav: HTMLElement, loadDesk: () => Promise<Desk>, texts: Texts) {
  const sections = [...nav.querySelectorAll<HTMLElement>('section[data-place]')];
  const scene = nav.querySelector<HTMLElement>('#at-scene');
  const whole = [...nav.querySelectorAll<HTMLElement>(':scope > h2, :scope > .pictures')];
  fitGame(nav);
  return async (at: string): Promise<void> => {
    fitGame(nav);
    const place = sections.find(({ dataset }) => dataset.place === at);
    const link = scenesIn(nav).find(({ hash }) => hash === `#at=${at}`);
    const isWhole = !place && !link;
    for (const part of whole) part.hidden = !isWhole;
    for (const section of sections) section.hidden = section !== place;
    if (scene) scene.hidden = !link;
    if (!link || !scene) return;
    scene.querySelector('h2')?.replaceChildren(link.textContent.trim());
    const list = scene.querySelector('ul');
    list?.replaceChildren();
    const ids = (link.dataset[gameInForce()] ?? '').split(' ');
    const desk = await loadDesk();
    list?.replaceChildren(...linksTo(ids, desk, texts));
  };
}
