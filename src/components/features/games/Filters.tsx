import { LIMITS } from '../../../engine/riichi/index.ts';
import { useGamesStrings } from './strings.ts';
import { type Filter, type Won, yakuOf } from './won.ts';

interface Props {
  readonly filter: Filter;
  readonly all: readonly Won[];
  /** Whether the reader said which player he is. */
  readonly hasMe: boolean;
  readonly onChange: (filter: Filter) => void;
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onPick: (value: string) => void;
}

function Pick({ label, value, options, onPick }: PickProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Which of the hands are shown. */
export function Filters({ filter, all, hasMe, onChange }: Props) {
  const { words, lang } = useGamesStrings();
  const { games: own, step, yaku } = words;
  const found = [...new Set(all.flatMap(yakuOf))];
  const named = found
    .map((id) => [id, yaku[id]] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, lang));
  const any = ['', own.any] as const;
  return (
    <div class="filters">
      {hasMe && (
        <Pick
          label={own.whose}
          value={filter.mine ? 'mine' : 'all'}
          options={[
            ['mine', own['whose.mine']],
            ['all', own['whose.all']],
          ]}
          onPick={(value) => onChange({ ...filter, mine: value === 'mine' })}
        />
      )}
      <Pick
        label={own.show}
        value={filter.which}
        options={[
          ['differs', own['show.differs']],
          ['lost', own['show.lost']],
          ['all', own['show.all']],
        ]}
        onPick={(value) => onChange({ ...filter, which: value as Filter['which'] })}
      />
      <Pick
        label={own.limit}
        value={filter.limit}
        options={[any, ...LIMITS.map((id) => [id, step[`limit.${id}`]] as const)]}
        onPick={(limit) => onChange({ ...filter, limit })}
      />
      <Pick
        label={own.yaku}
        value={filter.yaku}
        options={[any, ...named]}
        onPick={(one) => onChange({ ...filter, yaku: one })}
      />
    </div>
  );
}
