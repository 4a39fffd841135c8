import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import type { ExamEvent } from '../../../quizzes/exams/event.ts';
import { attemptsOf } from '../../../quizzes/exams/people.ts';
import type { Sitting, Standing } from '../../../quizzes/exams/results.ts';
import { CopyText } from './CopyText.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { PersonFields } from './PersonFields.tsx';
import { eventPage } from './links.ts';
import { personalMessage } from './messages.ts';
import { sayOfSitting, sayPoints } from './say-standing.ts';
import { useSpeech } from './speech.ts';
import { writeDown } from './use-change.ts';

interface Props {
  readonly event: ExamEvent;
  readonly standing: Standing;
}

const MOST_ATTEMPTS = 15;

/** One person: what was handed in and what counts of it, exemption, retakes, and the way to the desk. */
export function PersonPart({ event, standing }: Props) {
  const speech = useSpeech();
  const { event: own } = speech.words;
  const { person, state, sittings } = standing;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const attempts = attemptsOf(event, person.token);
  return (
    <section class="one-person no-print" aria-labelledby="one-person">
      <h3 id="one-person" tabIndex={-1} ref={heading}>
        {person.number}. {person.name}: {own[`state.${state}`]}
      </h3>
      {state === 'passed' && (
        <p>
          {own['desk.offer']} <a href={eventPage('desk', event, speech.locale)}>{own['to.desk']}</a>
        </p>
      )}
      {sittings.map((sitting) => (
        <OneSitting key={sitting.entry} event={event} standing={standing} sitting={sitting} />
      ))}
      <PersonFields person={person} />
      <div class="actions">
        {Array.from({ length: attempts }, (_, i) => (
          <CopyText
            key={i}
            label={fill(own['link.attempt'], { n: i + 1 })}
            of={person.name}
            text={() => personalMessage(event, person, i + 1, speech)}
          />
        ))}
        <button
          type="button"
          class="plain"
          aria-disabled={attempts >= MOST_ATTEMPTS ? 'true' : undefined}
          onClick={() => {
            if (attempts < MOST_ATTEMPTS) writeDown({ kind: 'retakes', token: person.token, attempts: attempts + 1 });
          }}
        >
          {own['retake.grant']}
        </button>
      </div>
      <Exemption standing={standing} />
    </section>
  );
}

function Exemption({ standing: { person, exempt } }: { readonly standing: Standing }) {
  const { event: own } = useSpeech().words;
  const [why, setWhy] = useState('');
  const { token } = person;
  if (exempt !== undefined)
    return (
      <div class="actions">
        <button
          type="button"
          class="plain"
          onClick={() => writeDown({ kind: 'exempt', token, exempt: false, why: '' })}
        >
          {own['exempt.not']}
        </button>
      </div>
    );
  return (
    <div class="actions">
      <label class="field">
        <span>{own['exempt.why']}</span>
        <input
          type="text"
          autocomplete="off"
          maxLength={200}
          value={why}
          onInput={({ currentTarget: { value } }) => setWhy(value)}
        />
      </label>
      <button
        type="button"
        class="plain"
        onClick={() => writeDown({ kind: 'exempt', token, exempt: true, why: why.trim() })}
      >
        {own['exempt.do']}
      </button>
    </div>
  );
}

const SECONDS = 60;

function OneSitting({ event, standing, sitting }: Props & { readonly sitting: Sitting }) {
  const { words, lang } = useSpeech();
  const { event: own, levels } = words;
  const { person, state } = standing;
  const { attempt, level, grade, not, code, entry } = sitting;
  const minutes = code && Math.round(code.handed.seconds / SECONDS);
  const said = [
    fill(own['sitting.is'], { n: attempt }),
    levels[level === 'paper' ? 'supervised' : 'link'],
    sayPoints(grade, words),
    not ? '' : own[grade.passed ? 'state.passed' : 'state.failed'],
    minutes === undefined ? '' : fill(own['sitting.claims'], { n: minutes.toLocaleString(lang) }),
    ...sayOfSitting(sitting, words),
  ];
  return (
    <div class="sitting">
      <p>{said.filter(Boolean).join(' · ')}</p>
      {state === 'twice' && !not && (
        <button
          type="button"
          class="button quiet"
          onClick={() => writeDown({ kind: 'choice', token: person.token, attempt, entry })}
        >
          {own['choice.this']}
        </button>
      )}
      <details>
        <summary>{own['sheet.show']}</summary>
        <PersonSheet event={event} standing={standing} sitting={sitting} />
      </details>
    </div>
  );
}
