import type { CiteId } from '../../../engine/riichi/index.ts';
import { type Told, wordsOf } from '../../../i18n/words.ts';
import type { Place } from '../../base/prose/place.ts';

/** The name of a rule that an article may be cited for, as it stands within a sentence; throws where it has none. */
export function citeName(id: CiteId, { strings, lang }: Pick<Place, 'strings' | 'lang'>): Told {
  const steps: Readonly<Record<string, string>> = strings('step');
  const groups: readonly Readonly<Record<string, string>>[] = [strings('yaku'), strings('fu'), strings('cited')];
  const own = groups.map((words) => words[id]).find((word) => word !== undefined) ?? steps[`limit.${id}`];
  const inStrings = (text: string | undefined): Told | undefined =>
    text === undefined ? undefined : { text, lang, mark: undefined };
  const told = inStrings(own) ?? wordsOf(lang, 'options').find('options', id, 'name') ?? inStrings(steps[id]);
  if (told === undefined) throw new Error(`the rule ${id} has no name in ${lang}`);
  return { ...told, text: told.text.charAt(0).toLocaleLowerCase(told.lang) + told.text.slice(1) };
}
