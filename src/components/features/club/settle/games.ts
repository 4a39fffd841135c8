import type { ComponentType } from 'preact';
import type { GameId } from '../../../../engine/rulebooks/ids.ts';
import { fetchMcrWords } from '../../../widgets/fan/fetch-words.ts';
import type { CountedHandsProps, TilesFormProps } from './form-props.ts';
import type { TableEngine } from './table-engine.ts';

/** What a game brings to the calculators. Each part is fetched when it is first needed, so a page fetches one game only. */
interface TableGame {
  readonly fetchEngine: () => Promise<TableEngine>;
  readonly fetchTilesForm: () => Promise<ComponentType<TilesFormProps>>;
  /** Shows what hands in tiles count, if the settlement alone does not tell. */
  readonly fetchCountedHands?: () => Promise<ComponentType<CountedHandsProps>>;
}

async function withMcrWords<Part>(fetched: Promise<Part>): Promise<Part> {
  const [part, hasWords] = await Promise.all([fetched, fetchMcrWords()]);
  if (!hasWords) throw new Error('the words of MCR did not load');
  return part;
}

/** The parts of each game. */
export const TABLE_GAMES: Readonly<Record<GameId, TableGame>> = {
  riichi: {
    fetchEngine: async () => (await import('./riichi-engine.ts')).ENGINE,
    fetchTilesForm: async () => (await import('./RiichiTilesForm.tsx')).RiichiTilesForm,
  },
  mcr: {
    fetchEngine: async () => (await import('./mcr-engine.ts')).ENGINE,
    fetchTilesForm: async () => (await withMcrWords(import('./McrTilesForm.tsx'))).McrTilesForm,
    fetchCountedHands: async () => (await withMcrWords(import('./McrCountedHands.tsx'))).McrCountedHands,
  },
};
