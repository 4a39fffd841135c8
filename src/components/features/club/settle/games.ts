import type { ComponentType } from 'preact';
import type { BySeat } from '../../../../engine/riichi/index.ts';
import type { GameId } from '../../../../engine/rulebooks/ids.ts';
import { fetchMcrWords } from '../../../widgets/fan/fetch-words.ts';
import type { Draft } from '../../../widgets/hand-editor/draft.ts';
import type { HandEntry, WinnerEntry } from './entry.ts';
import type { SettleAnswer, TableEngine } from './table-engine.ts';
import type { Ruled } from './table-rules.ts';

/** A winner's hand to be entered in tiles. */
export interface TilesFormProps extends Ruled {
  readonly winner: WinnerEntry;
  readonly entry: HandEntry;
  readonly names: BySeat<string>;
  readonly tiles: Draft;
  readonly onChange: (tiles: Draft) => void;
}

/** Settled hands whose count is shown. */
export interface CountedHandsProps {
  readonly hands: Extract<SettleAnswer, { ok: true }>['hands'];
  readonly names: BySeat<string>;
}

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
