import { mcrWords } from '../fan/fetch-words.ts';
import { Flowers } from './Flowers.tsx';
import { type HandGame, flag } from './hand-game.ts';
import './mcr.css';

/** The MCR hand editor; its texts must be loaded before. */
export const MCR_HAND: HandGame = {
  id: 'mcr',
  className: 'mcr-scorer',
  redsOf: () => 0,
  indicators: false,
  typedHint: () => mcrWords().mcr['typed.hint'],
  by: (by) => mcrWords().mcr[`by.${by}`],
  ticks: [
    flag('lastOfKind', () => mcrWords().mcr.isLastOfKind),
    flag('lastTile', () => mcrWords().mcr.lastTile),
    flag('afterKong', () => mcrWords().mcr.kongTile),
    {
      label: () => mcrWords().mcr.robbed,
      isOn: ({ robbedKong }) => robbedKong !== 'none',
      set: (on) => ({ robbedKong: on ? 'added' : 'none' }),
    },
    flag('winningTileShown', () => mcrWords().mcr.shown),
  ],
  Beside: Flowers,
};
