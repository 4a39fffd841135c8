import { afterEach, expect, test, vi } from 'vitest';
import { tilesOfLine } from '../../src/components/widgets/count/line-tiles.ts';
import { layReading } from '../../src/components/base/table/reading.ts';
import { inOrder } from '../../src/components/base/table/view.ts';
import { followHighlights } from '../../src/components/base/table/highlight.ts';

afterEach(() => vi.unstubAllGlobals());

test('a line of MCR lights as many tiles of each kind as it names, the winning set first', () => {
  const view = layReading(
    {
      ...{ rules: 'mers-2014', by: 'discard', seatWind: 'south', roundWind: 'east' },
      concealed: '234m234p2344s',
      melds: [{ type: 'chow', tiles: '456s', from: 'left' }],
      winningTile: '4s',
    },
    { sets: '234m 234p 234s 44s 456s', ends: '44s' },
  );
  const { self } = view.seats;
  const tiles = [...self.hand.flatMap((one) => one.tiles), '4s', ...self.melds.flatMap(inOrder)];
  const lit = (line: string | undefined): string =>
    tilesOfLine(line, view)
      .map((at) => `${String(at)}:${String(tiles[at])}`)
      .join(' ');
  expect(lit('44s')).toBe('10:4s 9:4s');
  expect(lit('4444s')).toBe('10:4s 9:4s 8:4s 11:4s');
  expect(lit('234p')).toBe('3:2p 4:3p 5:4p');
  expect(lit('9m')).toBe('');
  expect(lit('x')).toBe('');
  expect(lit(undefined)).toBe('');
});

test('unsubscribing leaves other listeners in place', () => {
  const listening = new Set<unknown>();
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: unknown) => listening.add(listener),
    removeEventListener: (_: string, listener: unknown) => listening.delete(listener),
  });
  const [leave, leaveLast] = [followHighlights(), followHighlights()];
  leave();
  expect(listening.size).toBeGreaterThan(0);
  leaveLast();
  expect(listening.size).toBe(0);
});

test('a line that has the focus before anybody listens is lit with its tiles', () => {
  const lit = new Set<string>();
  const element = (
    name: string,
    attributes: Readonly<Record<string, string>>,
    inside: () => Readonly<Record<string, unknown>>,
  ) => ({
    getAttribute: (attribute: string) => attributes[attribute] ?? null,
    setAttribute: () => lit.add(name),
    closest: (selector: string) => inside()[selector] ?? null,
  });
  const tile = element('tile', { 'data-at': '3' }, () => ({}));
  const other = element('other', { 'data-at': '4' }, () => ({}));
  const scope = { querySelectorAll: () => [tile, other] };
  const line: unknown = element('line', { 'data-lights': '3' }, () => ({ '[data-lights]': line, '.explained': scope }));
  const nothing = (): void => undefined;
  const page = { addEventListener: nothing, removeEventListener: nothing, querySelectorAll: () => [] };
  vi.stubGlobal('document', { ...page, activeElement: line });
  followHighlights()();
  expect([...lit].sort()).toEqual(['line', 'tile']);
});
