import type { ComponentType } from 'preact';
import { fetchMcrWords } from '../fan/fetch-words.ts';
import type { McrHandsProps } from './McrHands.tsx';
import type { TilesOfProps } from './TilesOf.tsx';

async function withMcrWords<Part>(fetched: Promise<Part>): Promise<Part> {
  const [part, isThere] = await Promise.all([fetched, fetchMcrWords()]);
  if (!isThere) throw new Error('the words of MCR did not come');
  return part;
}

/** Fetches what takes a winner’s tiles in either game; fails where a part or its words do not come. */
export const fetchTilesOf = async (isRiichi: boolean): Promise<ComponentType<TilesOfProps>> =>
  isRiichi ? (await import('./TilesOf.tsx')).TilesOf : (await withMcrWords(import('./McrTilesOf.tsx'))).McrTilesOf;

/** Fetches what tells the count of hands of MCR. */
export const fetchMcrHands = async (): Promise<ComponentType<McrHandsProps>> =>
  (await withMcrWords(import('./McrHands.tsx'))).McrHands;
