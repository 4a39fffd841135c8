import { type HandRequest, type Tile, parseTiles } from '../../engine/riichi/index.ts';
import { fill } from '../../i18n/strings.ts';
import { onlyForFu } from '../../quizzes/hands/only-fu.ts';
import { winOf } from '../../quizzes/hands/win.ts';
import { sharesIn } from '../../quizzes/judge/shares.ts';
import type { LoneSet, Question } from '../../quizzes/question.ts';
import { Hand, Meld } from '../hand/Hand.tsx';
import { TileImage } from '../hand/TileImage.tsx';
import { meldLabel } from '../hand/label.ts';
import { layHand, layMeld } from '../hand/layout.ts';
import { tilesInWords } from '../words/tiles.ts';
import { sayShares } from './payment-words.ts';
import { situationOf, tableOf } from './situation.ts';
import { type PracticeWords, useSpeech } from './speech.ts';

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

/** A question about fu leaves out what they do not depend on. */
const shownOf = ({ skill, hand }: Extract<Question, { hand: HandRequest }>): HandRequest =>
  skill === 'fu' || skill === 'pair-wait' ? onlyForFu(hand) : hand;

/** What a question shows: the hand, the set, the tile or the numbers that it is about. */
export function Prompt({ question }: { readonly question: Question }) {
  const { words, lang } = useSpeech();
  const { practice } = words;
  switch (question.skill) {
    case 'indicators':
      return <TileRow tiles={[question.indicator]} />;
    case 'waits': {
      const { concealed, melds, rules } = question;
      const view = layHand({
        rules,
        concealed,
        melds,
        winningTile: '',
        by: 'draw',
        seatWind: 'east',
        roundWind: 'east',
      });
      return <Hand view={view} words={words} lazy={false} />;
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
    case 'other-rules': {
      const shown = shownOf(question);
      return (
        <>
          <Told parts={situationOf(shown, practice)} />
          <Hand view={layHand(shown)} words={words} lazy={false} />
          {question.skill === 'other-rules' && <p class="told">{paidHere(question, words, lang)}</p>}
        </>
      );
    }
  }
}
