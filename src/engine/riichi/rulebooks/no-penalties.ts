import type { Lines } from './clauses.ts';

/** A rulebook whose penalties we do not know. */
export const NO_PENALTIES: Lines = {
  'false-win': [],
  'false-set': [],
  'own-kong': [],
  'set-after-win-call': [],
  'call-dead': [],
  'kong-dead': [],
  'swap-call': [],
  'riichi-open': [],
  'riichi-noten': [],
  'riichi-kong': [],
  'not-taken': [],
};
