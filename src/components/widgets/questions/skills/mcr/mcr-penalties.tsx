import type { QuestionOf } from '../../../../../quizzes/games/question.ts';
import { mersArticlesFor, mersRulingsFor, otherMersScene } from '../../../../../quizzes/skills/mcr-penalties/index.ts';
import { type MersRuling, mersRuledOn } from '../../../../../quizzes/skills/mcr-penalties/scenarios.ts';
import type { Ruled } from '../../../../../quizzes/table/ruled.ts';
import { Cites } from '../../Cites.tsx';
import { RuledForm, RulingChoices } from '../../RuledForm.tsx';
import { SceneText } from '../../SceneText.tsx';
import { useStrings } from '../../strings.ts';
import type { FormProps, SkillView } from '../../view.ts';

type Question = QuestionOf<'mcr-penalties'>;
type Given = Ruled<MersRuling>;

const useRulingText = (): ((ruling: MersRuling) => string) => {
  const { play } = useStrings().words;
  return (ruling) => play[`mers.${ruling}`];
};

function Form({ question, send }: FormProps<Question, Given>) {
  const describe = useRulingText();
  return (
    <RuledForm
      rulings={mersRulingsFor(question)}
      articles={mersArticlesFor(question)}
      describe={describe}
      send={send}
    />
  );
}

function Given({ given: { ruling, article } }: { readonly given: Given }) {
  const { play } = useStrings().words;
  return (
    <>
      {play[`mers.${ruling}`]} ({article})
    </>
  );
}

function Why({ question }: { readonly question: Question }) {
  const { play } = useStrings().words;
  const other = otherMersScene(question);
  return (
    <>
      <Cites question={question} />
      <p>
        {play['scene.near']} <SceneText file="mcr-scenarios" scene={other} /> → {play[`mers.${mersRuledOn(other)[0]}`]}
      </p>
    </>
  );
}

function Choices({ question }: { readonly question: Question }) {
  const describe = useRulingText();
  return <RulingChoices rulings={mersRulingsFor(question)} articles={mersArticlesFor(question)} describe={describe} />;
}

/** The penalty for an offence under MERS, with its article. */
export const view: SkillView<'mcr-penalties'> = {
  Prompt: ({ question }) => (
    <p class="told">
      <SceneText file="mcr-scenarios" scene={question} />
    </p>
  ),
  Form,
  Choices,
  Given,
  Why,
};
