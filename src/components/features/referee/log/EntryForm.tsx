import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { changeLog } from '../../../../stores/penalty-log/kept.ts';
import { type Entry, type Log, MOST_POINTS, RULED, type RuledAs, enter } from '../../../../stores/penalty-log/log.ts';
import type { Fine } from './fine.ts';
import { nextOf } from './next.ts';
import { useSpeech } from './speech.ts';

const NOTHING: Fine = { ruled: 'noted', points: 0, to: 'nobody' };

/** Enters a penalty: what the rulebook and the earlier entries make of it is proposed, and may be changed. */
export function EntryForm({ log, first }: { readonly log: Log; readonly first: string | undefined }) {
  const { words, ruled: ruledWords, offences } = useSpeech();
  const offered = offences.filter(({ fines }) => fines[log.rules]);
  const [player, setPlayer] = useState('');
  const [card, setCard] = useState(first ?? '');
  const [own, setOwn] = useState<Partial<Pick<Entry, 'ruled' | 'points' | 'to'>>>({});
  const [note, setNote] = useState('');
  const [lacks, setLacks] = useState('');
  const chosen = offered.find(({ id }) => id === card) ?? offered[0];
  const fine = chosen?.fines[log.rules] ?? NOTHING;
  const name = player.trim();
  const next = nextOf(log, name, chosen?.id ?? '', fine);
  const ruled = own.ruled ?? next.ruled;
  const points = own.points ?? next.points;
  const to = own.to ?? fine.to;
  const players = [...new Set(log.entries.map((one) => one.player))].toSorted();

  const submit = (event: Event): void => {
    event.preventDefault();
    const isWhole = Number.isInteger(points) && points >= 0 && points <= MOST_POINTS;
    const missing = name === '' ? words['need.player'] : isWhole ? '' : words['need.points'];
    setLacks(missing);
    if (missing !== '') return;
    if (!chosen) return;
    const written = note.trim();
    const added: Entry = {
      id: crypto.randomUUID(),
      player: name,
      session: log.session,
      card: chosen.id,
      ruled,
      points,
      to,
      ...(written !== '' && { note: written }),
    };
    changeLog((one) => enter(one, added));
    setOwn({});
    setNote('');
  };

  return (
    <form class="entry" onSubmit={submit} noValidate>
      <h2>{words.entry}</h2>
      <label>
        {words.player}
        <input
          list="log-players"
          value={player}
          maxLength={80}
          autocomplete="off"
          onInput={({ currentTarget }) => setPlayer(currentTarget.value)}
        />
      </label>
      <datalist id="log-players">
        {players.map((one) => (
          <option value={one} />
        ))}
      </datalist>
      <label>
        {words.offence}
        <select
          value={chosen?.id ?? ''}
          onChange={({ currentTarget }) => {
            setCard(currentTarget.value);
            setOwn({});
          }}
        >
          {offered.map((one) => (
            <option value={one.id} lang={one.mark}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <div class="fields">
        <label>
          {words.ruling}
          <select
            value={ruled}
            onChange={({ currentTarget }) => setOwn({ ...own, ruled: currentTarget.value as RuledAs })}
          >
            {RULED.map((one) => (
              <option value={one}>{ruledWords[one]}</option>
            ))}
          </select>
        </label>
        <label>
          {words.points}
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_POINTS}
            value={Number.isNaN(points) ? '' : points}
            onInput={({ currentTarget }) => setOwn({ ...own, points: currentTarget.valueAsNumber })}
          />
        </label>
        <label>
          {words.to}
          <select
            value={to}
            onChange={({ currentTarget }) => setOwn({ ...own, to: currentTarget.value as Entry['to'] })}
          >
            {(['nobody', 'each'] as const).map((one) => (
              <option value={one}>{words[`to.${one}`]}</option>
            ))}
          </select>
        </label>
      </div>
      {next.time !== undefined && name !== '' && <p class="hint">{fill(words.time, { n: next.time })}</p>}
      {fine.atTable && <p class="hint">{words.table}</p>}
      <label>
        {words.note}
        <input value={note} maxLength={300} onInput={({ currentTarget }) => setNote(currentTarget.value)} />
      </label>
      <p role="alert" class="lacks">
        {lacks}
      </p>
      <button type="submit" class="button">
        {words.add}
      </button>
    </form>
  );
}
