import { RULEBOOKS, type Tile, parseTiles } from '../../engine/index.ts';
import type { Cause } from '../../quizzes/mistakes/explain.ts';
import { caseOf } from '../../quizzes/mistakes/case.ts';
import type { Told } from '../../stores/practice/running.ts';
import { Citation } from '../words/Citation.tsx';
import { TileRow } from './Prompt.tsx';
import { useSpeech } from './speech.ts';

const MOST = 3;

/** Causes worth naming: the certain one alone, else the likeliest few. */
const named = (causes: readonly Cause[]): readonly Cause[] => {
  const certain = causes.filter((cause) => cause.certain);
  return certain.length > 0 ? certain.slice(0, 1) : causes.slice(0, MOST);
};

const listed = (text: string): readonly (readonly Tile[])[] => {
  const read = parseTiles(text, 'tiles');
  return read.ok ? [read.value] : [];
};

/** The sets that a mistake was about, side by side. */
const Sets = ({ rows }: { readonly rows: readonly (readonly Tile[])[] }) => (
  <div class="cause-tiles">
    {rows.map((tiles, i) => (
      <TileRow key={i} tiles={tiles} />
    ))}
  </div>
);

function SmallCauses({ told: { small, question } }: { readonly told: Told }) {
  const { words, locale } = useSpeech();
  return (
    <ul class="causes">
      {small.slice(0, MOST).map(({ id, rule, tiles }) => (
        <li key={id}>
          <p>
            <span class="perhaps">{words.practice.perhaps} </span>
            {words.mistake[id as keyof typeof words.mistake]}{' '}
            <Citation clause={RULEBOOKS[question.rules].cite[rule]} words={words} locale={locale} />
          </p>
          <Sets rows={tiles.flatMap(listed)} />
        </li>
      ))}
    </ul>
  );
}

/** What may be behind a wrong answer: each misconception that gives exactly it, with its tiles and its place in the rulebook. */
export function Causes({ told }: { readonly told: Told }) {
  const { words, locale } = useSpeech();
  const one = caseOf(told.question, told.given);
  const causes = Object.values(told.causes).flatMap(named);
  if (told.small.length > 0) return <SmallCauses told={told} />;
  if (!one || causes.length === 0) return null;
  const tilesOf = ({ mistake }: Cause) => (mistake.tiles?.(one) ?? []).flatMap(listed);
  return (
    <ul class="causes">
      {causes.map((cause) => (
        <li key={cause.mistake.id}>
          <p>
            {!cause.certain && <span class="perhaps">{words.practice.perhaps} </span>}
            {words.mistake[cause.mistake.id as keyof typeof words.mistake]}{' '}
            <Citation clause={RULEBOOKS[one.rules].cite[cause.mistake.rule]} words={words} locale={locale} />
          </p>
          <Sets rows={tilesOf(cause)} />
        </li>
      ))}
    </ul>
  );
}
