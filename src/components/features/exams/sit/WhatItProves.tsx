import { dash } from '../../../../i18n/signs.ts';
import { SealedProof } from '../SealedProof.tsx';
import { useExamStrings } from '../strings.ts';

/** What an exam by link proves, and what a sealed one proves beyond that. */
export function WhatItProves({ isSealed }: { readonly isSealed: boolean }) {
  const { words, lang } = useExamStrings('sit');
  const { levels } = words;
  return isSealed ? (
    <details class="tool">
      <summary>{levels.sealed}</summary>
      <SealedProof />
    </details>
  ) : (
    <p class="hint">
      <strong>{levels.link}</strong>
      {dash(lang)}
      {levels['link.proves']}
    </p>
  );
}
