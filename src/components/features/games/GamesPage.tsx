import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { plural } from '../../../i18n/plural.ts';
import { fill } from '../../../i18n/strings.ts';
import { $rulebook, DEFAULT_RULEBOOK } from '../../../stores/rulebook.ts';
import { bookName } from '../../base/words/book-name.ts';
import { useRulebook } from '../../widgets/use-rulebook.ts';
import { Causes } from './Causes.tsx';
import { Drill } from './Drill.tsx';
import { Filters } from './Filters.tsx';
import { GamesList } from './GamesList.tsx';
import { Intake } from './Intake.tsx';
import { OwnWaits } from './OwnWaits.tsx';
import { Problems } from './Problems.tsx';
import { type GamesStrings, StringsProvider, useGamesStrings } from './strings.ts';
import { useGames } from './use-games.ts';
import { useWon } from './use-won.ts';
import { WinList } from './WinList.tsx';
import { type Filter, FIRST, isShown, namesIn } from './won.ts';
import './games.css';

/** The page of one's own games: what was opened, the hands that were won, and what to practise of them. */
export function GamesPage(strings: GamesStrings) {
  return (
    <StringsProvider value={strings}>
      <Page />
    </StringsProvider>
  );
}

function Page() {
  const { words, lang, online } = useGamesStrings();
  const { games: own, book: books } = words;
  const store = useGames();
  const wanted = useStore($rulebook, { ssr: () => DEFAULT_RULEBOOK });
  const { rules, at, again } = useRulebook(wanted, DEFAULT_RULEBOOK);
  const { all, left } = useWon(store.games, online.options, at === 'there' ? rules : undefined);
  const [filter, setFilter] = useState<Filter>(FIRST);
  const [named, setNamed] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const names = namesIn(store.games);
  const me = named ?? (store.games.length > 1 ? (names[0] ?? '') : '');
  const ofMine = all.filter((won) => isShown(won, { ...FIRST, which: 'all', mine: filter.mine }, me));
  const shown = all.filter((won) => isShown(won, filter, me));
  const differing = ofMine.filter(({ differs }) => differs).length;
  const name = bookName(rules, books);
  return (
    <div class="own-games not-content">
      <Intake store={store} />
      <Problems problems={store.problems} />
      {!store.isKept && <p class="hint">{own['not-kept']}</p>}
      {store.games.length > 0 && (
        <>
          <section class="games-found" aria-labelledby="games-found">
            <h2 id="games-found">{fill(own.by, { book: name })}</h2>
            {at === 'lost' && (
              <p role="alert">
                {own['book.lost']}{' '}
                <button type="button" class="button quiet" onClick={again}>
                  {own['book.again']}
                </button>
              </p>
            )}
            <label class="field">
              <span>{own.me}</span>
              <select value={me} onChange={({ currentTarget: { value } }) => setNamed(value)}>
                <option value="">{own['me.none']}</option>
                {names.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </select>
            </label>
            <p role="status">
              {left > 0
                ? plural(own, 'counting', left, lang)
                : [
                    plural(own, 'games', store.games.length, lang),
                    plural(own, 'wins', ofMine.length, lang),
                    plural(own, 'differ', differing, lang),
                  ].join(' · ')}
            </p>
            <Causes all={ofMine} chosen={filter.cause} onChoose={(cause) => setFilter({ ...filter, cause })} />
          </section>
          <Filters filter={filter} all={all} hasMe={me !== ''} onChange={setFilter} />
          <Drill shown={shown} chosen={chosen} games={store.games} me={me} rules={rules} />
          <WinList
            key={`${rules} ${JSON.stringify(filter)} ${me}`}
            shown={shown}
            rules={rules}
            chosen={chosen}
            onChoose={setChosen}
          />
          {me !== '' && at === 'there' && <OwnWaits games={store.games} me={me} rules={rules} />}
          <GamesList store={store} rules={rules} isThere={at === 'there'} me={me} />
        </>
      )}
    </div>
  );
}
