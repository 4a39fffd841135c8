import { type Tiles, waitsAsOrphans, waitsOf } from './complete.ts';

/** The rulebooks, with what each says about furiten and several winners, written apart from the engine. */
export const BOOKS = {
  'ema-2016': { ownClaimEnds: true, othersClaimEnds: false, winners: 'all', latePungLoses: false },
  'samara-2019': { ownClaimEnds: true, othersClaimEnds: false, winners: 'all', latePungLoses: false },
  'ema-2012': { ownClaimEnds: true, othersClaimEnds: true, winners: 'all', latePungLoses: true },
  'tesuji-2018': { ownClaimEnds: false, othersClaimEnds: false, winners: 'first', latePungLoses: false },
  'ema-2025': { ownClaimEnds: true, othersClaimEnds: false, winners: 'all', latePungLoses: false },
  'wrc-2025': { ownClaimEnds: true, othersClaimEnds: false, winners: 'nearest', latePungLoses: true },
  'rrc-2026': { ownClaimEnds: true, othersClaimEnds: false, winners: 'all', latePungLoses: false },
} as const;

/** A rulebook. */
export type Book = keyof typeof BOOKS;

/** What happens at the table, as one player sees it. */
export interface Happening {
  readonly type: 'draw' | 'claim' | 'kong' | 'riichi' | 'others-claim' | 'discard' | 'others-discard' | 'others-kong';
  readonly tile?: string;
  readonly form?: 'open' | 'added' | 'concealed';
}

/** The three kinds of furiten. */
export type Kind = 'discard' | 'temporary' | 'riichi';

/** Works backwards: each kind of furiten asks its own question about the whole story. */
export function furitenKinds(hand: Tiles, story: readonly Happening[], book: Book): ReadonlySet<Kind> {
  const { ownClaimEnds, othersClaimEnds } = BOOKS[book];
  const waits = waitsOf(hand);
  const isWait = ({ tile = '' }: Happening): boolean => waits.includes(tile);
  const offered = (one: Happening): boolean =>
    one.type === 'others-discard' ||
    (one.type === 'others-kong' && (one.form === 'added' || (one.form === 'concealed' && waitsAsOrphans(hand))));
  const ends = ({ type }: Happening): boolean =>
    type === 'draw' ||
    type === 'kong' ||
    (type === 'claim' && ownClaimEnds) ||
    ((type === 'others-claim' || type === 'others-kong') && othersClaimEnds);

  const declared = story.findIndex(({ type }) => type === 'riichi');
  const before = declared < 0 ? story : story.slice(0, declared);
  const after = declared < 0 ? [] : story.slice(declared);
  const kinds = new Set<Kind>();
  if (story.some((one) => one.type === 'discard' && isWait(one))) kinds.add('discard');
  if (after.some((one) => offered(one) && isWait(one))) kinds.add('riichi');
  const lifted = story.findLastIndex(ends);
  const since = before.filter((_, i) => i >= lifted);
  if (since.some((one) => offered(one) && isWait(one))) kinds.add('temporary');
  return kinds;
}
