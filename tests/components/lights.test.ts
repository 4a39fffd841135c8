import { afterEach, expect, test, vi } from 'vitest';
import { listenForLights } from '../../src/components/table/lights.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever stops listening for lights leaves the others listening', () => {
  const listening = new Set<unknown>();
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: unknown) => listening.add(listener),
    removeEventListener: (_: string, listener: unknown) => listening.delete(listener),
  });
  const [leave, leaveLast] = [listenForLights(), listenForLights()];
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
  listenForLights()();
  expect([...lit].sort()).toEqual(['line', 'tile']);
});
