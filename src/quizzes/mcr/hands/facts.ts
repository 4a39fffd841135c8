import type { FactId } from '../../base/terms.ts';
import { type Counted, type Fans, fansOf } from './count.ts';

/** Facts about fan, each named like its fan. */
export const fanFacts = (fans: Fans): FactId[] => [...new Set(fans)].map((fan): FactId => `fan:${fan}`);

/** The facts of a count: the fan in it. */
export const countFacts = (count: Counted): FactId[] => fanFacts(fansOf(count));

/** The facts of excluded fan: `out:no-honors`. */
export const outFacts = ({ steps }: Counted): FactId[] => [
  ...new Set(steps.flatMap((step): FactId[] => (step.kind === 'exclude' ? [`out:${step.rule}`] : []))),
];
