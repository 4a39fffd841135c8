/** The places of the site, in the order of the header; a place stands here once its page exists. */
export const PLACES = [
  { path: 'rulebooks/', label: 'tensu.nav.rulebooks' },
  { path: 'score/', label: 'tensu.nav.score' },
  { path: 'practice/', label: 'tensu.nav.practice' },
  { path: 'prepare/', label: 'tensu.nav.prepare' },
  { path: 'reference/', label: 'tensu.nav.reference' },
  { path: 'referee/', label: 'tensu.nav.referee' },
  { path: 'table/', label: 'tensu.nav.table' },
] as const;

/** Pages that go by the rulebook of an event, whichever the reader goes by. */
const OF_AN_EVENT = ['qualify/event/', 'qualify/sit/', 'qualify/feedback/', 'qualify/paper/', 'qualify/desk/'];

/** Whether the rulebook in force changes anything on a page. */
export const goesByReader = (path: string): boolean => !OF_AN_EVENT.some((own) => path.endsWith(`/${own}`));
