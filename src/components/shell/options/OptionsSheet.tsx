import { useStore } from '@nanostores/preact';
import { type RiichiId, baseBook, choicesIn } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { $rulebook, chooseOptions } from '../../../stores/rulebook.ts';
import { bookName } from '../../base/words/book-name.ts';
import { LinkNotice } from './LinkNotice.tsx';
import { areChosen, choicesFrom, spelledOut, withThese } from './choosing.ts';
import type { HouseOption, NamedChoice, OptionsWords } from './words.ts';

interface Chosen {
  readonly spelled: readonly string[];
  /** Chooses these in place of the others about the same options. */
  readonly choose: (these: readonly string[]) => void;
}

/** A choice that the rulebook names. */
function Named({ one, chosen, drop }: { one: NamedChoice; chosen: Chosen; drop: (these: readonly string[]) => void }) {
  return (
    <li>
      <label>
        <input
          type="checkbox"
          autocomplete="off"
          checked={areChosen(chosen.spelled, one.as)}
          onChange={({ currentTarget: { checked } }) => (checked ? chosen.choose(one.as) : drop(one.as))}
        />
        <span>
          {one.name} <small>{one.place}</small>
        </span>
      </label>
    </li>
  );
}

/** An option and its values; that of the rulebook is marked with its name. */
function House({
  option,
  own,
  book,
  chosen,
}: {
  option: HouseOption;
  own: readonly string[];
  book: string;
  chosen: Chosen;
}) {
  const { name, mark, values } = option;
  const value =
    values.find(({ choice }) => chosen.spelled.includes(choice)) ?? values.find(({ choice }) => own.includes(choice));
  return (
    <label class={value && own.includes(value.choice) ? undefined : 'changed'}>
      <span lang={mark}>{name}</span>
      <select
        autocomplete="off"
        value={value?.choice}
        onChange={({ currentTarget: { value: choice } }) => chosen.choose([choice])}
      >
        {values.map(({ choice, text, mark: foreign }) => (
          <option key={choice} value={choice} lang={foreign}>
            {own.includes(choice) ? `${text} (${book})` : text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the tournament of this reader says beyond the rulebook in force: its own variants, and the rules of the house. */
export function OptionsSheet({ words }: { readonly words: OptionsWords }) {
  const { options, book: names, groups } = words;
  const rules = useStore($rulebook);
  const id: RiichiId = baseBook(rules);
  const own = words.books[id];
  const spelled = spelledOut(choicesIn(rules), own);
  const put = (next: readonly string[]): void => chooseOptions(id, choicesFrom(next, own));
  const chosen: Chosen = { spelled, choose: (these) => put(withThese(spelled, these)) };
  const book = bookName(id, names);
  return (
    <>
      <LinkNotice words={words} />
      {own.named.length === 0 ? (
        <p>{fill(options.none, { book })}</p>
      ) : (
        <fieldset>
          <legend>{fill(options.named, { book })}</legend>
          <ul role="list">
            {own.named.map((one) => (
              <Named
                key={one.id}
                one={one}
                chosen={chosen}
                drop={(these) => put(spelled.filter((choice) => !these.includes(choice)))}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <details>
        <summary>{options.house}</summary>
        <p class="hint">{fill(options['house.hint'], { book })}</p>
        {groups.map((group) => (
          <fieldset key={group.name}>
            <legend lang={group.mark}>{group.name}</legend>
            {group.options.map((option) => (
              <House key={option.name} option={option} own={own.own} book={book} chosen={chosen} />
            ))}
          </fieldset>
        ))}
      </details>
      <p class="played" role="status">
        {fill(options['in-force'], { book: bookName(rules, names) })}
      </p>
      {rules !== id && (
        <button type="button" class="button quiet" onClick={() => chooseOptions(id, [])}>
          {fill(options.clear, { book })}
        </button>
      )}
    </>
  );
}
