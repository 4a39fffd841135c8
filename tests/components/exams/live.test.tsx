// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { FunctionComponent } from 'preact';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mcrWordsIn } from '../../../src/components/widgets/fan/build-words.ts';
import english from '../../../src/content/i18n/en.json';
import italian from '../../../src/content/i18n/it.json';
import russian from '../../../src/content/i18n/ru.json';
import { authoredIn } from '../../../src/components/features/exams/authored/build-authored.ts';
import { chaptersIn } from '../../../src/components/features/exams/authored/chapters-in.ts';
import type { Blueprint } from '../../../src/quizzes/exams/blueprint/blueprint.ts';
import type { IslandStrings } from '../../../src/components/base/words/strings.ts';
import type { EarlyExamWords, ExamPageId } from '../../../src/components/features/exams/strings.ts';
import { formatEvent, formatEventFile, readEvent } from '../../../src/quizzes/exams/event-file.ts';
import { type ExamEvent, beginEvent, entriesOf, note } from '../../../src/quizzes/exams/event.ts';
import { commitmentTo, drawEventKey } from '../../../src/quizzes/exams/event-key.ts';
import { formatExamQuestion, solveExamQuestion } from '../../../src/quizzes/exams/forms/index.ts';
import { authoredPartOf } from '../../../src/quizzes/exams/forms/authored-part.ts';
import { registerChapterQuestions } from '../../../src/quizzes/exams/forms/pool.ts';
import { formatInvitation } from '../../../src/quizzes/exams/invitation.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { noteSaved } from '../../../src/quizzes/exams/saved.ts';
import { linkSeat } from '../../../src/quizzes/exams/sealed.ts';
import { GENERATOR } from '../../../src/quizzes/quiz/quiz.ts';
import { SHORT, codeBy, eventOf, questionsFor, vaultOf } from '../../quizzes/exams/made.ts';
import { FakeStorage } from '../../quizzes/fake-storage.ts';
import { leave, open } from '../live.ts';
import { like, say, serveWords } from '../live-site.ts';

const t = { all: () => english };
const event = noteSaved(eventOf(3), { by: 'A', at: 100, vault: vaultOf('browser') });
const [first, second] = peopleOf(event);
if (!first || !second) throw new Error('nobody there');

const PAGES = {
  event: () => import('../../../src/components/features/exams/event/EventPage.tsx').then((m) => m.EventPage),
  sit: () => import('../../../src/components/features/exams/sit/SitPage.tsx').then((m) => m.SitPage),
  paper: () => supervised('paper'),
  oral: () => supervised('oral'),
  feedback: () =>
    import('../../../src/components/features/exams/feedback/FeedbackPage.tsx').then((m) => m.FeedbackPage),
};
async function supervised(part: 'paper' | 'oral') {
  const { SupervisedPage } = await import('../../../src/components/features/exams/supervised/SupervisedPage.tsx');
  return (strings: IslandStrings<EarlyExamWords<'supervised'>>) => <SupervisedPage {...strings} part={part} />;
}

/** Opens an exam page afresh, as a browser does. */
async function openPage(page: keyof typeof PAGES, address: string): Promise<UserEvent> {
  leave();
  vi.resetModules();
  history.replaceState(null, '', address);
  const { earlyExamWords } = await import('../../../src/components/features/exams/strings.ts');
  const group: ExamPageId = page === 'paper' || page === 'oral' ? 'supervised' : page;
  const Page = (await PAGES[page]()) as unknown as FunctionComponent<IslandStrings<EarlyExamWords<never>>>;
  return open(<Page words={earlyExamWords(t, group)} lang="en" locale={undefined} />);
}

const keyOf = ({ id }: ExamEvent): string => `tensu:exam:${id}`;

/** The event as this browser has stored it. */
function stored(): ExamEvent {
  const read = readEvent(localStorage.getItem(keyOf(event)) ?? '');
  if (!read.ok) throw new Error(read.why);
  return read.event;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  serveWords({ 'authored-words.json': authoredIn(t, 'en', (chapter) => chapter) });
  localStorage.setItem(keyOf(event), formatEvent(event));
});

describe('an exam by link', () => {
  const { token, number, language, timeFactor, spoken } = first;
  const common = { title: event.name, blueprint: event.blueprint, generator: GENERATOR, attempt: 1 };
  const address = `/qualify/sit/#${formatInvitation({ ...common, kind: 'personal', token, number, language, timeFactor, spoken })}`;
  const place = (n: number) => screen.findByText(say('practice.place', { n, of: 4 }));

  test('goes from the announcement over blanks and a reload to its code', async () => {
    const user = await openPage('sit', address);
    await user.click(await button(say('sit.begin')));
    await place(1);
    await user.click(await button(say('sit.open')));
    await place(2);
    const han = await screen.findByLabelText(say('practice.part.han'));
    await user.type(han, '99');
    await user.click(await button(say('sit.answer')));
    expect((await screen.findByRole('alert')).textContent).toMatch(like('sit.blanks'));
    await new Promise((done) => setTimeout(done, 500));
    await user.click(await button(say('sit.answer')));
    await place(3);
    const again = await openPage('sit', address);
    await place(3);
    await again.click(await button(say('sit.open')));
    await again.click(await button(say('sit.open')));
    await screen.findByRole('heading', { name: say('sit.review') });
    await screen.findByText(say('sit.review.left', { n: 3 }));
    await again.click(await button(say('sit.hand-in')));
    await again.click(await button(say('sit.hand-in.yes')));
    const code = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say('sit.code') });
    expect(code.value).toMatch(/^TENSUQU-/);
    await openPage('sit', address);
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say('sit.code') })).value).toBe(code.value);
  });

  test('says which link invites nobody', async () => {
    await openPage('sit', '/qualify/sit/');
    expect((await screen.findByRole('alert')).textContent).toBe(say('sit.link.none'));
    await openPage('sit', `${address}7`);
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(say('sit.link.none')));
  });
});

describe('the page of an event', () => {
  test('finds the codes in a pasted chat and shows who has passed', async () => {
    const user = await openPage('event', `/qualify/event/#${event.id}`);
    const field = await screen.findByLabelText(say('event.taken.paste'));
    await user.click(field);
    await user.paste(
      `Anna: here it is\n${await codeBy(event, first)}\nBoris: ${await codeBy(event, second, () => undefined)}`,
    );
    await user.click(await button(say('event.taken.find')));
    await screen.findByText(say('event.taken.fresh.other', { n: 2 }));
    const row = (await button('Player 1')).closest('tr');
    await waitFor(() => expect(row?.textContent).toContain(say('event.state.passed')));
    expect(entriesOf(stored(), 'code')).toHaveLength(2);
  });

  test('asks which day a chat means where day and month may be either, and keeps the time', async () => {
    const user = await openPage('event', `/qualify/event/#${event.id}`);
    await user.click(await screen.findByLabelText(say('event.taken.paste')));
    await user.paste(`[4/3/26, 18:03:11] Bob: hi\n[4/3/26, 18:03:12] Player 1: ${await codeBy(event, first)}`);
    await user.click(await button(say('event.taken.find')));
    await screen.findByText(say('event.sent.asked'));
    expect(entriesOf(stored(), 'code')).toHaveLength(0);
    await user.click(await button('April 3, 2026'));
    await waitFor(() => expect(entriesOf(stored(), 'code')).toHaveLength(1));
    expect(entriesOf(stored(), 'code')[0]?.receipt).toEqual({
      sender: 'Player 1',
      sent: new Date(2026, 3, 3, 18, 3, 12).getTime(),
    });
  });

  test('enrols a pasted roster with names in quotes and keeps what it cannot take', async () => {
    const user = await openPage('event', `/qualify/event/#${event.id}`);
    const field = await screen.findByLabelText<HTMLTextAreaElement>(say('event.people.paste'));
    await user.click(field);
    const long = 'x'.repeat(99);
    await user.paste(`7, "Doe, Jane", fr\n<img src=x onerror=alert(1)>;150 %\n${long}`);
    await user.click(await button(say('event.people.add')));
    await screen.findByText(new RegExp(say('event.people.added.other', { n: 2 })));
    expect(field.value).toBe(long);
    expect(peopleOf(stored()).slice(3)).toMatchObject([
      { name: 'Doe, Jane', language: 'fr' },
      { name: '<img src=x onerror=alert(1)>', timeFactor: 150 },
    ]);
  });
});

describe('a paper exam', () => {
  test('lays out sheets with keys, and restores half-marked sheets after a reload', async () => {
    const user = await openPage('paper', `/qualify/paper/#${event.id}`);
    await user.click(await button(say('supervised.lay', { n: 3 })));
    await waitFor(() => expect(screen.getAllByRole('heading', { name: /Player 3/ })).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText(say('supervised.marking.whose')), second.token);
    for (const n of [1, 2, 3, 4]) await user.click(await button(say('supervised.mark.question', { n })));
    const again = await openPage('paper', `/qualify/paper/#${event.id}`);
    await screen.findByText(say('supervised.marking.draft'));
    await again.click(await button(say('supervised.marking.keep', { had: 10, most: 10 })));
    await screen.findByText(say('supervised.marked.enough', { n: 2, had: 10, most: 10 }));
    expect(entriesOf(stored(), 'paper')).toMatchObject([{ token: second.token }]);
  });
});

const LANGUAGES = { en: english, ru: russian, it: italian } as const;

/** Serves the words of people who read another language than the page's, or none of them. */
function serveLanguages(isThere: boolean): void {
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string) => {
    const [, lang = '', file = ''] = /^\/(?:(ru|it)\/)?(\w+)-words\.json$/.exec(address) ?? [];
    if (!(lang in LANGUAGES)) return others(address);
    if (!isThere) return new Response('', { status: 404 });
    const own = { all: () => LANGUAGES[lang as keyof typeof LANGUAGES] };
    if (file === 'mcr') return Response.json(mcrWordsIn(lang));
    if (file === 'authored') return Response.json(authoredIn(own, lang, (chapter) => chapter));
    const { examWords } = await import('../../../src/components/features/exams/strings.ts');
    return Response.json({ ...examWords(own, 'event'), supervised: examWords(own, 'supervised').supervised });
  });
}

/** An event whose first person reads Russian, and whose second reads Italian. */
function inThreeLanguages(begun: ExamEvent): ExamEvent {
  const event = peopleOf(eventOf(3)).reduce((now, one, i) => {
    const language = ['ru', 'it', 'en'][i] ?? 'en';
    return note(now, { kind: 'person', ...one, language }, { by: 'A', at: 60 + i, vault: vaultOf(`person ${i}`) });
  }, begun);
  const saved = noteSaved(event, { by: 'A', at: 100, vault: vaultOf('three') });
  localStorage.setItem(keyOf(saved), formatEvent(saved));
  return saved;
}

describe('people of three languages', () => {
  const copied = async (user: UserEvent, name: string): Promise<string> => {
    await user.click(
      (await screen.findAllByRole('button', { name: `${say('event.link.message')} ${name}` }))[0] ?? document.body,
    );
    return navigator.clipboard.readText();
  };
  const begins = (words: Readonly<Record<string, string>>, name: string): string =>
    (words['tensu.event.mail.personal'] ?? '').split('\n')[0]?.replace('{{name}}', name) ?? '';

  test('get each a message of their own language, or are named where its texts did not come', async () => {
    inThreeLanguages(event);
    serveLanguages(false);
    const user = await openPage('event', `/qualify/event/#${event.id}`);
    await screen.findByText(like('event.words.missing'));
    expect(await copied(user, 'Player 1')).toContain(begins(english, 'Player 1'));
    serveLanguages(true);
    const again = await openPage('event', `/qualify/event/#${event.id}`);
    await waitFor(async () => expect(await copied(again, 'Player 1')).toContain(begins(russian, 'Player 1')));
    expect(await copied(again, 'Player 2')).toContain(begins(italian, 'Player 2'));
    expect(await copied(again, 'Player 3')).toContain(begins(english, 'Player 3'));
  });

  test('get sheets and keys of their own language in one run', async () => {
    inThreeLanguages(event);
    serveLanguages(true);
    const user = await openPage('paper', `/qualify/paper/#${event.id}`);
    await screen.findByText(say('supervised.sheets.own-language'));
    await user.click(await button(say('supervised.lay', { n: 3 })));
    await waitFor(() => expect(document.querySelectorAll('.printed-key')).toHaveLength(3));
    for (const kind of ['.printed-sheet', '.printed-key']) {
      const [one, other, third] = document.querySelectorAll<HTMLElement>(kind);
      expect([one?.lang, other?.lang, third?.lang]).toEqual(['ru', 'it', 'en']);
      expect(one?.textContent).toContain(russian['tensu.supervised.number'].replace('{{n}}', '1'));
      expect(other?.textContent).toContain(italian['tensu.supervised.number'].replace('{{n}}', '2'));
    }
    const lines = [...document.querySelectorAll('.key-lines')].map(({ textContent }) => textContent);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.every((line) => /\d/.test(line))).toBe(true);
  });
});

describe('people of three languages in an exam of MCR that asks about its text', () => {
  test('get fan, questions and answers of their own language, on sheets and keys', async () => {
    const topic = 'mers-2014/counting';
    const textsIn = (lang: keyof typeof LANGUAGES) => authoredIn({ all: () => LANGUAGES[lang] }, lang, (one) => one);
    registerChapterQuestions(chaptersIn(textsIn('en')));
    const blueprint: Blueprint = {
      ...SHORT,
      rules: 'mers-2014',
      parts: [
        { skill: 'mcr-whole', level: 2, count: 1, strata: [{ open: false, by: 'draw', fans: 'some' }] },
        { skill: 'mcr-payment', level: 2, count: 1, strata: [{ by: 'draw' }] },
      ],
      authored: [authoredPartOf('mers-2014', topic, 2)],
    };
    const cup = inThreeLanguages(beginEvent('Cup', blueprint, vaultOf('cup')));
    serveLanguages(true);
    const user = await openPage('paper', `/qualify/paper/#${cup.id}`);
    await screen.findByText(say('supervised.sheets.own-language'));
    await user.click(await button(say('supervised.lay', { n: 3 })));
    await waitFor(() => expect(document.querySelectorAll('.printed-key')).toHaveLength(3));
    for (const [i, lang] of (['ru', 'it', 'en'] as const).entries()) {
      const [sheet, key] = ['.printed-sheet', '.printed-key'].map(
        (kind) => document.querySelectorAll<HTMLElement>(kind)[i],
      );
      expect([sheet?.lang, key?.lang]).toEqual([lang, lang]);
      const { fans, mcr } = mcrWordsIn(lang);
      expect(sheet?.textContent).toContain(mcr['by.draw']);
      expect(Object.values(fans).some(({ name }) => key?.textContent.includes(name))).toBe(true);
      const asked = Object.entries(textsIn(lang).questions).filter(([id]) => id.startsWith(topic));
      const openings = asked.map(([, one]) => one.ask.split('[')[0] ?? '').filter(({ length }) => length > 20);
      expect(openings.some((ask) => sheet?.textContent.includes(ask))).toBe(true);
    }
  });
});

describe('a sealed exam', () => {
  const begun = beginEvent('Sealed', SHORT, vaultOf('sealed'), true);
  const named = note(begun, { kind: 'person', ...first }, { by: 'A', at: 50, vault: vaultOf('named') });
  const sealed = noteSaved(named, { by: 'A', at: 100, vault: vaultOf('saved') });
  const key = sealed.sealed?.key ?? '';
  const other = drawEventKey(vaultOf('other'));
  const link = async (): Promise<string> => {
    const { personalLink } = await import('../../../src/components/features/exams/event/links.ts');
    return new URL(personalLink(sealed, first, 1)).hash;
  };
  const place = (n: number) => screen.findByText(say('practice.place', { n, of: 4 }));

  test('names a wrong key, opens by the right one, and outlives a reload', async () => {
    const hash = await link();
    const user = await openPage('sit', `/qualify/sit/${hash}`);
    const field = await screen.findByLabelText(say('sit.sealed.key'));
    expect(screen.queryByRole('button', { name: say('sit.begin') })).toBeNull();
    for (const [typed, said] of [
      ['hello', say('sit.sealed.none')],
      [other, say('sit.sealed.other')],
      [key.replace(/^..../, 'zzzz'), say('sit.sealed.word', { word: 'zzzz' })],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await user.click(await button(say('sit.sealed.open')));
      expect((await screen.findByRole('alert')).textContent).toBe(said);
    }
    await user.clear(field);
    await user.type(field, `The key: ${key.toUpperCase().replaceAll('-', ' ')}!`);
    await user.click(await button(say('sit.sealed.open')));
    await screen.findByText(say('sit.sealed.there'));
    const again = await openPage('sit', `/qualify/sit/${hash}`);
    await screen.findByText(say('sit.sealed.there'));
    await again.click(await button(say('sit.begin')));
    await place(1);
    const stored = Object.keys(localStorage).find((one) => one.startsWith('tensu:sit:')) ?? '';
    const seat = linkSeat(sealed, { token: first.token, attempt: 1 });
    expect((JSON.parse(localStorage.getItem(stored) ?? '') as { questions: unknown }).questions).toEqual(
      questionsFor(SHORT, seat).map(formatExamQuestion),
    );
  });

  test('goes on by the organizer’s QR code, in the tab that waits, too', async () => {
    const hash = await link();
    await openPage('sit', `/qualify/sit/${hash}`);
    const known = `tensu:sealed:${commitmentTo(key)}`;
    await waitFor(() => expect(localStorage.getItem(known)).toContain(hash.slice(1)));
    await openPage('sit', `/qualify/sit/#key=${key}`);
    await screen.findByText(say('sit.sealed.there'));
    expect(location.hash).toBe(hash);
    localStorage.clear();
    await openPage('sit', `/qualify/sit/${hash}`);
    await waitFor(() => expect(localStorage.getItem(known)).toContain(hash.slice(1)));
    localStorage.setItem(known, JSON.stringify({ version: 1, key }));
    dispatchEvent(new StorageEvent('storage', { key: known }));
    await screen.findByText(say('sit.sealed.there'));
  });

  test('says what it found in the address where no link waits for it', async () => {
    await openPage('sit', `/qualify/sit/#key=${key}`);
    expect((await screen.findByRole('alert')).textContent).toBe(say('sit.sealed.kept'));
    await openPage('sit', '/qualify/sit/#key=%00<script>');
    expect((await screen.findByRole('alert')).textContent).toBe(say('sit.sealed.none'));
  });

  test('believes no stored key that does not fit the link', async () => {
    const hash = await link();
    const known = `tensu:sealed:${commitmentTo(key)}`;
    for (const text of [JSON.stringify({ version: 1, key: other }), '{', '[]', '{"version":1,"key":7}']) {
      localStorage.setItem(known, text);
      await openPage('sit', `/qualify/sit/${hash}`);
      await screen.findByLabelText(say('sit.sealed.key'));
      expect(screen.queryByText(say('sit.sealed.there'))).toBeNull();
    }
  });

  test('shows its organizer the key on demand, and notes when it was posted', async () => {
    localStorage.setItem(keyOf(sealed), formatEvent(sealed));
    const user = await openPage('event', `/qualify/event/#${sealed.id}`);
    await button(say('event.key.posted'));
    expect(document.body.textContent).not.toContain(key.replaceAll('-', ' '));
    const shown = screen.getByText(say('event.key.show'));
    await user.click(shown);
    await waitFor(() => expect(document.body.textContent).toContain(key.replaceAll('-', ' ')));
    await user.click(await button(say('event.key.posted')));
    await waitFor(() => expect(screen.queryByRole('button', { name: say('event.key.posted') })).toBeNull());
    const read = readEvent(localStorage.getItem(keyOf(sealed)) ?? '');
    expect(read.ok && entriesOf(read.event, 'released')).toHaveLength(1);
  });
});

describe('where storage is blocked', () => {
  test('an exam is sat to its code, and the page says that it is lost if it is left', async () => {
    const { token, number, language, timeFactor, spoken } = second;
    const common = { title: event.name, blueprint: event.blueprint, generator: GENERATOR, attempt: 1 };
    const user = await openPage(
      'sit',
      `/qualify/sit/#${formatInvitation({ ...common, kind: 'personal', token, number, language, timeFactor, spoken })}`,
    );
    await user.click(await button(say('sit.begin')));
    await screen.findByText(say('practice.place', { n: 1, of: 4 }));
    await screen.findByText(say('sit.not-kept'));
    for (let n = 1; n <= 4; n++) await user.click(await button(say('sit.open')));
    await user.click(await button(say('sit.hand-in')));
    await user.click(await button(say('sit.hand-in.yes')));
    const code = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say('sit.code') });
    const { importCodes } = await import('../../../src/quizzes/exams/submissions.ts');
    const taken = await importCodes(event, code.value, { by: 'A', at: 300, vault: vaultOf('blocked') });
    expect([taken.fresh, entriesOf(taken.event, 'code')[0]?.marked?.marks.length]).toEqual([1, 4]);
  });

  const file = new File([formatEventFile(event)], 'spring.json', { type: 'application/json' });
  beforeEach(() => {
    vi.stubGlobal('localStorage', Object.assign(new FakeStorage(), { full: true }));
    return () => vi.unstubAllGlobals();
  });

  test.each(['paper', 'oral'] as const)('the %s page opens the event’s file and offers to save it', async (page) => {
    const user = await openPage(page, `/qualify/${page}/#${event.id}`);
    await user.upload(await screen.findByLabelText(say('supervised.file.here')), file);
    await button(say('supervised.file.save'));
    expect(screen.getByRole('alert').textContent).toBe(say('supervised.not-kept'));
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
  });

  test('an event that is begun or opened stays on its page, which asks before it is left', async () => {
    const user = await openPage('event', '/qualify/event/');
    await user.upload(await screen.findByLabelText(say('event.file.open')), file);
    await user.click(await button(say('event.file.take')));
    await screen.findByText(say('event.not-kept'));
    await user.type(await screen.findByLabelText(say('event.people.paste')), 'Zoe');
    await user.click(await button(say('event.people.add')));
    await screen.findByText(new RegExp(say('event.people.added.one', { n: 1 })));
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});

describe('an oral exam', () => {
  test('asks hand after hand, writes each verdict down and takes one back', async () => {
    const user = await openPage('oral', `/qualify/desk/#${event.id}`);
    await user.click(await button(/^1\. Player 1/));
    for (const verdict of ['right', 'wrong'] as const) {
      await user.click(await button(say('supervised.desk.turn')));
      await new Promise((done) => setTimeout(done, 500));
      await user.click(await button(say(`supervised.desk.${verdict}`)));
    }
    await waitFor(() => expect(entriesOf(stored(), 'desk').at(-1)?.answers).toEqual([true, false]));
    await user.click(await button(say('supervised.desk.undo')));
    await waitFor(() => expect(entriesOf(stored(), 'desk').at(-1)?.answers).toEqual([true]));
    await user.click(await button(say('supervised.desk.leave')));
    const people = await screen.findByRole('list');
    expect(within(people).getByText(say('supervised.desk.state.begun', { right: 1, of: 1 }))).toBeTruthy();
  });
});

describe('the marked sheet of a candidate', () => {
  const candidate = first;
  /** Opens the sheet that the organizer of an event sends to its first candidate, who was right. */
  async function openSheet(of: ExamEvent, seat: { readonly token: string; readonly attempt: number }): Promise<void> {
    const { feedbackLink } = await import('../../../src/components/features/exams/event/links.ts');
    const { resultsOf } = await import('../../../src/quizzes/exams/results.ts');
    const { importCodes } = await import('../../../src/quizzes/exams/submissions.ts');
    const vault = vaultOf('results');
    const right = questionsFor(SHORT, seat).map(solveExamQuestion);
    const code = await codeBy(of, candidate, (_, place) => right[place]);
    const { event: graded } = await importCodes(of, code, { by: 'A', at: 200, vault });
    const [standing] = (await resultsOf(graded, vault)).standings;
    const [submission] = standing?.submissions ?? [];
    if (!standing || !submission) throw new Error('nothing handed in');
    const { pathname, hash } = new URL(feedbackLink(graded, standing, submission));
    await openPage('feedback', pathname + hash);
    await screen.findByRole('heading', { name: say('feedback.passed') });
    await screen.findAllByRole('heading', { level: 3 });
  }
  const kinds = (): number => screen.getAllByRole('heading', { level: 3 }).length;

  test('shows every question with the right answer, opened by its link', async () => {
    const seat = { token: first.token, attempt: 1 };
    await openSheet(event, seat);
    expect(kinds()).toBe(questionsFor(SHORT, seat).length);
    expect(screen.queryByText(say('levels.link'))).not.toBeNull();
  });

  test('of a sealed exam shows the questions that its key led to, and calls it sealed', async () => {
    const begun = beginEvent('Spring', SHORT, vaultOf('sealed sheet'), true);
    const sealed = note(begun, { kind: 'person', ...first }, { by: 'A', at: 50, vault: vaultOf('named') });
    await openSheet(sealed, linkSeat(sealed, { token: first.token, attempt: 1 }));
    expect(kinds()).toBe(SHORT.parts.reduce((sum, { count }) => sum + count, 0));
    expect([screen.queryByText(say('levels.sealed')), screen.queryByText(say('levels.link'))].map(Boolean)).toEqual([
      true,
      false,
    ]);
    expect(screen.queryByText(say('feedback.mended'))).toBeNull();
  });
});
