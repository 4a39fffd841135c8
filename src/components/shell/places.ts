/** The places of the site, in the order of the header; a place stands here once its page exists. */
export const PLACES = [
  { path: 'rulebooks/', label: 'tensu.nav.rulebooks' },
  { path: 'score/', label: 'tensu.nav.score' },
  { path: 'practice/', label: 'tensu.nav.practice' },
] as const;
