import { dash, named } from '../../../i18n/signs.ts';
import { useState } from 'preact/hooks';
import type { Ruled } from '../../../quizzes/table/ruled.ts';
import { ChoiceField } from '../../base/answer/ChoiceField.tsx';
import { useStrings } from './strings.ts';

interface Props<Ruling extends string> {
  readonly rulings: readonly Ruling[];
  readonly articles: readonly string[];
  /** Describes a ruling with its amount. */
  readonly describe: (ruling: Ruling) => string;
  readonly send: (given: Ruled<Ruling>) => void;
}

/** First the ruling with its amount, then the article to cite. */
export function RuledForm<Ruling extends string>({ rulings, articles, describe, send }: Props<Ruling>) {
  const { practice } = useStrings().words;
  const [ruling, setRuling] = useState<Ruling>();
  return (
    <>
      <ChoiceField
        part={{
          id: 'ruling',
          kind: 'choice',
          label: practice['part.ruling'],
          value: ruling,
          choices: rulings.map((value) => ({ value, text: describe(value) })),
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
            choices: articles.map((value) => ({ value, text: value })),
            isAlone: false,
          }}
          onChoose={(article) => send({ ruling, article })}
        />
      )}
    </>
  );
}

/** The choices in one line. */
export function RulingChoices<Ruling extends string>({ rulings, articles, describe }: Omit<Props<Ruling>, 'send'>) {
  const { words, lang } = useStrings();
  const { practice } = words;
  return (
    <>
      {rulings.map(describe).join(' / ')}
      {dash(lang)}
      {named(practice['part.article'], articles.join(' / '), lang)}
    </>
  );
}
