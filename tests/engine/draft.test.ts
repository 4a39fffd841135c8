import { describe, expect, it } from 'vitest';
import {
  type HandDraft,
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  checkDraft,
  parseDraft,
  refusalFor,
  scoreHand,
  scoreRequest,
} from '../../src/engine/riichi/index.ts';
import { generated, hand } from './hands.ts';

const draft = (said: Omit<HandDraft, 'rules'>): HandDraft => ({ rules: 'ema-2016', ...said });
const [HELD, WON] = ['123m456p789s11s23p', '4p'];
const FRAME = { winningTile: WON, by: 'draw', seatWind: 'south', roundWind: 'east' } as const;

const FED = {
  concealed: '11s23p',
  melds: ['555z', '666z', '777z'].map((tiles) => ({ type: 'pung', tiles }) as const),
};

const unsaid = (said: Omit<HandDraft, 'rules'>) => {
  const check = checkDraft(draft(said));
  return check.state === 'unfinished' ? check.unsaid : check.state;
};
const whys = (said: Omit<HandDraft, 'rules'>): string[] => {
  const check = checkDraft(draft(said));
  return check.state === 'impossible' ? check.refusals.map(({ why }) => why) : [];
};

describe('what an unfinished hand lacks', () => {
  it.each<[string, Omit<HandDraft, 'rules'>, ReturnType<typeof unsaid>]>([
    ['everything', {}, { tiles: 13, fields: ['winningTile', 'by', 'seatWind', 'roundWind'] }],
    ['tiles', { ...FRAME, concealed: '123m' }, { tiles: 10, fields: [] }],
    [
      'fewer tiles beside melds',
      { ...FRAME, concealed: '123m', melds: [{ type: 'pung', tiles: '555z' }] },
      { tiles: 7, fields: [] },
    ],
    ['the winning tile', { ...FRAME, concealed: HELD, winningTile: '' }, { tiles: 0, fields: ['winningTile'] }],
    [
      'the discarder, where somebody is liable',
      { ...FRAME, by: 'discard', ...FED, liable: [{ from: 'left', pattern: 'daisangen' }] },
      { tiles: 0, fields: ['discarder'] },
    ],
    ['nothing', { ...FRAME, concealed: HELD }, 'complete'],
    [
      'nothing, where somebody is liable for a draw',
      { ...FRAME, ...FED, liable: [{ from: 'left', pattern: 'daisangen' }] },
      'complete',
    ],
  ])('%s', (_what, said, expected) => {
    expect(unsaid(said)).toEqual(expected);
  });

  it('is what a request that lacks the same is refused for', () => {
    const one = draft({ ...FRAME, concealed: '123m' });
    const check = checkDraft(one);
    const answer = scoreRequest(one);
    expect(check.state === 'unfinished' && refusalFor(check.unsaid, one)).toEqual(answer.ok ? undefined : answer.error);
  });
});

describe('rejects the impossible at once', () => {
  it.each<[string, Omit<HandDraft, 'rules'>, readonly string[]]>([
    ['five of a kind', { concealed: '111m', winningTile: '1m', doraIndicators: '1m' }, ['too-many-copies']],
    ['a tile too many', { concealed: '123456789m12345p' }, ['wrong-tile-count']],
    ['ippatsu without riichi', { ippatsu: true }, ['ippatsu-without-riichi']],
    ['a robbed kong that was drawn', { robbedKong: 'added', by: 'draw' }, ['robbed-kong-on-draw']],
    ['a robbed kong, by whom is not said', { robbedKong: 'added' }, []],
    ['a first turn of East by discard', { firstTurn: true, by: 'discard', seatWind: 'east' }, ['renhou-for-east']],
    ['a first turn by discard of somebody', { firstTurn: true, by: 'discard' }, []],
    [
      'after a kong, with room for no kong',
      { afterKong: true, concealed: '123m456p789s11s' },
      ['after-kong-without-kong'],
    ],
    ['after a kong, with room for one', { afterKong: true, concealed: '123m456p789s1s' }, []],
    [
      'a concealed kong robbed with simples',
      { robbedKong: 'concealed', concealed: '2m' },
      ['concealed-kong-robbed-without-orphans'],
    ],
    ['a concealed kong robbed with half of the orphans', { robbedKong: 'concealed', concealed: '19m19p1z' }, []],
    [
      'the robbed tile in the hand',
      { robbedKong: 'added', concealed: '4p', winningTile: '4p' },
      ['robbed-tile-held-elsewhere'],
    ],
    ['the robbed tile not known yet', { robbedKong: 'added', concealed: '4p' }, []],
  ])('%s', (_what, said, expected) => {
    expect(whys(said)).toEqual(expected);
  });

  it('with every reason, not the first only', () => {
    expect(whys({ robbedKong: 'added', by: 'draw', lastTile: true })).toEqual([
      'robbed-kong-on-draw',
      'robbed-kong-on-last-tile',
    ]);
  });

  it.each(RIICHI_IDS)('with the field and the place in %s', (rules) => {
    const check = checkDraft({ rules, ippatsu: true, robbedKong: 'added', firstTurn: true, by: 'draw' });
    const refusals = check.state === 'impossible' ? check.refusals : [];
    expect(refusals).toHaveLength(3);
    const places = Object.values(RIICHI_RULEBOOKS[rules].cite);
    for (const { field, code, cite } of refusals) {
      expect(code).toBe('impossible-context');
      expect(['ippatsu', 'robbedKong']).toContain(field);
      expect(places).toContain(cite);
    }
  });
});

describe('the rules of a draft', () => {
  it.each([
    ['rules', { rules: 'ema-2008' }, 'unknown-rules'],
    ['a game', { rules: 'mers-2014' }, 'unknown-rules'],
    ['an option', { rules: 'ema-2016', knobs: { ippatsu: 1 } }, 'bad-knob-value'],
  ])('%s that is not known', (_what, one, why) => {
    expect(checkDraft(one)).toMatchObject({ state: 'impossible', refusals: [{ why }] });
  });

  it('are those that the hand is scored by, its own options included', () => {
    const check = checkDraft(draft({ ...FRAME, concealed: HELD, knobs: { pinfuTsumo: false } }));
    expect(check).toMatchObject({ state: 'complete', rules: { id: 'ema-2016', options: { pinfuTsumo: false } } });
  });
});

describe('the form of a draft', () => {
  it('needs only a rulebook', () => {
    expect(parseDraft({ rules: 'ema-2016' })).toEqual({ ok: true, value: { rules: 'ema-2016' } });
    expect(parseDraft({})).toMatchObject({ ok: false, error: { field: 'rules' } });
  });

  it.each([
    [null, 'request'],
    [{ rules: 'ema-2016', by: 'theft' }, 'by'],
    [{ rules: 'ema-2016', winds: 'east' }, 'winds'],
  ])('%j is rejected', (value, field) => {
    expect(parseDraft(value)).toMatchObject({ ok: false, error: { field } });
  });
});

describe('a complete hand', () => {
  it('has ippatsu inside its riichi', () => {
    const riichi = (more: Partial<HandDraft>) => {
      const check = checkDraft(hand(`${HELD} +${WON}`, more));
      return check.state === 'complete' ? check.hand.riichi : check.state;
    };
    expect(riichi({})).toEqual({ kind: 'none' });
    expect(riichi({ riichi: 'riichi' })).toEqual({ kind: 'riichi', ippatsu: false });
    expect(riichi({ riichi: 'double', ippatsu: true })).toEqual({ kind: 'double', ippatsu: true });
  });

  it('keeps the details of its melds', () => {
    const check = checkDraft(
      draft({
        ...FRAME,
        concealed: '11s23p',
        melds: [
          { type: 'chow', tiles: '123m', from: 'left' },
          { type: 'kong', form: 'added', tiles: '5555z', from: 'across' },
          { type: 'kong', form: 'concealed', tiles: '9999s' },
        ],
      }),
    );
    expect(check.state === 'complete' && check.hand.melds).toEqual([
      { type: 'chow', kind: 0, open: true, from: 'left' },
      { type: 'kong', form: 'added', kind: 31, open: true, from: 'across' },
      { type: 'kong', form: 'concealed', kind: 26, open: false },
    ]);
  });

  it('leaves unknown bets undefined', () => {
    const bets = (more: Partial<HandDraft>) => {
      const check = checkDraft(hand(`${HELD} +${WON}`, more));
      return check.state === 'complete' ? check.hand.bets : check.state;
    };
    expect(bets({})).toBeUndefined();
    expect(bets({ bets: 0 })).toBe(0);
  });

  it('scores the same as its request', () => {
    for (const request of generated(21, 400)) {
      const check = checkDraft(request);
      const { id, ...answer } = scoreRequest(request);
      expect(id).toBe(request.id);
      if (check.state === 'complete') expect(scoreHand(check.hand, check.rules)).toEqual(answer);
      else expect(answer.ok).toBe(false);
    }
  });
});
