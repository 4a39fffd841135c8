import { useStore } from '@nanostores/preact';
import { lacksOptions } from '../../../../engine/riichi/index.ts';
import { baseBook, isRiichiId } from '../../../../engine/rulebooks/ids.ts';
import { fill } from '../../../../i18n/strings.ts';
import { $book, DEFAULT_RULEBOOK } from '../../../../stores/rulebook.ts';
import { useRulebook } from '../../use-rulebook.ts';
import { Scorer, type ScorerProps } from '../Scorer.tsx';
import { useGameInForce } from '../hand-over.ts';
import { RIICHI_SCORER } from './riichi-scorer.tsx';

const OnItsPage = (props: ScorerProps) => (useGameInForce('riichi') ? <ByRulebook {...props} /> : null);

/** The scorer under the rulebook in force; nothing is counted by another one while that is on its way. */
function ByRulebook(props: ScorerProps) {
  const book = useStore($book, { ssr: () => DEFAULT_RULEBOOK });
  const wanted = isRiichiId(book) ? book : DEFAULT_RULEBOOK;
  const { rules, at, again } = useRulebook(wanted, DEFAULT_RULEBOOK);
  const { scorer, book: books } = props.strings.words;
  if (at === 'lost' && lacksOptions(wanted))
    return (
      <p class="scorer awaited not-content" role="alert">
        {fill(books.unknown, { book: books[baseBook(wanted)] })}
      </p>
    );
  if (at === 'lost')
    return (
      <div class="scorer awaited not-content" role="alert">
        <p>{scorer.missing}</p>
        <button type="button" class="button" data-asks-again onClick={again}>
          {scorer['missing.again']}
        </button>
      </div>
    );
  return (
    <div inert={at === 'awaited'} aria-busy={at === 'awaited'}>
      <Scorer {...props} rules={rules} game={RIICHI_SCORER} />
    </div>
  );
}

/** The riichi scorer: on its own page only while a riichi rulebook is in force, in a chapter always. */
export const RiichiScorer = (props: ScorerProps) =>
  props.isPage ? <OnItsPage {...props} /> : <ByRulebook {...props} />;
