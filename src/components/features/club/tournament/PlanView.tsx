import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { planCounts, pausing, withSeatTaken } from './plan.ts';
import { RoundTable } from './RoundTable.tsx';
import { useStrings } from './strings.ts';
import { MOST, type Plan } from './tournament.ts';
import type { TournamentStore } from './use-tournament.ts';

interface Props {
  readonly store: TournamentStore;
  readonly plan: Plan;
  /** The session shown first, from 0. */
  readonly first: number;
}

/** A plan on the screen: what it is worth, the tables of one session, and who sits for whom. */
export function PlanView({ store, plan, first }: Props) {
  const { tournament: own } = useStrings().words;
  const { tournament, change } = store;
  const [chosen, setChosen] = useState(first);
  const at = Math.max(0, Math.min(chosen, plan.rounds.length - 1));
  const [leaving, setLeaving] = useState<number>();
  const [coming, setComing] = useState('');
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
  const nameOf = (id: number): string => names.get(id) ?? '';
  const round = plan.rounds[at] ?? [];
  const out = pausing(tournament, at);
  const seated = round.flat();
  const replace = (): void => {
    if (leaving === undefined || coming.trim() === '') return;
    change(withSeatTaken(tournament, at, leaving, coming));
    setComing('');
    setLeaving(undefined);
  };
  return (
    <>
      <PlanWorth store={store} plan={plan} />
      <div class="session-bar">
        <label class="field">
          <span>{own['seating.show']}</span>
          <select value={at} onChange={({ currentTarget: { value } }) => setChosen(Number(value))}>
            {plan.rounds.map((_, i) => (
              <option key={i} value={i}>
                {fill(own['session.n'], { n: i + 1 })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="wide-table" tabIndex={0} role="region" aria-label={own.seating}>
        <RoundTable plan={plan} round={round} nameOf={nameOf} />
      </div>
      {out.length > 0 && <p class="hint">{fill(own['seating.paused'], { names: out.map(nameOf).join(', ') })}</p>}
      <h3>{own['seating.replace']}</h3>
      <p class="hint">{own['seating.replace.hint']}</p>
      <div class="session-bar">
        <label class="field">
          <span>{own['seating.leaves']}</span>
          <select value={leaving ?? ''} onChange={({ currentTarget: { value } }) => setLeaving(Number(value))}>
            <option value="" disabled />
            {tournament.players.map(({ id, name }) =>
              seated.includes(id) ? (
                <option key={id} value={id}>
                  {name}
                </option>
              ) : null,
            )}
          </select>
        </label>
        <label class="field">
          <span>{own['seating.comes']}</span>
          <input
            type="text"
            list="roster-names"
            autocomplete="off"
            maxLength={MOST.name}
            value={coming}
            onInput={({ currentTarget: { value } }) => setComing(value)}
          />
        </label>
        <button
          type="button"
          class="button quiet"
          aria-disabled={leaving !== undefined && coming.trim() !== '' ? undefined : 'true'}
          onClick={replace}
        >
          {fill(own['seating.replace.from'], { n: at + 1 })}
        </button>
      </div>
    </>
  );
}

/** What a plan is worth, counted. */
function PlanWorth({ store, plan }: Pick<Props, 'store' | 'plan'>) {
  const own = useStrings().words.tournament;
  const { tournament } = store;
  const { pairs, repeats, least, mates, windSpread, sameTable } = useMemo(
    () => planCounts(tournament, plan),
    [tournament.players, plan],
  );
  const hasClubs = tournament.players.some(({ club }) => club);
  const again = pairs.slice(2).reduce((sum, n) => sum + n, 0);
  return (
    <ul class="notes">
      <li>
        {again === 0
          ? own['seating.once']
          : `${fill(own['seating.again'], { n: again, most: pairs.length - 1 })} ${own[repeats <= least ? 'seating.best' : 'seating.found']}`}
      </li>
      {hasClubs && <li>{mates === 0 ? own['seating.mates.none'] : fill(own['seating.mates'], { n: mates })}</li>}
      {!plan.drawn && <li>{windSpread <= 1 ? own['seating.even'] : fill(own['seating.uneven'], { n: windSpread })}</li>}
      <li>{fill(own['seating.same'], { n: sameTable })}</li>
    </ul>
  );
}
