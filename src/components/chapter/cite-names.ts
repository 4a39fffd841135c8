import type { CiteId } from '../../engine/riichi/index.ts';
import { toldIn } from '../../i18n/told.ts';
import { OPTION_GROUPS } from '../compare/options.ts';
import type { Place } from './place.ts';

const OPTIONS = new Map<string, (typeof OPTION_GROUPS)[number]['options'][number]['name']>(
  OPTION_GROUPS.flatMap(({ options }) => options.map(({ knob, name }) => [knob, name] as const)),
);

/** The name of a rule that an article may be cited for, as it stands within a sentence; throws where it has none. */
export function citeName(id: CiteId, { strings, lang }: Pick<Place, 'strings' | 'lang'>): string {
  const steps: Readonly<Record<string, string>> = strings('step');
  const groups: readonly Readonly<Record<string, string>>[] = [strings('yaku'), strings('fu'), strings('cited')];
  const own = groups.map((words) => words[id]).find((word) => word !== undefined);
  const name = own ?? steps[`limit.${id}`] ?? OPTIONS.get(id)?.[toldIn(lang)] ?? steps[id];
  if (name === undefined) throw new Error(`the rule ${id} has no name in ${lang}`);
  return name.charAt(0).toLocaleLowerCase(lang) + name.slice(1);
}
