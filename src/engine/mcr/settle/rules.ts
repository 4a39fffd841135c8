import { type Refusal, refuse } from '../../base/result.ts';
import { MCR_2006 } from '../rulebooks/mcr-2006.ts';
import { withMcrOptions } from '../options/options.ts';
import { MCR_TABLE_CLAUSES } from '../rulebooks/table.ts';

/** A request that names a rulebook and perhaps options. */
interface Naming {
  readonly rules: string;
  readonly knobs?: Readonly<Record<string, unknown>>;
}

/** Refuses a request whose rulebook is not MCR, or whose options or values MCR does not have. */
export function mcrRulesError({ rules, knobs = {} }: Naming): Refusal | undefined {
  if (!Object.hasOwn(MCR_TABLE_CLAUSES, rules))
    return refuse('unknown-rules', 'rules', {
      rules: rules.slice(0, 40),
      wanted: Object.keys(MCR_TABLE_CLAUSES).join(', '),
    }).error;
  const changed = withMcrOptions(MCR_2006.options, knobs);
  return changed.ok ? undefined : changed.error;
}
