import type { HandDraft } from '../../hand/draft.ts';
import { type Result, ok, refuse } from '../../base/result.ts';
import { MCR_RULEBOOKS } from './list.ts';
import { withMcrOptions } from '../options/options.ts';
import type { McrRules } from '../options/rules.ts';

/** A request that names a rulebook and perhaps options. */
interface Naming {
  readonly rules: string;
  readonly knobs?: HandDraft['knobs'] | undefined;
}

/** The rulebook that a request names, with its options changed. */
export function rulesFor({ rules: id, knobs }: Naming): Result<McrRules> {
  if (!Object.hasOwn(MCR_RULEBOOKS, id))
    return refuse('unknown-rules', 'rules', { rules: id.slice(0, 40), wanted: Object.keys(MCR_RULEBOOKS).join(', ') });
  const rules = MCR_RULEBOOKS[id as keyof typeof MCR_RULEBOOKS];
  if (!knobs) return ok(rules);
  const changed = withMcrOptions(rules.options, knobs);
  return changed.ok ? ok({ ...rules, options: changed.value }) : changed;
}
