import { type Clause, published, citeAll } from '../../base/clause.ts';
import { COUNTING_RULES, FANS, type FanId, PRINCIPLES, fanNumber } from '../options/ids.ts';
import type { McrRules } from '../options/rules.ts';

const at = (section: string): Clause => published('mcr-2006', section);
const read = (section: string): Clause => published('mcr-2006', section, 'usual-practice');

/** The clause of each fan: its number in the table of fan. */
const fans = Object.fromEntries(FANS.map((id) => [id, at(String(fanNumber(id)))])) as Record<FanId, Clause>;

/** The Green Book (WMO 2006, English), the base of MERS. Disputed points follow European practice. */
export const MCR_2006: McrRules = {
  game: 'mcr',
  id: 'mcr-2006',
  options: {
    exhaustedWait: 'counts',
    knittedBodyWait: 'none',
    nineGatesPungs: 'concealed-pungs',
    manyKongsAddConcealed: false,
    honourTileHog: true,
    forcedTileHog: true,
    lastClaimIsReplacement: false,
    kongPairs: '8-and-6',
    tilesAddFour: false,
    hiddenTileForfeits: false,
  },
  open: {
    exhaustedWait: ['ignored'],
    knittedBodyWait: ['counts'],
    nineGatesPungs: ['none', 'concealed-and-terminal'],
    manyKongsAddConcealed: [true],
    honourTileHog: [false],
    forcedTileHog: [false],
    lastClaimIsReplacement: [true],
    kongPairs: ['6-and-5', '6-and-3'],
    tilesAddFour: [true],
  },
  facts: { timedHu: false },
  cite: {
    ...fans,
    ...citeAll(at('3.9.1.5'), PRINCIPLES),
    ...citeAll(at('3.9.1'), COUNTING_RULES),
    'winning-shapes': at('3.7.2'),
    minimum: at('3.11.6.6'),
    'flowers-after-minimum': at('81'),
    'concealed-kongs': at('3.6.8'),
    exhaustedWait: read('79'),
    knittedBodyWait: read('35'),
    nineGatesPungs: at('4'),
    manyKongsAddConcealed: read('17'),
    honourTileHog: read('64'),
    forcedTileHog: read('64'),
    lastClaimIsReplacement: read('46'),
    kongPairs: at('48'),
    tilesAddFour: at('25'),
    hiddenTileForfeits: read('3.7.2'),
  },
};
