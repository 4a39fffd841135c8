import { describe, expect, it } from 'vitest';
import { agentTools } from '../../src/components/shell/agents/tools.ts';
import { REQUEST_SCHEMAS } from '../../src/engine/published/index.ts';

const HAND = { concealed: '234m567p34567s44z', winningTile: '8s', by: 'draw', seatWind: 'south', roundWind: 'east' };

async function asked(name: string, request: unknown): Promise<unknown> {
  const tool = agentTools(REQUEST_SCHEMAS).find((one) => one.name === name);
  const [content] = (await tool?.execute(request))?.content ?? [];
  return JSON.parse(content?.text ?? 'null');
}

describe('the tools for agents', () => {
  it('only read, and say what they take', () => {
    const tools = agentTools(REQUEST_SCHEMAS);
    expect(tools.map(({ name }) => name)).toEqual(['score_hand', 'why_not', 'settle_hand', 'may_i', 'find_ruling']);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations.readOnlyHint).toBe(true);
      expect(Object.keys(inputSchema)).not.toEqual([]);
    }
  });

  it('score a hand of either game', async () => {
    expect(await asked('score_hand', { rules: 'wrc-2025', ...HAND })).toMatchObject({ ok: true, han: 2, fu: 20 });
    expect(await asked('score_hand', { rules: 'mers-2014', ...HAND })).toMatchObject({ ok: true, kind: 'no-win' });
  });

  it('tell why a pattern does not count', async () => {
    const hand = { rules: 'ema-2016', ...HAND };
    expect(await asked('why_not', { hand, pattern: 'tanyao' })).toMatchObject({ pattern: 'tanyao', why: 'lacks' });
    expect(await asked('why_not', { hand, pattern: 'nonsense' })).toMatchObject({ ok: false });
    expect(await asked('why_not', { hand: { ...hand, rules: 'mers-2014' }, pattern: 'all-chows' })).toHaveProperty(
      'status',
    );
  });

  it('settle a table and judge play', async () => {
    const table = { roundWind: 'east', dealer: 0, scores: [30000, 30000, 30000, 30000] };
    const event = { type: 'ron', discarder: 3, winners: [{ seat: 2, han: 3, fu: 30 }] };
    expect(await asked('settle_hand', { rules: 'ema-2016', ...table, event })).toMatchObject({
      deltas: [0, 0, 3900, -3900],
    });
    const state = {
      concealed: '234m567p34567s44z',
      seatWind: 'south',
      roundWind: 'east',
      now: { type: 'drew', tile: '8s' },
    };
    expect(await asked('may_i', { rules: 'ema-2016', action: { type: 'tsumo' }, state })).toMatchObject({ may: true });
  });

  it('refuse what names no rulebook', async () => {
    for (const name of ['score_hand', 'why_not', 'settle_hand', 'may_i', 'find_ruling'])
      for (const request of [undefined, {}, { rules: 'nobody' }])
        expect(await asked(name, request)).toMatchObject({ ok: false });
  });
});
