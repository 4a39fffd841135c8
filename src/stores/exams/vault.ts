import type { Vault } from '../../quizzes/exams/vault.ts';

/** The browser's cryptography. `digest` exists only on pages served over https or from this machine. */
export const browserVault: Vault = {
  draw: (count) => crypto.getRandomValues(new Uint8Array(count)),
  digest: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
};
