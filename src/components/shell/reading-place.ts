/** Marks in the contents the article that is being read: the last heading above the upper third of the window. */
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('.contents a[href^="#"]')].map((link) => [
    decodeURIComponent(link.hash.slice(1)),
    link,
  ]),
);
const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);

/** Keeps the marked article in sight where the contents are longer than the window. */
const bringIntoSight = (link: HTMLElement): void => {
  const contents = link.closest('.contents');
  if (!contents) return;
  const { top, bottom, height } = contents.getBoundingClientRect();
  const line = link.getBoundingClientRect();
  if (line.top < top || line.bottom > bottom) contents.scrollTop += line.top - top - height / 3;
};

/** Milliseconds for which an article is the one in view until it counts as read. */
const READ_AFTER = 6000;
let reading: ReturnType<typeof setTimeout> | undefined;

/** Has an article noted as read when it stays in view; with the last one the chapter is. */
const noteWhenRead = (id: string | undefined): void => {
  clearTimeout(reading);
  if (id === undefined) return;
  const isLast = id === headings.at(-1)?.id;
  reading = setTimeout(() => void import('./note-read.ts').then((notes) => notes.noteHere(id, isLast)), READ_AFTER);
};

let marked: string | undefined;

const markPlace = (): void => {
  const line = innerHeight / 3;
  const read = headings.findLast((heading) => heading.getBoundingClientRect().top < line);
  if (read?.id === marked) return;
  marked = read?.id;
  noteWhenRead(marked);
  for (const [id, link] of links) {
    if (id !== marked) link.removeAttribute('aria-current');
    else {
      link.setAttribute('aria-current', 'true');
      bringIntoSight(link);
    }
  }
};

let scheduled = false;
const schedule = (): void => {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => {
    scheduled = false;
    markPlace();
  });
};

if (headings.length > 0) {
  addEventListener('scroll', schedule, { passive: true });
  schedule();
}

const COPIED_SHOWS_FOR = 2000;

/** The clipboard is there on secure pages only; elsewhere the link is still a link. */
if (isSecureContext) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sl-anchor-link')) {
    link.addEventListener('click', () => {
      void navigator.clipboard.writeText(link.href).then(() => {
        link.dataset.copied = '';
        setTimeout(() => delete link.dataset.copied, COPIED_SHOWS_FOR);
      });
    });
  }
}
