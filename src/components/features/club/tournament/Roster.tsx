import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { plural } from '../../../../i18n/plural.ts';
import { pointsIn } from '../settle/points.ts';
import { without } from '../settle/without.ts';
import { useStrings } from './strings.ts';
import { MOST, type Player, hasPlayed, tidyName, withNames } from './tournament.ts';
import type { TournamentStore } from './use-tournament.ts';
import { TypedField } from '../../../base/answer/TypedField.tsx';

const STATUS = ['withdrawn', 'disqualified'] as const;

/** The players: add, rename, and enter deductions for the ranking. */
export function Roster({ store }: { readonly store: TournamentStore }) {
  const { words, lang } = useStrings();
  const { settle, tournament: own } = words;
  const { tournament, change } = store;
  const { players } = tournament;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** Deductions that cannot be read as numbers, by player. */
  const [unread, setUnread] = useState<{ readonly id: number; readonly text: string }>();
  /** How many of the new names did not fit. */
  const [left, setLeft] = useState(0);
  const add = (): void => {
    const all = withNames(players, text.split('\n')).players;
    const rest = all.slice(MOST.players);
    if (all.length > players.length) change({ ...tournament, players: all.slice(0, MOST.players) });
    setText(rest.map(({ name }) => name).join('\n'));
    setLeft(rest.length);
  };
  const set = (next: Player): void =>
    change({ ...tournament, players: players.map((one) => (one.id === next.id ? next : one)) });
  return (
    <details
      class="settle-setup"
      open={players.length === 0 || left > 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {own.roster} · {plural(own, 'players', players.length, lang)}
      </summary>
      <div class="settle">
        <div class="entering">
          <label class="field">
            <span>{own['roster.hint']}</span>
            <textarea
              rows={5}
              spellcheck={false}
              value={text}
              onInput={({ currentTarget: { value } }) => {
                setText(value);
                setLeft(0);
              }}
            />
          </label>
          <div class="actions">
            <button type="button" class="button" onClick={add}>
              {own['roster.add']}
            </button>
          </div>
          <p role="status">
            {left > 0 && `${plural(own, 'roster.most', MOST.players, lang)} ${plural(own, 'roster.left', left, lang)}`}
          </p>
        </div>
      </div>
      {isOpen && players.length > 0 && (
        <div class="wide-table" tabIndex={0} role="region" aria-label={own.roster}>
          <table class="roster">
            <thead>
              <tr>
                <th scope="col">{settle.player}</th>
                <th scope="col">{own.status}</th>
                <th scope="col">{settle['final.off']}</th>
                <th scope="col">
                  <span class="sr-only">{settle['final.remove']}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player.id}>
                  <th scope="row" class="numbered">
                    <span class="points">{player.id}</span>
                    <TypedField
                      aria-label={fill(own['name.of'], { name: player.name })}
                      maxLength={MOST.name}
                      value={player.name}
                      onGiven={(typed) => {
                        const name = tidyName(typed);
                        const isFree = name !== '' && players.every((one) => one === player || one.name !== name);
                        if (isFree) set({ ...player, name });
                      }}
                    />
                  </th>
                  <td>
                    <select
                      aria-label={fill(own['status.of'], { name: player.name })}
                      value={player.status ?? ''}
                      onChange={({ currentTarget: { value } }) => {
                        const rest = without(player, 'status');
                        const status = STATUS.find((one) => one === value);
                        set(status ? { ...rest, status } : rest);
                      }}
                    >
                      <option value="">{own['status.plays']}</option>
                      {STATUS.map((status) => (
                        <option key={status} value={status}>
                          {own[`status.${status}`]}
                        </option>
                      ))}
                    </select>
                  </td>
                  <td>
                    <TypedField
                      inputMode="numeric"
                      aria-label={fill(own['penalty.of'], { name: player.name })}
                      value={String(player.penalty)}
                      onGiven={(typed) => {
                        const penalty = pointsIn(typed);
                        const isRead = penalty !== undefined && penalty >= 0;
                        setUnread(isRead ? undefined : { id: player.id, text: typed });
                        if (isRead) set({ ...player, penalty });
                      }}
                    />
                    {unread?.id === player.id && (
                      <p class="refused" role="alert">
                        {fill(settle['points.unread'], { text: unread.text })}
                      </p>
                    )}
                  </td>
                  <td>
                    {!hasPlayed(tournament, player.id) && (
                      <button
                        type="button"
                        class="plain"
                        aria-label={fill(own['remove.of'], { name: player.name })}
                        onClick={() => change({ ...tournament, players: players.filter(({ id }) => id !== player.id) })}
                      >
                        {settle['final.remove']}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
