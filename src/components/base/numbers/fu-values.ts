import { type FuItem, type HandRequest, type MeldRequest, scoreRequest } from '../../../engine/riichi/index.ts';

type Probe = Partial<HandRequest>;

const THREE_CHOWS = '234m567m345p';
const TWO_CHOWS = '234m567m';
const TWO_SIDED = '67s';
const PLAIN_PAIR = '22s';

const pung = (tiles: string): Probe => ({
  concealed: TWO_CHOWS + PLAIN_PAIR + TWO_SIDED,
  melds: [{ type: 'pung', tiles }],
});
const kong = (tiles: string, form: 'open' | 'concealed'): Probe => {
  const meld: MeldRequest = { type: 'kong', form, tiles };
  return { concealed: TWO_CHOWS + PLAIN_PAIR + TWO_SIDED, melds: [meld] };
};
const ownPung = (tiles: string): Probe => ({ concealed: TWO_CHOWS + tiles + PLAIN_PAIR + TWO_SIDED });
const pair = (tiles: string): Probe => ({ concealed: THREE_CHOWS + tiles + TWO_SIDED });

/** A hand for each fu item; its value under a rulebook is read from the engine's own line. */
const PROBES: Readonly<Record<FuItem, Probe>> = {
  'base-closed-ron': pair(PLAIN_PAIR),
  'base-seven-pairs': { concealed: '1133m5577p2288s4z', winningTile: '4z' },
  'base-other': { ...pair(PLAIN_PAIR), by: 'draw' },
  'pung-simple-open': pung('666p'),
  'pung-simple-closed': ownPung('666p'),
  'pung-outside-open': pung('999p'),
  'pung-outside-closed': ownPung('999p'),
  'kong-simple-open': kong('6666p', 'open'),
  'kong-simple-closed': kong('6666p', 'concealed'),
  'kong-outside-open': kong('9999p', 'open'),
  'kong-outside-closed': kong('9999p', 'concealed'),
  'pair-dragon': pair('55z'),
  'pair-seat': pair('22z'),
  'pair-round': pair('11z'),
  'pair-double-wind': { ...pair('11z'), seatWind: 'east' },
  'wait-edge': { concealed: `${THREE_CHOWS}${PLAIN_PAIR}89s`, winningTile: '7s' },
  'wait-closed': { concealed: `${THREE_CHOWS}${PLAIN_PAIR}79s` },
  'wait-single': { concealed: `${THREE_CHOWS}567s8s` },
  tsumo: { ...ownPung('666p'), by: 'draw' },
  'open-pinfu': { concealed: TWO_CHOWS + PLAIN_PAIR + TWO_SIDED, melds: [{ type: 'chow', tiles: '345p' }] },
};

const FRAME = { concealed: '', winningTile: '8s', by: 'discard', seatWind: 'south', roundWind: 'east' } as const;

/** Value of a fu item under a rulebook; undefined if it is not an item of its own there. */
export function fuValue(item: FuItem, rules: string): number | undefined {
  const result = scoreRequest({ ...FRAME, ...PROBES[item], rules });
  if (!result.ok) throw new Error(`the hand for the fu item ${item}: ${result.error.why}`);
  for (const step of result.steps)
    if (step.kind === 'add' && step.unit === 'fu' && step.rule === item) return step.value;
  return undefined;
}
