import { setPersistentEngine } from '@nanostores/persistent';
import { afterAll } from 'vitest';

// Seconds after its last listener has gone a store stops listening to the window, which may be gone by then.
const noWindow = { addEventListener: () => undefined, removeEventListener: () => undefined };
afterAll(() => {
  setPersistentEngine({}, noWindow);
});
