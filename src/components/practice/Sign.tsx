const PATHS = {
  right: 'm5 12.5 4.5 4.5L19 7.5',
  carried: 'm5 12.5 4.5 4.5L19 7.5',
  wrong: 'm6 6 12 12M18 6 6 18',
  'not-needed': 'M6 12h12',
} as const;

/** A sign beside a word that says the same: right, right for the own numbers, wrong, not needed. */
export const Sign = ({ mark }: { readonly mark: keyof typeof PATHS }) => (
  <svg class={`sign ${mark}`} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[mark]} />
  </svg>
);
