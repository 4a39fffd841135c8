import { useMemo, useState } from 'preact/hooks';
import { type RiichiId, SEAT_NUMBERS } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { fill } from '../../../i18n/strings.ts';
import { onlineRules, totalsOnline, totalsUnder } from '../../../logs/recount.ts';
import { bookName } from '../../base/words/book-name.ts';
import { useGamesStrings } from './strings.ts';
import type { Games } from './use-games.ts';
import type { ShownGame } from './won.ts';

interface Props {
  readonly store: Games;
  readonly rules: RiichiId;
  readonly isThere: boolean;
  readonly me: string;
}

function GameTable({ shown, rules, me }: { readonly shown: ShownGame; readonly rules: RiichiId; readonly me: string }) {
  const {
    words,
    lang,
    online: { options },
  } = useGamesStrings();
  const { games: own, book } = words;
  const { game } = shown;
  const [online, here] = useMemo(
    () => [totalsOnline(game.hands, onlineRules(options, game.rules)), totalsUnder(game.hands, rules)],
    [game, rules, options],
  );
  if (!online) return null;
  return (
    <>
      <div class="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{own['list.player']}</th>
              <th scope="col">{own.online}</th>
              <th scope="col">{own['list.place']}</th>
              <th scope="col">{bookName(rules, book)}</th>
              <th scope="col">{own['list.place']}</th>
            </tr>
          </thead>
          <tbody>
            {SEAT_NUMBERS.map((seat) => {
              const name = game.players[seat] || fill(own.seat, { n: seat + 1 });
              return (
                <tr key={seat} class={me !== '' && game.players[seat] === me ? 'me' : undefined}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td class="points">{online.points[seat].toLocaleString(lang)}</td>
                  <td>{online.places[seat]}</td>
                  <td class="points">{here.points[seat].toLocaleString(lang)}</td>
                  <td>{here.places[seat]}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {game.hands.at(-1)?.paid === undefined && <p class="hint">{own.unpaid}</p>}
      {here.leftOut.length > 0 && <p class="hint">{plural(own, 'left', here.leftOut.length, lang)}</p>}
    </>
  );
}

function DeleteAll({ onDelete }: { readonly onDelete: () => void }) {
  const { games: own } = useGamesStrings().words;
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="button quiet" onClick={() => setAsked(true)}>
        {own['delete.all']}
      </button>
    );
  return (
    <>
      <button type="button" class="button" onClick={onDelete}>
        {own['delete.sure']}
      </button>
      <button type="button" class="button quiet" onClick={() => setAsked(false)}>
        {own['delete.not']}
      </button>
    </>
  );
}

/** The games: their points and places online and by the rulebook, and how to delete them. */
export function GamesList({ store, rules, isThere, me }: Props) {
  const { words } = useGamesStrings();
  const { games: own } = words;
  const [open, setOpen] = useState<string>();
  return (
    <section class="games-list" aria-labelledby="games-list">
      <h2 id="games-list">{own.list}</h2>
      <p>{own['list.lead']}</p>
      <ul>
        {store.games.map((shown) => (
          <li key={shown.key}>
            <details
              open={open === shown.key}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open) setOpen(shown.key);
                else if (open === shown.key) setOpen(undefined);
              }}
            >
              <summary>
                <bdi>{shown.name}</bdi> · <bdi>{shown.game.players.filter((name) => name !== '').join(', ')}</bdi>
              </summary>
              {open === shown.key && isThere && <GameTable shown={shown} rules={rules} me={me} />}
              <button type="button" class="button quiet" onClick={() => store.remove(shown.source)}>
                {own.delete}
              </button>
            </details>
          </li>
        ))}
      </ul>
      <div class="actions">
        <DeleteAll onDelete={store.removeAll} />
      </div>
    </section>
  );
}
