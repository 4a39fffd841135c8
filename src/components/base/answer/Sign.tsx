import type { PartVerdict } from './parts.ts';

const PATHS = {
  right: 'm5 12.5 4.5 4.5L19 7.5',
  carried: 'm5 12.5 4.5 4.5L19 7.5',
  wrong: 'm6 6 12 12M18 6 6 18',
  unreadable: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2M12 17.5v.4',
  'not-needed': 'M6 12h12',
} as const satisfies Record<PartVerdict, string>;

/** An icon beside a word of the same meaning: right, right for the own numbers, wrong, unreadable, not needed. */
export const Sign = ({ mark }: { readonly mark: PartVerdict }) => (
  <svg
    class={`sign ${mark}`}
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2.25"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[mark]} />
  </svg>
);
