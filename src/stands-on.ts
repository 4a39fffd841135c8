import type { BookId } from './engine/index.ts';

/** The rulebook that holds where another says nothing of its own; none for those that stand by themselves. */
export const STANDS_ON: Readonly<Record<BookId, BookId | undefined>> = {
  'ema-2016': undefined,
  'samara-2019': 'ema-2016',
  'ema-2012': undefined,
  'tesuji-2018': undefined,
  'mers-2014': undefined,
};
