import { RIICHI_RULEBOOKS, type Tile, doraOf, parseTiles } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import type { QuestionOf } from '../../../quizzes/games/question.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { tilesInWords } from '../../base/words/tiles.ts';
import { Cites } from './Cites.tsx';
import { useStrings } from './strings.ts';

const tilesIn = (text = ''): readonly Tile[] => {
  const read = parseTiles(text, 'tiles');
  return read.ok ? read.value : [];
};

/** The indicators that count: later ones and those below only where the rulebook has them. */
function indicatorsIn({ rules, hand }: QuestionOf<'dora'>): readonly Tile[] {
  const { kanDora, uraDora, kanUraDora } = RIICHI_RULEBOOKS[rules].options;
  const [shown, under] = [tilesIn(hand.doraIndicators), tilesIn(hand.uraIndicators)];
  const hasUra = uraDora && (hand.riichi ?? 'none') !== 'none';
  return [...shown.slice(0, kanDora ? undefined : 1), ...(hasUra ? under.slice(0, kanUraDora ? undefined : 1) : [])];
}

/** Explains why a hand has no dora: which tile each indicator makes dora, and that ura dora count only after riichi. */
export function NoDora({ question }: { readonly question: QuestionOf<'dora'> }) {
  const { words, locale } = useStrings();
  const { rules, hand } = question;
  const { cite, options } = RIICHI_RULEBOOKS[rules];
  const isIdle = (hand.uraIndicators ?? '') !== '' && (hand.riichi ?? 'none') === 'none' && options.uraDora;
  return (
    <>
      {indicatorsIn(question).map((tile, i) => (
        <p key={i}>
          {fill(words.practice['why.no-dora'], {
            shown: tilesInWords([tile], words.tile),
            dora: tilesInWords([doraOf(tile)], words.tile),
          })}
        </p>
      ))}
      {isIdle ? (
        <p>
          {words.mistake['ura-without-riichi']} <Citation clause={cite['ura-dora']} words={words} locale={locale} />
        </p>
      ) : (
        <Cites question={question} />
      )}
    </>
  );
}
