import { readFileSync } from 'node:fs';
import type { ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { BOOKS_ALIKE as EVENT_BOOKS } from '../../src/components/features/exams/event/books-alike.ts';
import { EventPage } from '../../src/components/features/exams/event/EventPage.tsx';
import { earlyExamWords } from '../../src/components/features/exams/strings.ts';
import { Final } from '../../src/components/features/club/settle/Final.tsx';
import { GameSheet } from '../../src/components/features/club/settle/GameSheet.tsx';
import { BOOKS_ALIKE, RIICHI_TABLES } from '../../src/components/features/club/settle/riichi-tables.ts';
import { Settle } from '../../src/components/features/club/settle/Settle.tsx';
import { TournamentSheet } from '../../src/components/features/club/tournament/TournamentSheet.tsx';
import { tournamentWords } from '../../src/components/features/club/tournament/strings.ts';
import { TIMINGS } from '../../src/components/features/referee/log/options.ts';
import { FIRST_BOOK } from '../../src/chapters.ts';
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';

const t = { all: () => JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object };
const common = {
  timings: TIMINGS,
  strings: { words: tournamentWords(t), lang: 'en', locale: undefined },
  tables: RIICHI_TABLES,
};
const PAGES: Readonly<Record<string, (first: BookId) => ComponentChild>> = {
  '/table/': (first) => <Settle {...common} first={first} />,
  '/table/final/': (first) => <Final {...common} first={first} />,
  '/table/game/': (first) => <GameSheet {...common} first={first} />,
  '/tournament/': (first) => <TournamentSheet {...common} first={first} />,
  '/qualify/event/': (first) => (
    <EventPage words={earlyExamWords(t, 'event')} lang="en" locale={undefined} first={first} />
  ),
};
/** What a page looks like as built by a rulebook, but for the one that is chosen in its list. */
const built = (path: string, first: BookId): string =>
  renderToString(<>{PAGES[path]?.(first)}</>).replaceAll(' selected', '');

test.each(Object.keys(PAGES))('%s looks the same by each rulebook for which it stays asleep', (path) => {
  const alike: readonly BookId[] = path === '/qualify/event/' ? EVENT_BOOKS : BOOKS_ALIKE;
  expect(alike).toContain(FIRST_BOOK);
  for (const book of alike) expect(built(path, book), book).toBe(built(path, FIRST_BOOK));
});

test.each(['/table/', '/table/game/'])('%s looks different by a rulebook that has it woken', (path) => {
  const others = BOOK_IDS.filter((id) => !(BOOKS_ALIKE as readonly BookId[]).includes(id));
  expect(others.length).toBeGreaterThan(0);
  for (const book of others) expect(built(path, book), book).not.toBe(built(path, FIRST_BOOK));
});
