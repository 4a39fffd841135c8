import { useState } from 'preact/hooks';
import type { QuestionOf } from '../../../../quizzes/question.ts';
import { mersArticlesFor, mersRulingsFor, otherMersScene } from '../../../../quizzes/skills/mcr-penalties/index.ts';
import { type MersRuling, mersRuledOn } from '../../../../quizzes/skills/mcr-penalties/scenarios.ts';
import { ChoiceField } from '../../../answer/ChoiceField.tsx';
import { Cites } from '../../Cites.tsx';
import { SceneText } from '../../SceneText.tsx';
import { useSpeech } from '../../speech.ts';
import type { FormProps, SkillView } from '../../view.ts';

type Question = QuestionOf<'mcr-penalties'>;
type Given = ReturnType<typeof givenOf>;

const givenOf = (ruling: MersRuling, article: string) => ({ ruling, article });

/** First the ruling with its amount, then the article that one would cite for it. */
function Form({ question, send }: FormProps<Question, Given>) {
  const { play, practice } = useSpeech().words;
  const [ruling, setRuling] = useState<MersRuling | undefined>(undefined);
  const rulings = mersRulingsFor(question).map((value) => ({ value, text: play[`mers.${value}`] }));
  const articles = mersArticlesFor(question).map((value) => ({ value, text: value }));
  return (
    <>
      <ChoiceField
        part={{
          id: 'ruling',
          kind: 'choice',
          label: practice['part.ruling'],
          value: ruling,
          choices: rulings,
          isAlone: false,
        }}
        onChoose={setRuling}
      />
      {ruling && (
        <ChoiceField
          part={{
            id: 'article',
            kind: 'choice',
            label: practice['part.article'],
            value: undefined,
            choices: articles,
            isAlone: false,
          }}
          onChoose={(article) => send(givenOf(ruling, article))}
        />
      )}
    </>
  );
}

function Said({ given: { ruling, article } }: { readonly given: Given }) {
  const { play } = useSpeech().words;
  return (
    <>
      {play[`mers.${ruling}`]} ({article})
    </>
  );
}

function Why({ question }: { readonly question: Question }) {
  const { play } = useSpeech().words;
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

function Offered({ question }: { readonly question: Question }) {
  const { play, practice } = useSpeech().words;
  return (
    <>
      {mersRulingsFor(question)
        .map((ruling) => play[`mers.${ruling}`])
        .join(' / ')}
      {' – '}
      {practice['part.article']}: {mersArticlesFor(question).join(' / ')}
    </>
  );
}

/** What an offence costs under MERS, and where that stands. */
export const view: SkillView<'mcr-penalties'> = {
  Prompt: ({ question }) => (
    <p class="told">
      <SceneText file="mcr-scenarios" scene={question} />
    </p>
  ),
  Form,
  Offered,
  Said,
  Why,
};
