import { describe, expect, it } from 'vitest';
import { type AddStep, FU_ITEMS, type FuItem, type HandRequest, setFu } from '../../src/engine/riichi/index.ts';
import { hand, win } from './hands.ts';

type Row = readonly [why: string, hand: string, more?: Partial<HandRequest>];
interface Rows {
  readonly value: number;
  /** The tiles that the line must name. */
  readonly tiles?: string;
  readonly because?: AddStep['because'];
  readonly knobs?: Readonly<Record<string, unknown>>;
  readonly yes: readonly Row[];
  readonly no: readonly Row[];
}

/** Riichi gives a closed hand a pattern but no fu; the called pung of red dragons gives an open one 4 fu of its own. */
const RED = '(777z)';
const both = { seatWind: 'east' } as const;

const ROWS: Readonly<Record<FuItem, Rows>> = {
  'base-closed-ron': {
    value: 30,
    yes: [
      ['closed by discard', '123m456p789s11s23p +4p'],
      ['a concealed kong keeps it closed', '123m456p11s23p +4p [9999s]'],
    ],
    no: [
      ['by draw', '123m456p789s11s23p *4p'],
      ['open', `123m456p11s23p +4p ${RED}`],
    ],
  },
  'base-seven-pairs': {
    value: 25,
    yes: [['seven pairs', '1133m5577p2299s4z +4z']],
    no: [['pairs that read as chows', '112233m445566p7s +7s']],
  },
  'base-other': {
    value: 20,
    yes: [
      ['by draw', '123m456p789s11s23p *4p'],
      ['open', `123m456p11s23p +4p ${RED}`],
    ],
    no: [['closed by discard', '123m456p789s11s23p +4p']],
  },
  'pung-simple-open': {
    value: 2,
    tiles: '222m',
    yes: [
      ['called', `456p11s23p +4p (222m) ${RED}`],
      ['ended by a discard', '22m456p789s11s234p +2m'],
    ],
    no: [['ended by the own draw', '22m456p789s11s234p *2m']],
  },
  'pung-simple-closed': {
    value: 4,
    tiles: '222m',
    because: 'concealed',
    yes: [
      ['held', '222m456p789s11s23p +4p'],
      ['ended by the own draw', '22m456p789s11s234p *2m'],
    ],
    no: [['ended by a discard', '22m456p789s11s234p +2m']],
  },
  'pung-outside-open': {
    value: 4,
    tiles: '999m',
    yes: [
      ['called terminals', `456p11s23p +4p (999m) ${RED}`],
      ['terminals ended by a discard', '99m456p789s11s234p +9m'],
    ],
    no: [['eights', '88m456p789s11s234p +8m']],
  },
  'pung-outside-closed': {
    value: 8,
    tiles: '444z',
    because: 'concealed',
    yes: [['held', '444z456p789s11s23p +4p']],
    no: [['ended by a discard', '44z456p789s11s234p +4z']],
  },
  'kong-simple-open': {
    value: 8,
    tiles: '2222m',
    because: 'called',
    yes: [
      ['called', `456p11s23p +4p (2222m) ${RED}`],
      ['added', `456p11s23p +4p <2222m> ${RED}`],
    ],
    no: [['concealed', '456p789s11s23p +4p [2222m]']],
  },
  'kong-simple-closed': {
    value: 16,
    tiles: '2222m',
    because: 'concealed',
    yes: [['concealed', '456p789s11s23p +4p [2222m]']],
    no: [['added to a called pung', `456p11s23p +4p <2222m> ${RED}`]],
  },
  'kong-outside-open': {
    value: 16,
    tiles: '9999m',
    because: 'called',
    yes: [['called', `456p11s23p +4p (9999m) ${RED}`]],
    no: [['eights', `456p11s23p +4p (8888m) ${RED}`]],
  },
  'kong-outside-closed': {
    value: 32,
    tiles: '4444z',
    because: 'concealed',
    yes: [['concealed', '456p789s11s23p +4p [4444z]']],
    no: [['called', `456p11s23p +4p (4444z) ${RED}`]],
  },
  'pair-dragon': {
    value: 2,
    tiles: '55z',
    yes: [['white dragons', '123m456p789s55z23p +4p']],
    no: [['another wind', '123m456p789s33z23p +4p']],
  },
  'pair-seat': {
    value: 2,
    tiles: '22z',
    yes: [['the own wind', '123m456p789s22z23p +4p']],
    no: [['the wind of another', '123m456p789s33z23p +4p']],
  },
  'pair-round': {
    value: 2,
    tiles: '11z',
    yes: [
      ['the round wind', '123m456p789s11z23p +4p'],
      ['beside the own', '123m456p789s11z23p +4p', both],
    ],
    no: [['south in the east round', '123m456p789s22z23p +4p']],
  },
  'pair-double-wind': {
    value: 2,
    tiles: '11z',
    knobs: { doubleWindPairFu: 2 },
    yes: [['own and round wind', '123m456p789s11z23p +4p', both]],
    no: [['the round wind alone', '123m456p789s11z23p +4p']],
  },
  'wait-edge': {
    value: 2,
    tiles: '123s',
    yes: [['three for one and two', '123m456p789p11p12s +3s']],
    no: [
      ['three for four and five', '123m456p789p11p45s +3s'],
      ['one for two and three', '123m456p789p11p23s +1s'],
    ],
  },
  'wait-closed': {
    value: 2,
    tiles: '123s',
    yes: [['two between one and three', '123m456p789p11p13s +2s']],
    no: [['two for three and four', '123m456p789p11p34s +2s']],
  },
  'wait-single': {
    value: 2,
    tiles: '11p',
    yes: [['the second of the pair', '123m456p789p123s1p +1p']],
    no: [['the third of a pung', '123m456p789p11p11s +1p']],
  },
  tsumo: {
    value: 2,
    yes: [
      ['own draw', '222m456p789s11s23p *4p'],
      ['own draw, open', `123m456p11s23p *4p ${RED}`],
      ['on a replacement tile', '456p789s11s23p *4p [2222m]', { afterKong: true }],
    ],
    no: [
      ['pinfu by draw', '123m456p789s11s23p *4p'],
      ['by discard', '222m456p789s11s23p +4p'],
      ['seven pairs', '1133m5577p2299s4z *4z'],
      ['on a replacement tile at Tesuji', '456p789s11s23p *4p [2222m]', { afterKong: true, rules: 'tesuji-2018' }],
    ],
  },
  'open-pinfu': {
    value: 2,
    yes: [['open, no other fu', '567p22s34p +5p (234m) (678s)']],
    no: [
      ['closed', '234m567p678s22s34p +5p'],
      ['open with an edge wait', '567p22s12p +3p (123m) (123s)'],
      ['open by draw', '567p22s34p *5p (234m) (678s)'],
    ],
  },
};

const each = (which: 'yes' | 'no'): [FuItem, string, HandRequest][] =>
  FU_ITEMS.flatMap((id) =>
    ROWS[id][which].map(([why, text, more]): [FuItem, string, HandRequest] => {
      const riichi = /[(<]/.test(text) ? 'none' : 'riichi';
      return [id, why, hand(text, { riichi, ...more, ...(ROWS[id].knobs ? { knobs: ROWS[id].knobs } : {}) })];
    }),
  );

const fuLines = (request: HandRequest): readonly AddStep[] =>
  win(request).steps.filter((step): step is AddStep => step.kind === 'add' && step.unit === 'fu');

describe('fu', () => {
  it.each(each('yes'))('%s: %s', (id, _why, request) => {
    const { value, tiles, because } = ROWS[id];
    const line = fuLines(request).find(({ rule }) => rule === id);
    expect(line?.value).toBe(value);
    expect(line?.tiles).toBe(tiles);
    if (because) expect(line?.because).toBe(because);
  });

  it.each(each('no'))('not %s: %s', (id, _why, request) => {
    expect(fuLines(request).map(({ rule }) => rule)).not.toContain(id);
  });

  it('an open set is open because it was called, or because a discard ended it', () => {
    const why = each('yes').flatMap(([id, , request]) =>
      id === 'pung-simple-open' ? fuLines(request).filter(({ tiles }) => tiles === '222m') : [],
    );
    expect(why.map(({ because }) => because)).toEqual(['called', 'discard']);
  });
});

describe('set fu', () => {
  it('a concealed set is twice an open one, outside tiles twice simples, a kong four times a pung', () => {
    for (const [item, fu] of Object.entries(setFu)) {
      const twice = (from: string, to: string): void => {
        if (item.includes(from)) expect(setFu[item.replace(from, to) as keyof typeof setFu]).toBe(2 * fu);
      };
      twice('open', 'closed');
      twice('simple', 'outside');
      if (item.startsWith('pung')) expect(setFu[item.replace('pung', 'kong') as keyof typeof setFu]).toBe(4 * fu);
    }
  });
});

describe('totals', () => {
  it.each([
    ['pinfu by draw is 20', '123m456p789s11s23p *4p', 20, 20],
    ['a chow-only open hand is 22, so 30', '567p22s34p +5p (234m) (678s)', 22, 30],
    ['seven pairs are 25, not rounded', '1133m5577p2299s4z +4z', 25, 25],
    ['a pair wait on a dragon is 34, so 40', '123m456p789s234p7z +7z', 34, 40],
    ['three closed kongs of outside tiles and a double wind', '1z +1z [9999m] [9999p] [9999s] (234s)', 122, 130],
  ])('%s', (_why, text, exact, rounded) => {
    const riichi = text.includes('(') ? 'none' : 'riichi';
    const { fuExact, fu } = win(hand(text, { riichi, ...both }));
    expect({ fuExact, fu }).toEqual({ fuExact: exact, fu: rounded });
  });
});
