import { Scorer, type ScorerProps } from './Scorer.tsx';
import { useGameInForce } from './hand-over.ts';

const WhileRiichiIsInForce = (props: ScorerProps) => (useGameInForce('riichi') ? <Scorer {...props} /> : null);

/** The scorer of riichi: on its own page only while a riichi rulebook is in force, in a chapter always. */
export const RiichiScorer = (props: ScorerProps) =>
  props.isPage ? <WhileRiichiIsInForce {...props} /> : <Scorer {...props} />;
