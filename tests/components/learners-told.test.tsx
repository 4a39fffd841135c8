// @vitest-environment happy-dom
import '../quizzes/take-up-riichi.ts';
import type { WritableAtom } from 'nanostores';
import type { ComponentChild } from 'preact';
import { render } from 'preact-render-to-string';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Path } from '../../src/components/features/path/Path.tsx';
import { PathDays } from '../../src/components/features/path/PathDays.tsx';
import { PathRoute } from '../../src/components/features/path/PathRoute.tsx';
import { StringsProvider as PathStrings, pathWords } from '../../src/components/features/path/words.ts';
import { Ending } from '../../src/components/features/practice/Ending.tsx';
import { $learnerWords } from '../../src/components/features/practice/learner-words.ts';
import { Lobby } from '../../src/components/features/practice/Lobby.tsx';
import { Notebook } from '../../src/components/features/practice/Notebook.tsx';
import { SkillRow } from '../../src/components/features/practice/SkillRow.tsx';
import { StopDone } from '../../src/components/features/practice/StopDone.tsx';
import { daysBefore, daysInARow } from '../../src/components/features/practice/streak.ts';
import { Week } from '../../src/components/features/practice/Week.tsx';
import { shownIn } from '../../src/components/features/prepare/proofs.ts';
import { describeDue, describeNextStep } from '../../src/components/widgets/path-status/next-step.ts';
import { PathLine } from '../../src/components/widgets/path-status/PathLine.tsx';
import { GAME as MCR } from '../../src/components/widgets/questions/games/mcr.ts';
import { registerGame } from '../../src/components/widgets/questions/practice-game.ts';
import { StringsProvider, practiceWords } from '../../src/components/widgets/questions/strings.ts';
import english from '../../src/content/i18n/en.json';
import { BOOK_IDS, type BookId, baseBook } from '../../src/engine/rulebooks/ids.ts';
import { ui } from '../../src/i18n/strings.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { beginSession, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { skillsOf } from '../../src/quizzes/base/skills-of.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { solved } from '../../src/quizzes/games/skills.ts';
import { otherMissed } from '../../src/quizzes/memory/missed.ts';
import { openMisconceptions } from '../../src/quizzes/memory/notebook.ts';
import { after } from '../../src/quizzes/memory/outcome.ts';
import { bookOf, skillIn } from '../../src/quizzes/memory/progress.ts';
import { readRecord } from '../../src/quizzes/memory/read.ts';
import { EMPTY, type PracticeRecord, type Sampled } from '../../src/quizzes/memory/record.ts';
import { type Journey, NO_JOURNEY } from '../../src/quizzes/path/journey.ts';
import { lastTime } from '../../src/quizzes/path/last-time.ts';
import { pathStatus } from '../../src/quizzes/path/status.ts';
import { isSkillStop } from '../../src/quizzes/path/stops.ts';
import { testLength, testOf } from '../../src/quizzes/path/test.ts';
import type { Session } from '../../src/quizzes/session/session.ts';
import { step } from '../../src/quizzes/session/step.ts';
import { $journey } from '../../src/stores/path.ts';
import { remindOf } from '../../src/stores/practice/memory.ts';
import { $taught } from '../../src/stores/practice/taught.ts';
import { chooseRulebook } from '../../src/stores/rulebook.ts';
import { leave, open } from './live.ts';
import { say, serveWords } from './live-site.ts';

const t = { all: () => english };
const TODAY = '2026-11-28';
const NOW = new Date(`${TODAY}T20:00`).getTime();
const words = ui(t, 'standing');
const path = { words: pathWords(t, {}), lang: 'en', locale: undefined };
const practice = { words: practiceWords(t), lang: 'en', locale: undefined };

beforeAll(() => {
  registerGame('mcr', MCR);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  serveWords();
  $learnerWords.set({ standing: words, notebook: ui(t, 'notebook') });
});
afterAll(() => void vi.useRealTimers());

/** One answer, as the learner remembers it; in a race it is no sample. */
interface Given {
  readonly day: string;
  readonly rules: BookId;
  readonly skill: SkillId;
  readonly right: boolean;
  readonly isRace?: boolean;
}

interface Learner {
  readonly given: readonly Given[];
  readonly rules?: BookId;
  readonly journey?: Partial<Journey>;
  /** The skills whose lesson was shown; else those of the test. */
  readonly taught?: readonly SkillId[];
  /** What a damaged file says instead. */
  readonly stored?: unknown;
}

const ago = (days: number): string => daysBefore(TODAY, days);
const answers = (
  day: string,
  skills: readonly SkillId[],
  pattern: string,
  { rules = 'ema-2016', isRace = false }: { rules?: BookId; isRace?: boolean } = {},
): readonly Given[] =>
  skills.flatMap((skill) => Array.from(pattern, (one) => ({ day, rules, skill, right: one === '1', isRace })));

const testedBy = (rules: BookId): readonly SkillId[] => testOf(rules).map(({ skill }) => skill);
const ALL = testedBy('ema-2016');
const FACTS = ['fu:tsumo', 'yaku:pinfu', 'pay:base', 'limit:mangan'] as const;

/** The record after these answers, in which each wrong one is missed. */
function recordOf({ given, stored }: Learner): PracticeRecord {
  if (stored !== undefined) return readRecord(JSON.stringify(stored), BOOK_IDS).record;
  return given.reduce((record, { day, rules, skill, right, isRace }, n) => {
    const moment = { now: new Date(`${day}T12:00`).getTime() + n * 1000, day };
    const question = formatQuestion({ skill: 'limits', rules: 'ema-2016', han: 5 + (n % 9), fu: 30 });
    const next = after(
      record,
      {
        rules,
        skill,
        right,
        credits: FACTS.map((fact) => ({ fact, right })),
        milliseconds: 5000,
        mixed: false,
        complete: true,
        leanings: {},
        errors: { named: [], doubted: [], overcome: [], question },
      },
      moment,
    );
    const id = baseBook(rules);
    const book = bookOf(next, rules);
    const sampled: Sampled = [skill, 2, right, false, 0];
    const sample = [...(book.sample ?? []), ...(isRace ? [] : [sampled])];
    const missed = [...(book.missed ?? []), ...(right ? [] : [{ question, last: moment.now }])];
    return { ...next, books: { ...next.books, [id]: { ...book, sample, missed } } };
  }, EMPTY);
}

const week = [12, 11, 9, 8, 5, 4, 2, 1];
const LEARNERS: Readonly<Record<string, Learner>> = {
  'who has done nothing': { given: [] },
  'of one skill only': { given: [...answers(ago(1), ['dora'], '11111'), ...answers(TODAY, ['dora'], '11111')] },
  'who only raced': { given: answers(ago(1), ['dora', 'limits'], '1111111111', { isRace: true }) },
  'who forgets': {
    given: [9, 7, 5, 3].flatMap((days, n) => answers(ago(days), ALL, n % 2 === 0 ? '11111' : '00101')),
  },
  'who is back after a year': { given: [381, 380].flatMap((days) => answers(ago(days), ALL, '11111')) },
  'on the evening before': {
    given: [...answers(ago(3), ['payment', 'dora'], '11111'), ...answers(TODAY, ['yaku', 'fu'], '00011')],
    journey: { can: 'new', date: daysBefore(TODAY, -1) },
  },
  'on the evening before, to whom all is known': {
    given: [4, 3, 2].flatMap((days) => answers(ago(days), ALL, '11111')),
    journey: { can: 'counts', date: daysBefore(TODAY, -1) },
  },
  'of MCR only': {
    given: answers(ago(2), testedBy('mers-2014'), '11', { rules: 'mers-2014' }),
    rules: 'mers-2014',
  },
  'who is always wrong': { given: [3, 2, 0].flatMap((days) => answers(ago(days), ALL, '00000')) },
  'who was familiar, and then always wrong': {
    given: [...answers(ago(3), ALL, '11111'), ...answers(ago(1), ALL, '0000000000')],
  },
  'who is always right': { given: [3, 2, 0].flatMap((days) => answers(ago(days), ALL, '11111')) },
  'who passed ten on the first day': { given: answers(TODAY, ALL, '1111111111') },
  'of two days without enough right': { given: [1, 0].flatMap((days) => answers(ago(days), ALL, '01110')) },
  'who was known and slipped': {
    given: [...[3, 2].flatMap((days) => answers(ago(days), ['dora'], '11111')), ...answers(TODAY, ['dora'], '00010')],
  },
  'with options of the house': {
    given: answers(ago(1), ['dora', 'yaku'], '11011', { rules: 'wrc-2025' }),
    rules: 'wrc-2025~red-fives' as BookId,
  },
  'of two rulebooks': {
    given: [
      ...answers(TODAY, testedBy('mers-2014').slice(0, 3), '11111', { rules: 'mers-2014' }),
      ...answers(ago(6), ['dora'], '111'),
    ],
  },
  'whose placement knew two skills': {
    given: answers(TODAY, ['dora', 'yaku'], '11'),
    journey: { can: 'plays', placed: { 'ema-2016': ['dora', 'yaku'] } },
  },
  'with a damaged record': {
    given: [],
    stored: {
      version: 2,
      books: {
        'ema-2016': {
          skills: {
            dora: { right: 0, wrong: 0, lately: 7, times: 'x', grade: 'mastered', since: '', card: 3 },
            yaku: { right: 4, wrong: 0, lately: '1111', times: [], grade: 'proficient', since: 'x', card: null },
          },
          facts: { 'fu:tsumo': 'x' },
          leanings: {},
          errors: {
            'not-in-this-version': { skill: 'fu', times: 2, last: 5, days: [], own: [] },
          },
          missed: [{ question: 'nothing', last: 4 }],
        },
      },
      days: { [TODAY]: [0, 0] },
    },
  },
  'whose record came from another device': {
    given: [5, 3, 0].flatMap((days) => answers(ago(days), ['dora', 'yaku', 'han'], '110')),
    taught: [],
  },
  'of every other day': { given: [6, 4, 2, 0].flatMap((days) => answers(ago(days), ['dora'], '111')) },
  'of twice a week': { given: [21, 18, 14, 11, 7, 4, 0].flatMap((days) => answers(ago(days), ALL, '101')) },
  'of most days': { given: week.flatMap((days) => answers(ago(days), ALL, '11')) },
};

/** A session that ends after one right answer. */
function sessionIn(skill: SkillId, rules: BookId): Session {
  const begun = beginSession(toSkill(EMPTY, rules, skill, { now: NOW, day: TODAY }, {}), 'a');
  if (!begun) throw new Error('nothing to ask');
  const given = answered(begun.session.question, solved(begun.session.question));
  const after = step(begun, { kind: 'answer', answered: given, now: NOW, leanings: {} });
  return { ...step(after, { kind: 'proceed', now: NOW }).session, over: true };
}

/** Everything that the pages say to a learner, as text. */
function look(learner: Learner) {
  const { rules = 'ema-2016' } = learner;
  const journey: Journey = { ...NO_JOURNEY, ...learner.journey };
  const { taught = ALL } = learner;
  const record = recordOf(learner);
  remindOf(JSON.stringify(record));
  chooseRulebook(rules);
  // Pages only read them; here each learner brings his own.
  ($journey as WritableAtom<Journey>).set(journey);
  ($taught as WritableAtom<readonly SkillId[]>).set(taught);
  const standing = pathStatus(record, rules, journey, taught, { now: NOW, day: TODAY });
  const { route } = standing.path;
  const text = (node: Parameters<typeof render>[0]): string =>
    render(node)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const line = text(
    <PathLine
      {...standing}
      test={testLength(rules)}
      last={lastTime(record, rules, TODAY)}
      today={TODAY}
      words={words}
      skill={(id) => path.words.skills[id]}
      lang="en"
    />,
  );
  const days = text(
    <PathStrings value={path}>
      {route ? <PathRoute route={route} rules={rules} /> : <PathDays standing={standing} rules={rules} today={TODAY} />}
    </PathStrings>,
  );
  const next = describeNextStep(
    standing,
    words,
    ({ id }) => (isSkillStop(id) ? path.words.skills[id] : id),
    testLength(rules),
  );
  const live = (node: ComponentChild): string => {
    open(<StringsProvider value={practice}>{node}</StringsProvider>);
    const shown = document.body.textContent.replace(/\s+/g, ' ');
    leave();
    return shown;
  };
  const home = live(<Path {...path} isNew={false} />);
  const week = live(<Week days={record.days} />);
  const skills = skillsOf(rules).map((skill) => ({
    skill,
    text: live(<SkillRow skill={skill} record={record} rules={rules} level={undefined} isNext={false} now={NOW} />),
  }));
  const notebook = live(<Notebook rules={rules} />);
  const lobby = live(<Lobby record={record} rules={rules} />);
  const stops = standing.states.flatMap(({ stop: { id }, answered }) =>
    isSkillStop(id) && answered > 0
      ? [{ id, text: text(<StopDone skill={id} standing={standing} said={words} />) }]
      : [],
  );
  const ending = live(<Ending session={sessionIn(skillsOf(rules)[0] ?? 'whole', rules)} />);
  const proofs = shownIn(baseBook(rules));
  const pages = [line, days, next, notebook, home, week, ending, ...stops.map((one) => one.text)].join('\n');
  return { record, rules, standing, line, next, notebook, lobby, stops, home, week, skills, ending, proofs, pages };
}

const looked = new Map<Learner, ReturnType<typeof look>>();
/** The same, looked at once. */
function told(learner: Learner): ReturnType<typeof look> {
  const known = looked.get(learner) ?? look(learner);
  looked.set(learner, known);
  return known;
}

/** Whether somebody with these answers may be told that he knows a skill: right later than on the first day, and often enough. */
function isKnown({ given, journey }: Learner, rules: BookId, skill: SkillId): boolean {
  const own = given.filter((one) => baseBook(one.rules) === baseBook(rules) && one.skill === skill);
  const isPlaced = journey?.placed?.[baseBook(rules)]?.includes(skill) === true;
  return isPlaced || (own.length >= 10 && new Set(own.map(({ day }) => day)).size >= 2);
}

describe.each(Object.entries(LEARNERS))('a learner %s is told', (_, learner) => {
  test('nothing that the answers do not bear out', () => {
    const { record, rules, standing, line, next, notebook, lobby, stops, pages } = told(learner);
    const own = learner.given.filter((one) => baseBook(one.rules) === baseBook(rules));
    const sampled = own.filter(({ isRace }) => !isRace);
    const tested = testedBy(rules);

    expect(pages, 'nothing is left unfilled').not.toMatch(/\{\{|undefined|NaN/);

    // A number only after every skill of the test was asked.
    const has = (skill: SkillId): boolean => sampled.some((one) => one.skill === skill);
    if (line.includes('Ready:')) expect(tested.every(has)).toBe(true);
    const isAllOfToday = own.every(({ day }) => day === TODAY);
    if (isAllOfToday) expect(line).not.toContain('percentage points higher');
    const [, tried] = /Skills tried: (\d+)/.exec(line) ?? [];
    if (tried !== undefined) expect(Number(tried)).toBe(tested.filter(has).length);
    const isAnsweredBeside = own.some(({ skill }) => tested.includes(skill) && !has(skill));
    if (learner.stored === undefined) expect(line.includes(words['ready.not-counted'])).toBe(isAnsweredBeside);
    const [, toTry] = /Still to try: (\d+), among/.exec(line) ?? [];
    if (toTry !== undefined) expect(Number(toTry)).toBe(tested.filter((skill) => !has(skill)).length);

    // Proven, known and weakest need answers that show it.
    const [, proven] = /proven on another day: (\d+)/.exec(line) ?? [];
    const practised = { ...learner, journey: {} };
    if (proven !== undefined)
      expect(Number(proven)).toBeLessThanOrEqual(tested.filter((id) => isKnown(practised, rules, id)).length);
    for (const { stop, proof } of standing.states)
      if (proof && isSkillStop(stop.id)) expect(isKnown(learner, rules, stop.id), stop.id).toBe(true);
    for (const { id, text } of stops) {
      if (/^Known|still counted as known/i.test(text)) expect(isKnown(learner, rules, id), text).toBe(true);
      if (text.includes('stays first')) expect(next).toContain(path.words.skills[id]);
      if (text.includes('on another day too'))
        expect(new Set(own.filter(({ skill }) => skill === id).map(({ day }) => day)).size).toBeGreaterThan(1);
    }
    const [, weakest] = /Weakest: ([^.]*)\./.exec(line) ?? [];
    if (weakest !== undefined)
      expect(own.some(({ skill, right }) => !right && path.words.skills[skill] === weakest)).toBe(true);

    // Where review is advised, there is something to review.
    if (/what is due/i.test(line)) expect(standing.due.n).toBeGreaterThan(0);

    // Nothing is said to be open no more while something is, and what the button counts is inside.
    const { errors, ...book } = bookOf(record, rules);
    const open = openMisconceptions(errors).length + otherMissed({ errors, ...book }).length;
    expect(notebook.includes(say('notebook.none'))).toBe(open === 0);
    expect(lobby.includes(say('practice.notebook.open', { n: open }))).toBe(open > 0);

    // Counts of the last day are those of the answers, under whatever rulebook.
    const today = learner.given.filter(({ day }) => day === TODAY);
    if (line.includes('Today so far'))
      expect(line).toContain(
        say('standing.today', { right: today.filter(({ right }) => right).length, n: today.length }),
      );
    const isOfMore = learner.given.some((one) => baseBook(one.rules) !== baseBook(rules));
    expect(line.includes(say('standing.all-books'))).toBe(isOfMore);
  });

  test('of no other day if the tournament is tomorrow', () => {
    const { standing, lobby, pages } = told(learner);
    if (standing.path.route)
      expect(pages).not.toMatch(/(on|come back on) another day(?! too)|later day|other days|different days|Days right/);
    else expect(lobby).toContain('Familiar: 3 of 5');
  });

  test('the same next step on the first page as elsewhere, and how much is due where something is', () => {
    const { standing, home, line, next } = told(learner);
    // Paragraphs meet without a space.
    expect(home.replaceAll(' ', '')).toContain(line.replaceAll(' ', ''));
    expect(home).toContain(next);
    expect(home.includes('Review what is due')).toBe(standing.due.n > 0 && !standing.path.route);
    if (home.includes('Review what is due')) expect(home).toContain(describeDue(standing.due, words));
    // Nobody begins who has answered something.
    if (next.startsWith('First lesson')) expect(learner.given.filter(({ isRace }) => !isRace)).toEqual([]);
  });

  test('in the map of skills what was answered, and how well', () => {
    const { record, rules, skills } = told(learner);
    for (const { skill, text } of skills) {
      const own = learner.given.filter((one) => baseBook(one.rules) === baseBook(rules) && one.skill === skill);
      const { card } = skillIn(record, rules, skill);
      if (learner.stored === undefined) {
        expect(text.includes(say('practice.grade.new')), skill).toBe(own.length === 0);
        const right = own.filter((one) => one.right).length;
        const [, accuracy] = /(\d+)%/.exec(text) ?? [];
        expect(Number(accuracy ?? 0)).toBe(own.length === 0 ? 0 : Math.round((100 * right) / own.length));
      }
      if (/proficient|mastered/.test(text)) expect(isKnown({ ...learner, journey: {} }, rules, skill), text).toBe(true);
      if (text.includes(say('practice.due-again'))) expect(card?.due).toBeLessThanOrEqual(NOW);
    }
  });

  test('on the preparation page only what right answers on several days have shown', () => {
    const { rules, proofs } = told(learner);
    for (const id of proofs)
      if (isSkillStop(id as SkillId)) expect(isKnown({ ...learner, journey: {} }, rules, id as SkillId), id).toBe(true);
  });

  test('after a session how many were right, and the next step that the first page has', () => {
    const { ending, next } = told(learner);
    expect(ending).toContain(say('practice.score', { right: 1, of: 1 }));
    expect(ending).toContain(next);
  });

  test('as many of the last seven days as there were answers on', () => {
    const { week } = told(learner);
    const lately = learner.given.filter(({ day }) => day > daysBefore(TODAY, 7));
    expect(week).toContain(say('practice.week.of', { n: new Set(lately.map(({ day }) => day)).size }));
  });

  test('as many days of practice as there are, with gaps of at most one day', () => {
    const { record } = told(learner);
    const n = daysInARow(record.days, TODAY);
    const latest = Object.keys(record.days).toSorted().toReversed().slice(0, n);
    expect(latest).toHaveLength(n);
    for (const [i, day] of latest.slice(1).entries()) expect(daysBefore(latest[i] ?? '', 2) <= day).toBe(true);
  });
});

test('the last day of another year is named with its year', () => {
  expect(told({ given: answers('2025-11-27', ['dora'], '111') }).line).toContain('Thursday, November 27, 2025');
  expect(told({ given: answers('2026-11-27', ['dora'], '111') }).line).toContain('Friday, November 27: 3');
});

test('what the notebook can no longer name or ask stays in it, by its skill and by its number', () => {
  const { notebook } = told(LEARNERS['with a damaged record'] ?? { given: [] });
  expect(notebook).toContain(path.words.skills.fu);
  expect(notebook).toContain(say('notebook.unread', { n: 1 }));
});
