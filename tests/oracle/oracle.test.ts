import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roundFu } from './fu.ts';
import { baseOf, limitOf, paymentOf } from './payment.ts';
import { OLDER_IDS, RULES } from './rules.ts';
import { oracleScore } from './score.ts';
import { doraOf } from './tiles.ts';
import type { HandRequest, Item, Limit, Payment, OlderId, Side, Wind } from './types.ts';

interface Example {
  id: string;
  kind: string;
  rulesets?: OlderId[];
  cases?: { request: Omit<HandRequest, 'rules'>; payment: Partial<Payment> }[];
  input?: Record<string, unknown>;
  expect: Record<string, unknown>;
}

const file = new URL('../fixtures/riichi-examples.jsonl', import.meta.url);
const examples = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);
const everywhere = OLDER_IDS;

function each(kind: string): [string, OlderId, Example][] {
  return examples
    .filter((example) => example.kind === kind)
    .flatMap((example) =>
      (example.rulesets ?? everywhere).map((rules): [string, OlderId, Example] => [example.id, rules, example]),
    );
}

function win(request: HandRequest): Extract<ReturnType<typeof oracleScore>, { kind: 'win' }> {
  const verdict = oracleScore(request);
  if (verdict.kind === 'no-win') throw new Error(`no win: ${verdict.reason}`);
  return verdict;
}

function byId(items: unknown): Item[] {
  return [...(items as Item[])].sort((a, b) => a.id.localeCompare(b.id));
}

function bare(seatWind: Wind, by: 'discard' | 'draw', more: Partial<HandRequest> = {}): HandRequest {
  const hand = { concealed: '', melds: [], winningTile: '1z', roundWind: 'east', riichi: 'none' } as const;
  return { rules: 'ema-2016', ...hand, melds: [], seatWind, by, ...more };
}

describe('worked examples', () => {
  it.each(each('score_hand'))('%s by %s', (_id, rules, { cases, expect: expected }) => {
    const { items, waitFu, ...numbers } = expected;
    expect(cases).not.toHaveLength(0);
    for (const { request, payment } of cases ?? []) {
      const found = win({ ...request, rules });
      expect(byId(found.items)).toEqual(byId(items));
      expect(found).toMatchObject({ ...numbers, payment });
      if (waitFu === 0) expect(found.fuExact).toBe(30);
    }
  });
});

describe('printed tables', () => {
  it.each(each('score_table'))('%s by %s', (_id, rules, { input, expect: expected }) => {
    const { han, fu } = input as { han: number; fu: number };
    const base = baseOf(han, fu, limitOf(han, fu, RULES[rules]));
    const pay = (seat: Wind, by: 'discard' | 'draw'): Payment => paymentOf(bare(seat, by), RULES[rules], base, []);
    const table = expected as { tsumo?: Record<string, number>; ron?: Record<string, number> };
    expect(table.tsumo ?? table.ron).toBeDefined();
    if (table.tsumo !== undefined) {
      const [east, south] = [pay('east', 'draw'), pay('south', 'draw')];
      const shares = { east_each: east.others, other_from_east: south.east, other_from_others: south.others };
      expect(shares).toEqual(table.tsumo);
    }
    if (table.ron !== undefined) {
      expect({ east: pay('east', 'discard').total, other: pay('south', 'discard').total }).toEqual(table.ron);
    }
  });

  it.each(each('limit_of_han'))('%s by %s', (_id, rules, { input, expect: expected }) => {
    expect(limitOf(Number(input?.han), 30, RULES[rules])).toBe(expected.limit);
  });

  it.each(each('limit_payment'))('%s by %s', (_id, rules, { input, expect: expected }) => {
    const base = baseOf(0, 0, input?.limit as Limit);
    const ron = (seat: Wind): number => paymentOf(bare(seat, 'discard'), RULES[rules], base, []).total;
    expect({ east: ron('east'), other: ron('south') }).toEqual(expected);
  });

  it.each(each('round_fu'))('%s by %s', (_id, _rules, { input, expect: expected }) => {
    expect(roundFu(Number(input?.fu_raw), input?.chiitoitsu === true)).toBe(expected.fu);
  });

  it.each(each('dora_indicator'))('%s by %s', (_id, _rules, { input, expect: expected }) => {
    expect(doraOf(String(input?.indicator))).toBe(expected.dora);
  });

  it.each(each('honba_pay'))('%s by %s', (_id, rules, { input, expect: expected }) => {
    const by = input?.win === 'tsumo' ? 'draw' : 'discard';
    const pay = (counters: number): Payment => paymentOf(bare('south', by, { counters }), RULES[rules], 2000, []);
    const [before, after] = [pay(0), pay(Number(input?.counters))];
    if (by === 'draw') expect((after.others ?? 0) - (before.others ?? 0)).toBe(expected.each);
    expect(after.total - before.total).toBe(expected.total ?? expected.each_winner ?? expected.discarder);
  });
});

describe('pao', () => {
  const hands: Record<string, Pick<HandRequest, 'concealed' | 'melds' | 'winningTile'>> = {
    daisangen: {
      concealed: '22m45p',
      melds: ['555z', '666z', '777z'].map((tiles) => ({ type: 'pung', tiles })),
      winningTile: '6p',
    },
    daisuushii: {
      concealed: '2m',
      melds: ['111z', '222z', '333z', '444z'].map((tiles) => ({ type: 'pung', tiles })),
      winningTile: '2m',
    },
  };
  const seats: Record<string, Side> = { P: 'left', D: 'across' };

  it.each(each('pao'))('%s by %s', (_id, rules, { input, expect: expected }) => {
    const pattern = String(input?.yakuman);
    const hand = hands[pattern];
    if (hand === undefined) throw new Error(`no hand for ${pattern}`);
    const ron = input?.win === 'ron';
    const { payment } = win({
      ...bare(input?.winner === 'east' ? 'east' : 'south', ron ? 'discard' : 'draw'),
      ...hand,
      rules,
      liable: [{ from: 'left', pattern }],
      ...(ron ? { discarder: 'across' as const } : {}),
      counters: Number(input?.counters ?? 0),
    });
    expect(payment.liable?.[seats.P ?? 'right']).toBe(expected.P);
    if (ron) expect(payment.discarder).toBe(expected.D);
    else expect(payment.others).toBe(expected.others);
  });
});

describe('the examples file', () => {
  const scored = 'score_hand score_table limit_of_han limit_payment round_fu dora_indicator honba_pay pao'.split(' ');
  const elsewhere =
    `figure wall_break jpml_uma time_signal kuikae noten late_penalty substitute honba_move chombo_payment
    meld_display schedule samara_rank furiten uma_tie jpml_convert missed_stage penalty_level multi_ron_sticks deal
    dead_wall dead_wall_map jpml_final format fee`.split(/\s+/);

  it('has no kind that is neither scored here nor about something else', () => {
    const kinds = [...new Set(examples.map((example) => example.kind))];
    expect(kinds.sort()).toEqual([...scored, ...elsewhere].sort());
  });
});
