import { useState } from 'preact/hooks';
import { type BookId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import { colon } from '../../../i18n/signs.ts';
import { sitePath } from '../../../locales.ts';
import type { Level } from '../../../quizzes/base/terms.ts';
import { type SkillId, skillsOfGame } from '../../../quizzes/base/skill-ids.ts';
import { MOST_CHARACTERS, tidyFace } from '../../../quizzes/quiz/quiz-face.ts';
import { formatQuiz } from '../../../quizzes/quiz/quiz.ts';
import { skillsUnder } from '../../../quizzes/games/skills.ts';
import { takeQuiz } from '../../../stores/practice/begin.ts';
import { freshSeed } from '../../../stores/practice/firsts.ts';
import { gameUnder } from '../../widgets/questions/games/games.ts';
import { QrCode } from '../../base/qr/QrCode.tsx';
import { CopyButton } from '../../widgets/questions/CopyButton.tsx';
import { LevelField } from './LevelField.tsx';
import { QuizPreview } from './QuizPreview.tsx';
import { linkTo } from './link-to.ts';
import { useStrings } from '../../widgets/questions/strings.ts';
import { bookName } from '../../base/words/book-name.ts';

const LENGTHS = [5, 10, 20, 40] as const;

/** Chooses skills, length and level, and gives a link that deals everybody the same questions. */
export function QuizForm({ rules }: { readonly rules: BookId }) {
  const { words, lang, locale } = useStrings();
  const { practice, book } = words;
  const [skills, setSkills] = useState(gameUnder(rules).quizSkills);
  const [length, setLength] = useState<number>(LENGTHS[1]);
  const [level, setLevel] = useState<Level>(2);
  const [seed, setSeed] = useState(freshSeed);
  const [title, setTitle] = useState('');
  const [author, setAuthor] = useState('');
  const quiz = { rules, skills, level, length, seed, ...tidyFace({ title, author }) };
  const link = linkTo(formatQuiz(quiz));
  const toggle = (skill: SkillId, on: boolean): void => {
    setSkills(skillsOfGame(gameOf(rules)).filter((id) => (id === skill ? on : skills.includes(id))));
    setSeed(freshSeed());
  };
  return (
    <>
      <p>{fill(practice['quiz.text'], { book: bookName(rules, book) })}</p>
      <p class="hint">
        {practice['quiz.qualify']}
        {colon(lang)}
        <a href={sitePath('qualify/', locale)}>{practice['quiz.qualify.where']}</a>
      </p>
      <div class="fields">
        <label class="field">
          <span>{practice['quiz.title']}</span>
          <input
            type="text"
            value={title}
            maxLength={MOST_CHARACTERS.title}
            onInput={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{practice['quiz.author']}</span>
          <input
            type="text"
            value={author}
            maxLength={MOST_CHARACTERS.author}
            autoComplete="nickname"
            onInput={({ currentTarget }) => setAuthor(currentTarget.value)}
          />
        </label>
      </div>
      <fieldset class="yaku-group">
        <legend>{practice['quiz.skills']}</legend>
        {skillsUnder({ rules }).map((skill) => (
          <label key={skill} class="tick">
            <input
              type="checkbox"
              checked={skills.includes(skill)}
              onChange={({ currentTarget }) => toggle(skill, currentTarget.checked)}
            />
            <span>{practice[`skill.${skill}`]}</span>
          </label>
        ))}
      </fieldset>
      <div class="fields" role="group" aria-label={practice['quiz.make']}>
        <label class="field">
          <span>{practice['quiz.length']}</span>
          <select value={length} onChange={({ currentTarget }) => setLength(Number(currentTarget.value))}>
            {LENGTHS.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <LevelField level={level} onChange={setLevel} />
      </div>
      <div class="actions">
        {skills.length > 0 ? (
          <CopyButton class="button" label={practice['quiz.copy']} text={() => link} />
        ) : (
          <p class="hint">{practice['quiz.none']}</p>
        )}
        <button type="button" class="button quiet" disabled={skills.length === 0} onClick={() => takeQuiz(quiz)}>
          {practice['quiz.start']}
        </button>
      </div>
      {skills.length > 0 && (
        <>
          <QrCode text={link} label={practice['quiz.qr']} />
          <QuizPreview key={link} quiz={quiz} />
        </>
      )}
    </>
  );
}
