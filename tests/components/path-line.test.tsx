import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { PathLine } from '../../src/components/widgets/path-status/PathLine.tsx';
import english from '../../src/content/i18n/en.json';
import { ui } from '../../src/i18n/strings.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { EMPTY, NO_BOOK, NO_SKILL, type Sampled } from '../../src/quizzes/memory/record.ts';
import { NO_JOURNEY } from '../../src/quizzes/path/journey.ts';
import { pathStatus } from '../../src/quizzes/path/status.ts';
import { testLength, testOf } from '../../src/quizzes/path/test.ts';
import { review } from '../../src/quizzes/memory/schedule.ts';

const [NOON, DAY] = [Date.UTC(2026, 10, 20, 12), 86_400_000] as const;
const ALL = testOf('ema-2016').map(({ skill }) => skill);
const words = ui({ all: () => english }, 'standing');
const skills = ui({ all: () => english }, 'practice');

/** The text for a learner who answered each of these skills some times, some wrongly, and proved some of them. */
function lineFor({
  tried,
  wrong = [],
  proven = [],
  days = 0,
  each = 6,
  rest,
}: {
  readonly tried: readonly SkillId[];
  readonly wrong?: readonly SkillId[];
  readonly proven?: readonly SkillId[];
  readonly days?: number;
  readonly each?: number;
  /** How long the facts had rested before each answer; unknown in older records. */
  readonly rest?: number;
}): string {
  const sample = tried.flatMap((skill) =>
    Array.from({ length: each }, (_, i): Sampled => [
      skill,
      2,
      !wrong.includes(skill) && (rest === undefined || i % 2 === 0),
      false,
      rest,
    ]),
  );
  const known = Object.fromEntries(
    proven.map((skill) => [skill, { ...NO_SKILL, right: 9, grade: 'proficient' as const }]),
  );
  const facts = tried.length > 0 ? { 'fu:tsumo': review(null, 'good', NOON) } : {};
  const asked = Object.fromEntries(
    tried.map((skill) => [skill, { ...NO_SKILL, ...known[skill], card: review(null, 'good', NOON) }]),
  );
  const record = { ...EMPTY, books: { 'ema-2016': { ...NO_BOOK, sample, skills: { ...known, ...asked }, facts } } };
  const moment = { now: NOON + days * DAY, day: '2026-11-20' };
  return renderToString(
    <PathLine
      {...pathStatus(record, 'ema-2016', NO_JOURNEY, [], moment)}
      test={testLength('ema-2016')}
      last={undefined}
      today={moment.day}
      words={words}
      skill={(id) => skills[`skill.${id}`]}
      lang="en"
    />,
  );
}

describe('the readiness line', () => {
  test('is absent before the first answer', () => {
    expect(lineFor({ tried: [] })).toContain(words['ready.none']);
  });

  test('counts what was tried and proven, and what is left, until every skill of the test was tried', () => {
    const line = lineFor({ tried: ['dora', 'set-fu', 'limits'], proven: ['dora'] });
    expect(line).toContain('Skills tried: 3 of 10; proven on another day: 1.');
    expect(line).toContain('Still to try: 7, among them Find the waits, Which yaku, and Count the han.');
    expect(line).not.toContain('%');
  });

  test('says how many answers are missing where each skill was tried only once', () => {
    const line = lineFor({ tried: ALL, proven: ['dora'], each: 1 });
    expect(line).toMatch(/^<p class="path-line">Every skill of the test has been tried; proven on another day: 1\./);
    expect(line).toMatch(/still needed, at least: \d+\. Most telling: Fu of a hand, /);
    expect(line).not.toContain('%');
  });

  test('is a range of results with the weakest skill once all were tried', () => {
    expect(lineFor({ tried: ALL, wrong: ['fu'] })).toMatch(
      /Ready: between \d+ and \d+%\. Out of 20 mixed questions you would probably get \d+ to \d+ right\. Weakest: Fu of a hand\.<\/p>/,
    );
  });

  test('says by how much it fell since each skill was asked', () => {
    expect(lineFor({ tried: ALL, days: 30, rest: 50 })).toMatch(
      /It was \d+ percentage points higher when each skill was last asked: .* Reviewing what is due brings it back\. Faded most: .* \(last asked 30 days ago\) and /,
    );
    expect(lineFor({ tried: ALL, rest: 50 })).not.toContain('higher');
  });

  test('gives no number after a break far longer than any before an answer, and says why', () => {
    const line = lineFor({ tried: ALL, days: 60 });
    expect(line).toMatch(
      /Not asked lately: Fu of a hand \(last asked 60 days ago\) and .* unknown\. Once enough has been asked again/,
    );
    expect(line).not.toContain('%');
  });
});
