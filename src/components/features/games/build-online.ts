import {
  OPTION_VALUES,
  type OptionId,
  RIICHI_IDS,
  RIICHI_RULEBOOKS,
  SCORING_OPTIONS,
} from '../../../engine/riichi/index.ts';
import { ui } from '../../../i18n/strings.ts';
import { nameInWords, tellerFor, valueInWords } from '../compare/options.ts';
import { onlineOptions } from '../prepare/online.ts';
import type { Online, OptionWords, Told } from './strings.ts';

/** Every value that an option has in some rulebook, online, or at all. */
function valuesOf(option: OptionId, online: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (Object.hasOwn(OPTION_VALUES, option)) return OPTION_VALUES[option as keyof typeof OPTION_VALUES];
  return [online[option], ...RIICHI_IDS.map((id) => RIICHI_RULEBOOKS[id].options[option])];
}

/** The rules of online play, and the options that count in a hand in words. */
export function onlineIn(t: { all(): object }, lang: string): Online {
  const teller = tellerFor(lang, ui(t, 'yaku'));
  const options = onlineOptions();
  const told = ({ text, mark }: Told): Told => ({ text, mark });
  const words = SCORING_OPTIONS.map((option): [OptionId, OptionWords] => [
    option,
    {
      name: told(nameInWords(option, teller)),
      values: Object.fromEntries(
        valuesOf(option, { ...options }).map((value) => [
          JSON.stringify(value),
          told(valueInWords(option, value, teller)),
        ]),
      ),
    },
  ]);
  return { options, words: Object.fromEntries(words) };
}
