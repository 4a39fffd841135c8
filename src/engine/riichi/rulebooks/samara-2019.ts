import { article, silent } from '../../base/clause.ts';
import type { RiichiRules } from '../options/rules.ts';
import { EMA_2016 } from './ema-2016.ts';

const a = (number: string) => article('samara-2019', number);

/** Samara festival tournament 2019: EMA 2016 with regulations of its own, which take precedence. */
export const SAMARA_2019: RiichiRules = {
  game: 'riichi',
  id: 'samara-2019',
  options: {
    ...EMA_2016.options,
    chombo: { kind: 'table-mangan' },
    uma: { kind: 'none' },
    ranking: 'average-place',
    sessionMinutes: 105,
    signalMinutes: 10,
    handsAfterSignal: 0,
  },
  open: EMA_2016.open,
  facts: { ...EMA_2016.facts, averagePlaceSteps: [a('6.3.1'), a('6.3.2'), a('6.3.3'), a('6.3.4')] },
  cite: {
    ...EMA_2016.cite,
    'last-tile-kong': silent('samara-2019', article('ema-2016', '3.4.1'), 'usual-practice'),
    chombo: article('ema-2016', '3.4.6'),
    rounds: a('6.1.3'),
    startPoints: a('6.2.3'),
    uma: a('6.3'),
    ranking: a('6.3'),
    sessionMinutes: a('6.1.1'),
    signalMinutes: a('6.1.2'),
    handsAfterSignal: a('6.1.2'),
  },
};
