import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type HandRequest,
  type Limit,
  RIICHI_RULEBOOKS,
  AT_HAND_IDS,
  type RiichiId,
  type Tile,
  doraOf,
  furitenOf,
  limitOf,
  plainBase,
  swapRule,
} from '../../src/engine/riichi/index.ts';
import { LIMIT_BASE } from '../../src/engine/riichi/score/limits.ts';
import { type Payment, addPayment } from '../../src/engine/riichi/score/payment.ts';
import { hand, win, wonBy } from './hands.ts';

interface Example {
  readonly id: string;
  readonly kind: string;
  readonly source: string;
  readonly rulesets?: readonly RiichiId[];
  readonly cases?: readonly { request: Omit<HandRequest, 'rules'>; payment: Partial<Payment> }[];
  readonly input?: unknown;
  readonly expect: unknown;
}

const file = new URL('../fixtures/riichi-examples.jsonl', import.meta.url);
const EXAMPLES = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

/** A swap-calling example without a rulebook is about EMA 2016, the only text that has it. */
const TEXT_000: readonly RiichiId[] = ['ema-2016', 'samara-2019'];

const rulesOf = ({ kind, rulesets }: Example): readonly RiichiId[] =>
  rulesets ?? (kind === 'kuikae' ? TEXT_000 : AT_HAND_IDS);

const each = <Input, Expected>(kind: string): [string, RiichiId, Input, Expected][] =>
  EXAMPLES.filter((example) => example.kind === kind).flatMap((example) =>
    rulesOf(example).map((rules): [string, RiichiId, Input, Expected] => [
      example.id,
      rules,
      example.input as Input,
      example.expect as Expected,
    ]),
  );

/** What a hand of South's or East's is paid, from its base points. */
function pay(rules: RiichiId, base: number, by: '+' | '*', more: Partial<HandRequest> = {}): Payment {
  return addPayment(
    [],
    wonBy(hand(`123m456p789s11s23p ${by}4p`, more)),
    [{ base, liable: undefined }],
    RIICHI_RULEBOOKS[rules],
  );
}

const EAST = { seatWind: 'east' } as const;

describe('worked hands', () => {
  const cases = EXAMPLES.filter(({ kind }) => kind === 'score_hand').flatMap((example) =>
    rulesOf(example).flatMap((rules) =>
      (example.cases ?? []).map((one, i): [string, RiichiId, Example, typeof one] => [
        `${example.id} case ${i + 1}`,
        rules,
        example,
        one,
      ]),
    ),
  );

  it.each(cases)('%s by %s', (_id, rules, example, { request, payment }) => {
    const { items, waitFu, ...numbers } = example.expect as { items: { id: string }[]; waitFu?: number };
    const result = win({ ...request, rules });
    const byId = (list: readonly { id: string }[]): unknown[] => [...list].sort((a, b) => a.id.localeCompare(b.id));
    expect(byId(result.items)).toEqual(byId(items));
    expect(result).toMatchObject({ ...numbers, payment });
    const wait = result.steps.filter((step) => step.kind === 'add' && step.rule.startsWith('wait-'));
    if (waitFu !== undefined)
      expect(wait.reduce((sum, step) => sum + ('value' in step ? step.value : 0), 0)).toBe(waitFu);
  });

  it('every one has a hand', () => {
    expect(EXAMPLES.filter(({ kind, cases: list }) => kind === 'score_hand' && !list?.length)).toEqual([]);
  });
});

describe('printed tables', () => {
  interface Table {
    tsumo?: Record<string, number>;
    ron?: Record<string, number>;
  }

  it.each(each<{ han: number; fu: number }, Table>('score_table'))('%s by %s', (_id, rules, { han, fu }, table) => {
    const limit = limitOf(han, fu, RIICHI_RULEBOOKS[rules].options);
    const base = limit === null ? plainBase(han, fu) : LIMIT_BASE[limit];
    const [east, south] = [pay(rules, base, '*', EAST), pay(rules, base, '*')];
    expect(table.tsumo ?? table.ron).toBeDefined();
    if (table.tsumo)
      expect({ east_each: east.others, other_from_east: south.east, other_from_others: south.others }).toEqual(
        table.tsumo,
      );
    if (table.ron)
      expect({ east: pay(rules, base, '+', EAST).total, other: pay(rules, base, '+').total }).toEqual(table.ron);
  });

  it.each(each<{ han: number }, { limit: Limit }>('limit_of_han'))('%s by %s', (_id, rules, { han }, { limit }) => {
    expect(limitOf(han, 30, RIICHI_RULEBOOKS[rules].options)).toBe(limit);
  });

  it.each(each<{ limit: Limit }, object>('limit_payment'))('%s by %s', (_id, rules, { limit }, expected) => {
    const base = LIMIT_BASE[limit];
    expect({ east: pay(rules, base, '+', EAST).total, other: pay(rules, base, '+').total }).toEqual(expected);
  });
});

describe('counting', () => {
  /** Hands of the fu that the examples round. */
  const FU_HANDS: Readonly<Record<number, HandRequest>> = {
    22: hand('567p22s34p +5p (234m) (678s)', { knobs: { openTanyao: true } }),
    25: hand('1133m5577p2299s4z +4z'),
    26: hand('123m456p11s23p *4p (555z)'),
    32: hand('123m456p789s33z12p +3p', { riichi: 'riichi' }),
  };

  it.each(each<{ fu_raw: number }, { fu: number }>('round_fu'))('%s by %s', (_id, rules, { fu_raw: exact }, { fu }) => {
    const request = FU_HANDS[exact];
    if (request === undefined) throw new Error(`no hand of ${exact} fu`);
    const result = win({ ...request, rules });
    expect([result.fuExact, result.fu]).toEqual([exact, fu]);
  });

  it.each(each<{ indicator: Tile }, { dora: Tile }>('dora_indicator'))(
    '%s by %s',
    (_id, _rules, { indicator }, { dora }) => {
      expect(doraOf(indicator)).toBe(dora);
    },
  );

  interface Counters {
    counters: number;
    win: string;
  }
  interface Each {
    discarder?: number;
    each?: number;
    total?: number;
    each_winner?: number;
  }
  it.each(each<Counters, Each>('honba_pay'))('%s by %s', (_id, rules, { counters, win: how }, expected) => {
    const by = how === 'tsumo' ? '*' : '+';
    const [before, after] = [pay(rules, 2000, by), pay(rules, 2000, by, { counters })];
    if (by === '*') expect((after.others ?? 0) - (before.others ?? 0)).toBe(expected.each);
    expect(after.total - before.total).toBe(expected.total ?? expected.each_winner ?? expected.discarder);
  });
});

describe('liability', () => {
  interface Pao {
    yakuman: 'daisangen' | 'daisuushii';
    winner: 'east' | 'other';
    win: 'ron' | 'tsumo';
    counters?: number;
  }
  const HANDS = { daisangen: '22m45p 6p (555z) (666z) (777z)', daisuushii: '2m 2m (111z) (222z) (333z) (444z)' };

  it.each(each<Pao, { P: number; D?: number; others?: number }>('pao'))('%s by %s', (_id, rules, input, expected) => {
    const ron = input.win === 'ron';
    const { payment } = win(
      hand(HANDS[input.yakuman].replace(' ', ron ? ' +' : ' *'), {
        rules,
        seatWind: input.winner === 'east' ? 'east' : 'south',
        counters: input.counters ?? 0,
        liable: [{ from: 'left', pattern: input.yakuman }],
        ...(ron ? { discarder: 'across' as const } : {}),
      }),
    );
    expect(payment.liable).toEqual({ left: expected.P });
    if (ron) expect(payment.discarder).toBe(expected.D);
    else expect(payment.others).toBe(expected.others);
  });
});

describe('the table', () => {
  interface Swap {
    tiles: string;
    called: string;
  }
  it.each(each<Swap, { forbidden: string[] }>('kuikae'))('%s by %s', (_id, rules, { tiles, called }, { forbidden }) => {
    expect(swapRule(tiles, called, RIICHI_RULEBOOKS[rules])).toMatchObject({ ok: true, value: { forbidden } });
  });

  interface Held {
    hand: string;
    own_discards: string[];
  }
  it.each(each<Held, object>('furiten'))(
    '%s by %s',
    (_id, rules, { hand: concealed, own_discards: tiles }, expected) => {
      const history = tiles.map((tile) => ({ type: 'discard' as const, tile }));
      expect(furitenOf({ concealed }, history, RIICHI_RULEBOOKS[rules])).toMatchObject({ ok: true, value: expected });
    },
  );
});
