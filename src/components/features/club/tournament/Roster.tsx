import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { plural } from '../../../../i18n/plural.ts';
import { colon } from '../../../../i18n/signs.ts';
import { pointsIn } from '../settle/points.ts';
import { without } from '../settle/without.ts';
import { useStrings } from './strings.ts';
import { MOST, type Player, emaNumber, hasPlayed, rosterLine, tidyName, withLines } from './tournament.ts';
import type { TournamentStore } from './use-tournament.ts';
import { TypedField } from '../../../base/answer/TypedField.tsx';

/** What a roster says of a player beside the name. */
const ABOUT = ['club', 'country', 'ema'] as const;
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
    const lines = text.split('\n').map((line) => ({ line, told: rosterLine(line) }));
    const all = withLines(
      players,
      lines.map(({ told }) => told),
    );
    const rest = new Set(all.slice(MOST.players).map(({ name }) => name));
    if (text.trim() !== '') change({ ...tournament, players: all.slice(0, MOST.players) });
    setText(lines.flatMap(({ line, told }) => (rest.delete(told.name) ? [line] : [])).join('\n'));
    setLeft(Math.max(0, all.length - MOST.players));
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
          <p class="hint">{own['roster.more']}</p>
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
                <th scope="col">{own.club}</th>
                <th scope="col">{own.country}</th>
                <th scope="col">{own.ema}</th>
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
                  {ABOUT.map((field) => (
                    <td key={field}>
                      <TypedField
                        inputMode={field === 'ema' ? 'numeric' : 'text'}
                        aria-label={`${own[field]}${colon(lang)}${player.name}`}
                        maxLength={MOST.name}
                        value={player[field] ?? ''}
                        onGiven={(typed) => {
                          const told = field === 'ema' ? emaNumber(typed) : tidyName(typed);
                          const rest = without(player, field);
                          if (told) set({ ...rest, [field]: told });
                          else if (tidyName(typed) === '') set(rest);
                        }}
                      />
                    </td>
                  ))}
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
