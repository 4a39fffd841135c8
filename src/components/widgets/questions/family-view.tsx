import type { FanId } from '../../../engine/mcr/index.ts';
import { type FanFamily, familyOfFan } from '../../../quizzes/mcr/hands/families.ts';
import { FanNames } from '../fan/FanName.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import { CountWhy } from './CountWhy.tsx';
import { FanForm } from './FanForm.tsx';
import { FansWrong } from './FansWrong.tsx';
import { NearMisses } from './FansOut.tsx';
import { McrHandPrompt } from './McrHandPrompt.tsx';
import { mcrHandView } from './mcr-hand.ts';
import type { SkillView } from './view.ts';

type FamilySkill = 'fan-sets' | 'fan-win';
type View = SkillView<FamilySkill>;

/** The view of a skill about one group of fan. */
export function familyView<S extends FamilySkill>(offered: (family: FanFamily) => readonly FanId[]): SkillView<S> {
  const view: View = {
    hand: mcrHandView,
    Prompt: ({ question }) => (
      <>
        <McrHandPrompt hand={question.hand} />
        <p class="told">
          <strong>{mcrWords().mcr[`family.${question.family}`]}</strong>
        </p>
      </>
    ),
    Form: ({ question, send }) => <FanForm offered={offered(question.family)} send={send} />,
    Given: ({ given }) => <FanNames fans={given} />,
    Why: ({ question }) => (
      <>
        <CountWhy question={question} only={(fan) => familyOfFan(fan) === question.family} />
        <NearMisses hand={question.hand} among={offered(question.family)} />
      </>
    ),
    Apart: FansWrong,
  };
  return view;
}
