import { DEFAULT_RULEBOOKS } from '../../../../engine/rulebooks/ids.ts';
import amounts from '../../../../content/penalties/amounts.json' with { type: 'json' };
import { LIMIT_BASE, RIICHI_RULEBOOKS, entryUnder } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { QuestionOf } from '../../../../quizzes/games/question.ts';
import { otherScene } from '../../../../quizzes/skills/penalties/question.ts';
import { articlesInFull, rulingsInFull } from '../../../../quizzes/skills/rulings/choices.ts';
import { type FullRuling, type FullyRuled, fullyRuledOn } from '../../../../quizzes/skills/rulings/full.ts';
import { Cites } from '../Cites.tsx';
import { RuledForm, RulingChoices } from '../RuledForm.tsx';
import { SceneText } from '../SceneText.tsx';
import { type PracticeWords, useStrings } from '../strings.ts';
import { $tableWords } from '../table-words.ts';
import type { FormProps, SkillView } from '../view.ts';

type Question = QuestionOf<'rulings'>;
type Rules = Question['rules'];

/** Points of a chombo, if it is deducted from the result. */
const BOOKED_CHOMBO = Math.max(
  ...Object.values(RIICHI_RULEBOOKS).map(({ options: { chombo } }) =>
    chombo.kind === 'tournament' ? chombo.points : 0,
  ),
);

const { fine, fineEast, graveFine, gravestFine } = amounts[DEFAULT_RULEBOOKS.riichi];
/** The two fines EMA names for obstruction, as point ranges (EMA 2016 5.5). */
const FINES = { fine: [fine, fineEast], 'grave-fine': [graveFine, gravestFine] } as const;

/** Describes a ruling with its amount under the rulebook in force. */
function describeRuling(ruling: FullRuling, rules: Rules, { play }: PracticeWords, lang: string): string {
  const own = $tableWords.get()?.ruling;
  const number = (points: number): string => points.toLocaleString(lang);
  switch (ruling) {
    case 'chombo-table': {
      const { mangan } = LIMIT_BASE;
      return fill(own?.['chombo-table'] ?? '', { east: number(2 * mangan), others: number(mangan) });
    }
    case 'chombo-after': {
      const book = RIICHI_RULEBOOKS[rules];
      const { chombo } = book.options;
      const points = chombo.kind === 'tournament' ? chombo.points : BOOKED_CHOMBO;
      return fill(own?.['chombo-after'] ?? '', { points: number(points / entryUnder(book).per) });
    }
    case 'minus-1000':
    case 'minus-5000':
    case 'minus-9000':
    case 'minus-10000':
      return fill(own?.minus ?? '', { points: number(Number(ruling.slice('minus-'.length))) });
    case 'fine':
    case 'grave-fine': {
      const [points, most] = FINES[ruling];
      return fill(own?.[ruling] ?? '', { points: number(points), most: number(most) });
    }
    case 'nothing':
    case 'warning':
    case 'dead-hand':
    case 'redeal':
    case 'referee':
    case 'substitute':
    case 'disqualified':
      return play[`ruling.${ruling}`];
  }
}

const useRulingText = (rules: Rules): ((ruling: FullRuling) => string) => {
  const { words, lang } = useStrings();
  return (ruling) => describeRuling(ruling, rules, words, lang);
};

function Form({ question, send }: FormProps<Question, FullyRuled>) {
  const describe = useRulingText(question.rules);
  return (
    <RuledForm rulings={rulingsInFull(question)} articles={articlesInFull(question)} describe={describe} send={send} />
  );
}

function Given({ question, given }: { readonly question: Question; readonly given: FullyRuled }) {
  const describe = useRulingText(question.rules);
  return (
    <>
      {describe(given.ruling)} ({given.article})
    </>
  );
}

function Why({ question }: { readonly question: Question }) {
  const { play } = useStrings().words;
  const describe = useRulingText(question.rules);
  const other = otherScene(question);
  const nearMiss = fullyRuledOn(other, question.rules);
  return (
    <>
      <Cites question={question} />
      {nearMiss && (
        <p>
          {play['scene.near']} <SceneText file="scenarios" scene={other} /> → {describe(nearMiss.ruling)}
        </p>
      )}
    </>
  );
}

function Choices({ question }: { readonly question: Question }) {
  const describe = useRulingText(question.rules);
  return <RulingChoices rulings={rulingsInFull(question)} articles={articlesInFull(question)} describe={describe} />;
}

/** The penalty for an offence, with amount and article. */
export const view: SkillView<'rulings'> = {
  Prompt: ({ question }) => (
    <p class="told">
      <SceneText file="scenarios" scene={question} />
    </p>
  ),
  Form,
  Choices,
  Given,
  Why,
};
