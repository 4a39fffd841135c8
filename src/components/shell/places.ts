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
