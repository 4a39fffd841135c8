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
