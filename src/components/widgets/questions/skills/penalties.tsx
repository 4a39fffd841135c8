import { RIICHI_RULEBOOKS, TABLE_CLAUSES, entryUnder } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { rulingsFor } from '../../../../quizzes/skills/penalties/index.ts';
import { otherScene } from '../../../../quizzes/skills/penalties/question.ts';
import { ruledOn } from '../../../../quizzes/skills/penalties/scenarios.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { Cites } from '../Cites.tsx';
import { SceneText } from '../SceneText.tsx';
import { WordPick } from '../WordPick.tsx';
import { useStrings } from '../strings.ts';
import type { SkillView } from '../view.ts';

interface AskQuestion {
  readonly question: QuestionOf<'penalties'>;
}

function Why({ question }: AskQuestion) {
  const { words, lang, locale } = useStrings();
  const { play } = words;
  const rules = RIICHI_RULEBOOKS[question.rules];
  const { cite } = rules;
  const { chombo } = rules.options;
  const { per } = entryUnder(rules);
  const again = TABLE_CLAUSES[question.rules]['after-chombo'];
  const ruled = ruledOn(question, question.rules);
  const other = otherScene(question);
  const nearMiss = ruledOn(other, question.rules);
  return (
    <>
      {ruled?.[0] === 'chombo' && (
        <p>
          {chombo.kind === 'tournament'
            ? fill(play['chombo.off'], { points: (chombo.points / per).toLocaleString(lang) })
            : play['chombo.backwards']}{' '}
          <Citation clause={cite.chombo} words={words} locale={locale} />
          {' · '}
          {play['chombo.again']} <Citation clause={again} words={words} locale={locale} />
        </p>
      )}
      <Cites question={question} />
      {nearMiss && (
        <p>
          {play['scene.near']} <SceneText file="scenarios" scene={other} /> → {play[`ruling.${nearMiss[0]}`]}
        </p>
      )}
    </>
  );
}

/** The penalty for an offence. */
export const view: SkillView<'penalties'> = {
  Prompt: ({ question }) => (
    <p class="told">
      <SceneText file="scenarios" scene={question} />
    </p>
  ),
  Form: ({ question, label, send }) => {
    const { play } = useStrings().words;
    const choices = rulingsFor(question).map((value) => ({ value, text: play[`ruling.${value}`] }));
    return <WordPick label={label} choices={choices} onAnswer={send} />;
  },
  Choices: ({ question }) => {
    const { play } = useStrings().words;
    return (
      <>
        {rulingsFor(question)
          .map((ruling) => play[`ruling.${ruling}`])
          .join(' / ')}
      </>
    );
  },
  Given: ({ given }) => <>{useStrings().words.play[`ruling.${given}`]}</>,
  Why,
};
