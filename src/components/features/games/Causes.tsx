import type { OptionId } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { useGamesStrings } from './strings.ts';
import { type Won, causesIn } from './won.ts';

interface Props {
  readonly all: readonly Won[];
  readonly chosen: string;
  readonly onChoose: (cause: string) => void;
}

/** The rules that make hands differ, most often first; each shows only its hands. */
export function Causes({ all, chosen, onChoose }: Props) {
  const { words, lang, online } = useGamesStrings();
  const { games: own } = words;
  const causes = causesIn(all);
  if (causes.length === 0) return null;
  return (
    <>
      <h3>{own.why}</h3>
      <ul class="causes">
        {causes.map(([option, count]) => {
          const name = online.words[option as OptionId]?.name;
          const isChosen = chosen === option;
          return (
            <li key={option}>
              <button
                type="button"
                class="button quiet"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? '' : option)}
              >
                <span lang={name?.mark}>{name?.text}</span> · {plural(own, 'hands', count, lang)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
