import { useStore } from '@nanostores/preact';
import { $journey } from '../../../../stores/path.ts';
import { useStrings } from '../../../widgets/questions/strings.ts';
import type { Explain } from './glossary.ts';

interface Props {
  readonly terms: readonly string[];
  readonly explain: Explain;
}

/** What the terms mean that an idea uses first; open for everybody who has not said that they play already. */
export function NewWords({ terms, explain }: Props) {
  const { practice } = useStrings().words;
  const { can } = useStore($journey);
  if (terms.length === 0) return null;
  return (
    <details class="new-words" open={can === '' || can === 'new'}>
      <summary>{practice['lesson.words']}</summary>
      <dl>
        {terms.map((term) => {
          const { name, about, mark } = explain(term);
          return (
            <div key={term} lang={mark}>
              <dt>{name}</dt> <dd>{about}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
