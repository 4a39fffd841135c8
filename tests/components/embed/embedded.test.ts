// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('a frame tells its height at once and when it fills, also out of sight, where no observer of sizes is heard', async () => {
  const heard: unknown[] = [];
  vi.stubGlobal('parent', { postMessage: (message: unknown) => heard.push(message) });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
    },
  );
  const whole = document.createElement('div');
  whole.className = 'embedded';
  whole.innerHTML = '<p>One</p>';
  document.body.replaceChildren(whole);
  vi.spyOn(whole, 'getBoundingClientRect').mockImplementation(
    () => ({ height: 99.5 * whole.children.length }) as DOMRect,
  );
  await import('../../../src/components/shell/embedded.ts');
  expect(heard).toEqual([{ from: 'tensu', height: 100 }]);
  dispatchEvent(new Event('load'));
  expect(heard).toHaveLength(1);
  whole.append(document.createElement('p'));
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { from: 'tensu', height: 100 },
      { from: 'tensu', height: 199 },
    ]),
  );
});
