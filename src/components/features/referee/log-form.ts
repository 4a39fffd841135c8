import { fill } from '../../../i18n/strings.ts';
import { $log, changeLog, openLog, undo } from '../../../stores/penalty-log/kept.ts';
import { type Entry, enter } from '../../../stores/penalty-log/log.ts';
import type { Fine } from './log/fine.ts';
import { nextOf } from './log/next.ts';
import type { CaseWords } from './verdict/words.ts';

/** What is logged from the desk. */
export interface Loggable {
  readonly card: string;
  readonly fine: Fine;
  /** Points that the facts of the case come to, where they do; 0 is a warning. */
  readonly points: number | undefined;
  /** The ruling in one line. */
  readonly head: string;
}

/** More players than a table and its neighbours need no button. */
const MOST_PLAYERS = 6;

function entryFor(player: string, { card, fine, points }: Loggable): Entry {
  const log = $log.get();
  const next = nextOf(log, player, card, fine);
  const ruled = points === undefined ? next.ruled : points === 0 ? 'warning' : 'points';
  return {
    id: crypto.randomUUID(),
    player,
    session: log.session,
    card,
    ruled,
    points: points ?? next.points,
    to: fine.to,
  };
}

/** A form that enters the ruling for a player: those of the log have a button each. What was entered can be undone. */
export function logForm(what: Loggable, words: CaseWords['log'], lang: string): HTMLElement {
  openLog();
  const form = Object.assign(document.createElement('form'), { className: 'log-it', noValidate: true });
  const status = Object.assign(document.createElement('p'), { ariaLive: 'polite' });
  const input = Object.assign(document.createElement('input'), { maxLength: 80, autocomplete: 'off' });
  const button = (text: string, pick?: () => void): HTMLButtonElement => {
    const made = Object.assign(document.createElement('button'), {
      type: pick ? 'button' : 'submit',
      textContent: text,
    });
    if (pick) made.addEventListener('click', pick);
    return made;
  };
  const takeBack = button(words.undo, () => {
    undo();
    status.replaceChildren(words.undone);
    input.focus();
  });
  const log = (player: string): void => {
    if (player === '') {
      status.replaceChildren(words.need);
      return;
    }
    const { session } = $log.get();
    changeLog((one) => enter(one, entryFor(player, what)));
    const said = fill(words.logged, { player, n: session.toLocaleString(lang), ruling: what.head });
    input.value = '';
    status.replaceChildren(said, ' ', takeBack);
  };
  const players = [
    ...new Set(
      $log
        .get()
        .entries.toReversed()
        .map(({ player }) => player),
    ),
  ].slice(0, MOST_PLAYERS);
  const label = Object.assign(document.createElement('label'), { textContent: words.player });
  label.append(input);
  form.append(label, button(words.enter), ...players.map((player) => button(player, () => log(player))), status);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    log(input.value.trim());
  });
  return form;
}
