import { useEffect, useState } from 'preact/hooks';
import { type RulebookId, TILE_OF_KIND } from '../../engine/index.ts';
import { type Question, SKILL_IDS } from '../../quizzes/question.ts';
import { makeQuestion, solveQuestion } from '../../quizzes/skills/index.ts';
import { Prompt, TileRow } from './Prompt.tsx';

const BREATH = 30;

/** Fetches all tiles, makes a question of each skill and draws one out of sight, so that the first one asked comes as fast as the later ones. */
export function WarmUp({ rules }: { readonly rules: RulebookId }) {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    const timers = SKILL_IDS.map((skill, i) =>
      setTimeout(() => {
        const made = makeQuestion(skill, { rules, level: 1 }, 'warm');
        solveQuestion(made);
        if (skill === 'fu') setQuestion(made);
      }, i * BREATH),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div hidden>
      <TileRow tiles={TILE_OF_KIND} />
      {question && <Prompt question={question} />}
    </div>
  );
}
