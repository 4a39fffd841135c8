import { Scorer, type ScorerProps } from '../Scorer.tsx';
import { useGameInForce } from '../hand-over.ts';
import { RIICHI_SCORER } from './riichi-scorer.tsx';

const OnItsPage = (props: ScorerProps) =>
  useGameInForce('riichi') ? <Scorer {...props} game={RIICHI_SCORER} /> : null;

/** The riichi scorer: on its own page only while a riichi rulebook is in force, in a chapter always. */
export const RiichiScorer = (props: ScorerProps) =>
  props.isPage ? <OnItsPage {...props} /> : <Scorer {...props} game={RIICHI_SCORER} />;
