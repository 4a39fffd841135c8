import { useEffect, useState } from 'preact/hooks';
import { type RulebookId, TILE_OF_KIND } from '../../engine/index.ts';
import { type Question, SKILL_IDS } from '../../quizzes/question.ts';
import { makeQuestion } from '../../quizzes/skills/index.ts';
import { prepareMix, prepareSkill } from '../../stores/practice/begin.ts';
import type { PracticeRecord } from '../../stores/practice/record.ts';
import { Prompt, TileRow } from './Prompt.tsx';

const BREATH = 30;

interface Props {
  readonly rules: RulebookId;
  /** What is remembered, as of the last time in the lobby: it decides what is asked first. */
  readonly record: PracticeRecord;
}

/** Fetches all tiles, draws the first question of each sitting and lays one out of sight, so that it comes as fast as the later ones. */
export function WarmUp({ rules, record }: Props) {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    const tasks = [
      ...SKILL_IDS.map((skill) => () => prepareSkill(rules, skill)),
      () => prepareMix(rules),
      () => setQuestion(makeQuestion('fu', { rules, level: 1 }, 'warm')),
    ];
    const timers = tasks.map((task, i) => setTimeout(task, i * BREATH));
    return () => timers.forEach(clearTimeout);
  }, [rules, record]);
  return (
    <div hidden>
      <TileRow tiles={TILE_OF_KIND} />
      {question && <Prompt question={question} />}
    </div>
  );
}
