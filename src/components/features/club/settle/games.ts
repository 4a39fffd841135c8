import type { ComponentType } from 'preact';
import { fetchRulebook } from '../../../../engine/riichi/index.ts';
import { type BookId, type GameId, gameOf } from '../../../../engine/rulebooks/ids.ts';
import { fetchMcrWords } from '../../../widgets/fan/fetch-words.ts';
import type { CountedHandsProps, TilesFormProps } from './form-props.ts';
import { fetchTable } from './own-table.ts';
import type { TableEngine } from './table-engine.ts';

/** The parts of a game in the calculators. Each loads on first use, so a page loads one game only. */
interface TableGame {
  readonly id: GameId;
  readonly fetchEngine: () => Promise<TableEngine>;
  readonly fetchTilesForm: () => Promise<ComponentType<TilesFormProps>>;
  /** Shows the count of hands in tiles, if the settlement does not. */
  readonly fetchCountedHands?: () => Promise<ComponentType<CountedHandsProps>>;
}

async function withMcrWords<Part>(fetched: Promise<Part>): Promise<Part> {
  const [part, hasWords] = await Promise.all([fetched, fetchMcrWords()]);
  if (!hasWords) throw new Error('the words of MCR did not load');
  return part;
}

const TABLE_GAMES: Readonly<Record<GameId, TableGame>> = {
  riichi: {
    id: 'riichi',
    fetchEngine: async () => (await import('./riichi-engine.ts')).ENGINE,
    fetchTilesForm: async () => (await import('./RiichiTilesForm.tsx')).RiichiTilesForm,
  },
  mcr: {
    id: 'mcr',
    fetchEngine: async () => (await import('./mcr-engine.ts')).ENGINE,
    fetchTilesForm: async () => (await withMcrWords(import('./McrTilesForm.tsx'))).McrTilesForm,
    fetchCountedHands: async () => (await withMcrWords(import('./McrCountedHands.tsx'))).McrCountedHands,
  },
};

async function withRulebook<Part>(rules: BookId, fetched: Promise<Part>): Promise<Part> {
  const [part, isThere] = await Promise.all([fetched, fetchRulebook(rules), fetchTable(rules)]);
  if (!isThere) throw new Error(`the rulebook ${rules} did not load`);
  return part;
}

/** The parts of a rulebook's game; each comes together with the rulebook. */
export function tableGameOf(rules: BookId): TableGame {
  const game = TABLE_GAMES[gameOf(rules)];
  return {
    ...game,
    fetchEngine: () => withRulebook(rules, game.fetchEngine()),
    fetchTilesForm: () => withRulebook(rules, game.fetchTilesForm()),
  };
}
