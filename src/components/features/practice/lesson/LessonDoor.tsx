import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type LessonDue, leaveLesson } from '../../../../stores/practice/lessons.ts';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { type LessonKit, fetchLesson } from './fetch-lesson.ts';

/** Fetches and shows the lesson of a skill; when it does not arrive, the questions begin without it. */
export function LessonDoor({ due: { skill, rules } }: { readonly due: LessonDue }) {
  const { lang, words } = useStrings();
  const [kit, setKit] = useState<LessonKit | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void fetchLesson(lang, rules).then((fetched) => {
      if (!isWanted) return;
      if (fetched) setKit(fetched);
      else leaveLesson({ wasShown: false });
    });
    return () => {
      isWanted = false;
    };
  }, [lang, rules]);
  // The map that was here was longer: without this its reader would see the foot of the page for a moment.
  const door = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => door.current?.scrollIntoView({ behavior: 'instant' }), []);
  if (!kit)
    return (
      <p role="status" ref={door}>
        {words.practice.loading}
      </p>
    );
  const { Lesson } = kit.parts;
  return <Lesson key={skill} skill={skill} rules={rules} tell={kit.tell} />;
}
