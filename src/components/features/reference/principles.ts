import type { Reason } from '../../../engine/mcr/index.ts';

/** The article of the counting chapter that explains each principle of exclusion. */
export const PRINCIPLE_ARTICLES: Readonly<Record<Reason['principle'], string>> = {
  'non-repeat': 'C4.1',
  'non-separation': 'C4.2',
  'non-identical': 'C4.3',
  'high-versus-low': 'C4.4',
  'account-once': 'C4.5',
};

/** Whether a reason for which a fan stays out is a principle of counting. */
export const isPrinciple = (id: string): id is Reason['principle'] => Object.hasOwn(PRINCIPLE_ARTICLES, id);
