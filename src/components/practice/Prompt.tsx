import { type Tile, parseTiles } from '../../engine/index.ts';
import { fill } from '../../i18n/strings.ts';
import { winOf } from '../../quizzes/hands/win.ts';
import { sharesIn } from '../../quizzes/judge/shares.ts';
import type { LoneSet, Question } from '../../quizzes/question.ts';
import { Meld } from '../hand/Meld.tsx';
import { TileImage } from '../hand/TileImage.tsx';
import { meldLabel } from '../hand/label.ts';
import { layMeld } from '../hand/layout.ts';
import { HandOnTable } from '../table/HandOnTable.tsx';
import { layTable } from '../table/view.ts';
import { tilesInWords } from '../words/tiles.ts';
import { HandPrompt } from './HandPrompt.tsx';
import { sayShares } from './payment-words.ts';
import { situationOf, tableOf } from './situation.ts';
import { type PracticeWords, useSpeech } from './speech.ts';
import { shownOf } from './told-table.ts';

/** Tiles in a row under one name. */
export function TileRow({ tiles, label }: { readonly tiles: readonly Tile[]; readonly label?: string }) {
  const { words } = useSpeech();
  return (
    <span class="tile-row" role="img" aria-label={label ?? tilesInWords(tiles, words.tile)}>
      {tiles.map((tile, i) => (
        <TileImage key={i} tile={tile} words={words.tile} lazy={false} />
      ))}
    </span>
  );
}

const tilesIn = (text: string): readonly Tile[] => {
  const read = parseTiles(text, 'tiles');
  return read.ok ? read.value : [];
};

function Lone({ set }: { readonly set: LoneSet }) {
  const { words } = useSpeech();
  const { type, tiles, made } = set;
  const called = made === 'called' || made === 'added';
  const form = made === 'added' ? 'added' : made === 'called' ? 'open' : 'concealed';
  const meld = layMeld(
    type === 'kong' ? { type, form, tiles } : { type, tiles, ...(called ? { from: 'left' as const } : {}) },
  );
  const drawn = type === 'kong' || called;
  return (
    <>
      {drawn ? (
        <span class="tile-row" role="img" aria-label={meldLabel(meld, words)}>
          <Meld meld={meld} words={words} lazy={false} />
        </span>
      ) : (
        <TileRow tiles={tilesIn(tiles)} />
      )}
      <p class="told">{words.practice[`made.${made}`]}</p>
    </>
  );
}

const Told = ({ parts }: { readonly parts: readonly string[] }) => <p class="told">{parts.join('\u00a0· ')}</p>;

function paidHere(question: Extract<Question, { skill: 'other-rules' }>, words: PracticeWords, lang: string): string {
  const win = winOf(question.hand);
  const points = win ? sayShares(sharesIn(win.payment), words, lang) : words.practice['no-win'];
  return fill(words.practice['other.here'], { book: words.book[question.rules], points });
}

/** What a question shows: the hand, the set, the tile or the numbers that it is about. */
export function Prompt({ question }: { readonly question: Question }) {
  const { words, lang } = useSpeech();
  const { practice } = words;
  switch (question.skill) {
    case 'indicators':
      return <TileRow tiles={[question.indicator]} />;
    case 'waits': {
      const { concealed, melds, rules } = question;
      const view = layTable({
        rules,
        concealed,
        melds,
        winningTile: '',
        by: 'draw',
        seatWind: 'east',
        roundWind: 'east',
      });
      return <HandOnTable view={view} words={words} lazy={false} />;
    }
    case 'set-fu':
      return <Lone set={question.set} />;
    case 'payment':
    case 'limits':
      return (
        <>
          <p class="figure">{fill(practice.hanFu, { han: question.han, fu: question.fu })}</p>
          {question.skill === 'payment' && (
            <Told parts={tableOf(question.dealer, question.by, question.counters, practice)} />
          )}
        </>
      );
    case 'dora':
    case 'yaku':
    case 'han':
    case 'pair-wait':
    case 'fu':
    case 'whole':
    case 'other-rules':
      return (
        <>
          <Told parts={situationOf(shownOf(question), practice)} />
          <HandPrompt question={question} />
          {question.skill === 'other-rules' && <p class="told">{paidHere(question, words, lang)}</p>}
        </>
      );
  }
}
