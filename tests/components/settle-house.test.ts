import { beforeAll, describe, expect, it } from 'vitest';
import './register-tables.ts';
import { settleRequest } from '../../src/engine/riichi/index.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { evenTable, formatFinishLink, parseFinishLink } from '../../src/components/features/club/settle/finishing.ts';
import { formatGame, newGame, parseGame } from '../../src/components/features/club/settle/game.ts';
import { formatSettleLink, parseSettleLink } from '../../src/components/features/club/settle/link.ts';
import { firstHand, requestOf } from '../../src/components/features/club/settle/one-hand.ts';
import { fetchTable } from '../../src/components/features/club/settle/own-table.ts';
import { tableRules } from '../../src/components/features/club/settle/table-rules.ts';
import { unchanged } from '../../src/components/features/club/settle/undo.ts';

const HOUSE = 'rrc-2026~start-25000~uma-15-5~abortive-draws' as BookId;
const UNKNOWN = 'rrc-2026~yakitori' as BookId;

describe('the table under a rulebook with options of the house', () => {
  beforeAll(async () => {
    await expect(fetchTable(HOUSE)).resolves.toBe(true);
    await expect(fetchTable(UNKNOWN)).resolves.toBe(false);
  });

  it('starts and ends hands as the house does', () => {
    const [own, plain] = [tableRules(HOUSE), tableRules('rrc-2026')];
    expect([own.start, plain.start]).toEqual([25_000, 30_000]);
    expect([own.happenings.includes('abort'), plain.happenings.includes('abort')]).toEqual([true, false]);
    expect([own.chomboAfter, plain.chomboAfter]).toEqual([20_000, 40_000]);
  });

  it('is kept by links and by the stored game', () => {
    const link = `v=1&in=${HOUSE}&h=east1&e=abort&y=four-winds`;
    const hand = parseSettleLink(link);
    expect(hand).toMatchObject({ rules: HOUSE, entry: { kind: 'abort', why: 'four-winds' } });
    expect(hand && formatSettleLink(hand)).toBe(link);
    const table = evenTable(HOUSE);
    expect(table.scores).toEqual([25_000, 25_000, 25_000, 25_000]);
    expect(parseFinishLink(formatFinishLink(table))).toEqual(table);
    const game = { ...newGame(HOUSE), hands: hand ? [hand.entry] : [] };
    expect(parseGame(formatGame(unchanged(game)))?.now).toEqual(game);
  });

  it('settles by them', () => {
    const hand = parseSettleLink(`v=1&in=${HOUSE}&h=east1&e=chombo&o=2`) ?? firstHand('rrc-2026');
    const asked = requestOf(hand);
    expect(asked.ok && settleRequest(asked.request)).toMatchObject({ penalties: [{ seat: 2, points: 20_000 }] });
  });

  it.each([UNKNOWN, 'rrc-2026~', 'mers-2014~start-25000'])(
    'names the part of a link that no rulebook has: %s',
    (rules) => {
      const off: string[] = [];
      expect(parseSettleLink(`v=1&in=${rules}&h=east1&e=draw`, (part) => void off.push(part))).toBeUndefined();
      expect(parseFinishLink(`v=1&in=${rules}`, (part) => void off.push(part))).toBeUndefined();
      expect(off).toEqual([`in=${rules}`, `in=${rules}`]);
    },
  );
});
