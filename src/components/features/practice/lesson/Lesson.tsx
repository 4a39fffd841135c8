import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { SkillId } from '../../../../quizzes/base/skill-ids.ts';
import { leaveLesson } from '../../../../stores/practice/lessons.ts';
import { stop } from '../../../../stores/practice/session.ts';
import { followHighlights } from '../../../base/table/highlight.ts';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { Guided } from './Guided.tsx';
import { Idea } from './Idea.tsx';
import type { IdeaTold } from './lesson-words.ts';
import { ideaOf } from '../../../widgets/ideas/idea.ts';
import { bookName } from '../../../base/words/book-name.ts';

interface Props {
  readonly skill: SkillId;
  readonly rules: BookId;
  readonly tell: (skill: SkillId) => IdeaTold;
}

const goOn = (): void => leaveLesson({ wasShown: true });

/** Before a skill's first question: its idea with a worked case, then questions that are partly filled in. */
function Lesson({ skill, rules, tell }: Props) {
  const { practice, book } = useStrings().words;
  const { guided } = ideaOf(skill, rules);
  const [place, setPlace] = useState<number | undefined>(undefined);
  const top = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = place === undefined ? undefined : guided[place];
  const next = place === undefined ? 0 : place + 1;
  const proceed = (): void => (next < guided.length ? setPlace(next) : goOn());
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => top.current?.scrollIntoView({ behavior: 'instant' }), [place]);
  useEffect(followHighlights, []);
  return (
    <section class={question ? 'asking guided explained' : 'lesson'} aria-labelledby="practice-lesson" ref={top}>
      <h2 id="practice-lesson" class={question && 'sr-only'} tabIndex={-1} ref={heading}>
        {fill(practice['lesson.title'], { skill: practice[`skill.${skill}`] })}
      </h2>
      {/* Shown above the heading, but after it here, so that the first Tab from the focused heading leads on. */}
      <div class="bar">
        <span>{fill(practice.rules, { book: bookName(rules, book) })}</span>
        <button type="button" class="plain" onClick={goOn}>
          {practice['lesson.skip']}
        </button>
        <button type="button" class="plain" onClick={stop}>
          {practice.stop}
        </button>
      </div>
      {question ? (
        <Guided key={place} question={question} place={place ?? 0} onDone={proceed} />
      ) : (
        <>
          <Idea skill={skill} rules={rules} tell={tell} />
          <button type="button" class="button wide" onClick={proceed}>
            {practice[guided.length > 0 ? 'lesson.try' : 'lesson.start']}
          </button>
        </>
      )}
    </section>
  );
}

/** The parts of a lesson that are fetched together. */
export const parts = { Lesson, Idea };
