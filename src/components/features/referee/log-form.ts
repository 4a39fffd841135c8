import { named } from '../../../i18n/signs.ts';
import { fill } from '../../../i18n/strings.ts';
import { $log, changeLog, openLog, undo } from '../../../stores/penalty-log/kept.ts';
import { type Entry, enter, MOST_POINTS } from '../../../stores/penalty-log/log.ts';
import type { Fine } from './log/fine.ts';
import { nextOf } from './log/next.ts';
import type { CaseWords } from './verdict/words.ts';

/** What is logged from the desk. */
export interface Loggable {
  readonly card: string;
  readonly fine: Fine;
  /** Points that the facts of the case come to, where they do; 0 is a warning. */
  readonly points: number | undefined;
  /** Points to propose where the referee has to name the amount. */
  readonly proposed?: number | undefined;
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

const labelled = (text: string, input: HTMLInputElement): HTMLLabelElement => {
  const label = Object.assign(document.createElement('label'), { textContent: text });
  label.append(input);
  return label;
};

/** The field for an amount that the referee names, the least one proposed. */
const amountField = (proposed: number): HTMLInputElement =>
  Object.assign(document.createElement('input'), {
    type: 'number',
    inputMode: 'numeric',
    min: '1',
    max: String(MOST_POINTS),
    value: String(proposed),
  });

/** What is entered once the referee has named the amount; undefined where that is no whole number. */
function withAmount(what: Loggable, amount: HTMLInputElement | undefined, lang: string): Loggable | undefined {
  if (!amount) return what;
  const points = Number(amount.value);
  if (!Number.isInteger(points) || points < 1 || points > MOST_POINTS) return undefined;
  return { ...what, fine: { ...what.fine, points }, head: named(what.head, points.toLocaleString(lang), lang) };
}

/**
 * A form that enters the ruling for a player: those of the log have a button each. An amount that the referee has to name can
 * be changed first. What was entered can be undone.
 */
export function logForm(what: Loggable, words: CaseWords['log'], lang: string): HTMLElement {
  openLog();
  const form = Object.assign(document.createElement('form'), { className: 'log-it', noValidate: true });
  const status = Object.assign(document.createElement('p'), { ariaLive: 'polite' });
  const input = Object.assign(document.createElement('input'), { maxLength: 80, autocomplete: 'off' });
  const amount = what.proposed === undefined ? undefined : amountField(what.proposed);
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
    const ruled = withAmount(what, amount, lang);
    if (!ruled) {
      status.replaceChildren(words.needPoints);
      return;
    }
    const { session } = $log.get();
    changeLog((one) => enter(one, entryFor(player, ruled)));
    const said = fill(words.logged, { player, n: session.toLocaleString(lang), ruling: ruled.head });
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
  form.append(
    ...(amount ? [labelled(words.points, amount)] : []),
    labelled(words.player, input),
    button(words.enter),
    ...players.map((player) => button(player, () => log(player))),
    status,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    log(input.value.trim());
  });
  return form;
}
