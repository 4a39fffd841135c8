import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type MeldRequest, RIICHI_RULEBOOKS, type RiichiId, type Tile } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { fill } from '../../../i18n/strings.ts';
import { TileImage } from '../../base/hand/TileImage.tsx';
import { HandOnTable } from '../../base/table/HandOnTable.tsx';
import { layTable } from '../../base/table/view.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { tilesInWords } from '../../base/words/tiles.ts';
import { furitenMoments } from './drill.ts';
import { type OwnRiichi, type PassedTile, ownRiichis, passedTiles } from './own-waits.ts';
import { useGamesStrings } from './strings.ts';
import type { ShownGame } from './won.ts';

interface Props {
  readonly games: readonly ShownGame[];
  readonly me: string;
  readonly rules: RiichiId;
}

const AT_FIRST = 5;
const MORE = 20;

/** What a hand that has not won lacks; none of it is shown. */
const UNWON = { winningTile: '', by: 'draw', seatWind: 'east', roundWind: 'east' } as const;

function Hand({ rules, concealed, melds }: { rules: RiichiId; concealed: string; melds: readonly MeldRequest[] }) {
  const { words } = useGamesStrings();
  return (
    <div class="win-table">
      <HandOnTable view={layTable({ rules, concealed, melds, ...UNWON })} words={words} compact />
    </div>
  );
}

function OneTile({ tile }: { readonly tile: Tile }) {
  const { tile: words } = useGamesStrings().words;
  return (
    <span class="one-tile" role="img" aria-label={tilesInWords([tile], words)}>
      <TileImage tile={tile} words={words} />
    </span>
  );
}

function Riichi({ riichi, rules }: { readonly riichi: OwnRiichi; readonly rules: RiichiId }) {
  const { words, lang } = useGamesStrings();
  const { games: own } = words;
  const { declared, file, at } = riichi;
  return (
    <li class="win">
      <p class="win-facts">
        <bdi>{file}</bdi> · {fill(own['at.hand'], { n: at })} · {fill(own['waits.wall'], { n: declared.left })}
      </p>
      <Hand rules={rules} concealed={declared.concealed} melds={declared.melds} />
      <ul class="own-waits">
        {declared.waits.map(({ tile, unseen }) => (
          <li key={tile}>
            <OneTile tile={tile} /> {plural(own, 'waits.unseen', unseen, lang)}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Furiten({ passed, rules }: { readonly passed: PassedTile; readonly rules: RiichiId }) {
  const { words, locale } = useGamesStrings();
  const { games: own, hand, furiten } = words;
  const { state, ruled, file, at } = passed;
  const { now } = state;
  const [reason] = ruled.reasons;
  if (!reason || (now.type !== 'discard' && now.type !== 'kong')) return null;
  return (
    <li class="win">
      <p class="win-facts">
        <bdi>{file}</bdi> · {fill(own['at.hand'], { n: at })}
      </p>
      <Hand rules={rules} concealed={state.concealed} melds={state.melds ?? []} />
      <p class="passed">
        <OneTile tile={now.tile as Tile} /> {hand[`from.${now.from}`]}
      </p>
      <p>
        {furiten[reason.kind]} <Citation clause={reason.cite} words={words} locale={locale} />
      </p>
    </li>
  );
}

interface ListProps<T> {
  readonly all: readonly T[];
  readonly show: (one: T) => JSX.Element;
}

function List<T>({ all, show }: ListProps<T>) {
  const { games: own } = useGamesStrings().words;
  const [most, setMost] = useState(AT_FIRST);
  return (
    <>
      <ul>{all.slice(0, most).map(show)}</ul>
      {all.length > most && (
        <div class="actions">
          <button type="button" class="button quiet" onClick={() => setMost(most + MORE)}>
            {own.more}
          </button>
        </div>
      )}
    </>
  );
}

/** The reader's riichis with what was left of their waits, and the tiles that he could not win on. */
export function OwnWaits({ games, me, rules }: Props) {
  const { words, lang, locale, practice } = useGamesStrings();
  const { games: own } = words;
  const riichis = useMemo(() => ownRiichis(games, me), [games, me]);
  const passed = useMemo(() => passedTiles(games, me, rules), [games, me, rules]);
  const furiten = passed.filter(({ ruled }) => !ruled.may);
  const drill = useMemo(() => furitenMoments(passed, rules), [passed, rules]);
  if (riichis.length + passed.length === 0) return null;
  const { cite } = RIICHI_RULEBOOKS[rules];
  return (
    <section aria-labelledby="games-waits">
      <h2 id="games-waits">{own.waits}</h2>
      {riichis.length > 0 && (
        <>
          <h3>{own['waits.riichis']}</h3>
          <p class="hint">{own['waits.note']}</p>
          <List all={riichis} show={(riichi) => <Riichi key={riichi.key} riichi={riichi} rules={rules} />} />
        </>
      )}
      <h3>{own['waits.furiten']}</h3>
      {furiten.length === 0 ? (
        <p>
          {own['waits.furiten.none']} <Citation clause={cite['furiten-discard']} words={words} locale={locale} />
        </p>
      ) : (
        <List all={furiten} show={(one) => <Furiten key={one.key} passed={one} rules={rules} />} />
      )}
      {drill.count > 0 && (
        <div class="actions">
          <a class="button quiet" href={`${practice}#${drill.link}`}>
            {plural(own, 'drill.furiten', drill.count, lang)}
          </a>
        </div>
      )}
    </section>
  );
}
