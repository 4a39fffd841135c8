// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import type { ComponentChild } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseGame } from '../../src/components/features/club/settle/game.ts';
import { Final } from '../../src/components/features/club/settle/Final.tsx';
import { GameSheet } from '../../src/components/features/club/settle/GameSheet.tsx';
import { Settle } from '../../src/components/features/club/settle/Settle.tsx';
import { RIICHI_TABLES } from '../../src/components/features/club/settle/riichi-tables.ts';
import { TIMINGS } from '../../src/components/features/referee/log/options.ts';
import { TournamentSheet } from '../../src/components/features/club/tournament/TournamentSheet.tsx';
import { tournamentWords } from '../../src/components/features/club/tournament/strings.ts';
import { chooseRulebook } from '../../src/stores/rulebook.ts';
import { $gameText, $tournamentText } from '../../src/stores/table.ts';
import { leave, open } from './live.ts';
import { serveWords } from './live-site.ts';

const words = tournamentWords({ all: () => JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object });
const PROPS = {
  timings: TIMINGS,
  strings: { words, lang: 'en', locale: undefined },
  tables: RIICHI_TABLES,
  first: 'ema-2016' as const,
};
const PAGES = {
  '/table/': () => <Settle {...PROPS} />,
  '/table/final/': () => <Final {...PROPS} />,
  '/table/game/': () => <GameSheet {...PROPS} />,
  '/tournament/': () => <TournamentSheet {...PROPS} />,
} satisfies Record<string, () => ComponentChild>;

function goTo(path: keyof typeof PAGES, link = '') {
  leave();
  history.replaceState(null, '', path + link);
  return open(PAGES[path]());
}

const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
const row = (name: RegExp) => screen.findByRole('row', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Opens a game and enters its first hand: player 1 wins a mangan from player 2. */
async function gameOfOneHand() {
  const user = goTo('/table/game/');
  await screen.findByRole('group', { name: /^Who discarded/ });
  await user.click(group(/^Who discarded/).getByRole('radio', { name: /Player 2/ }));
  await user.click(group(/^Who won/).getByRole('checkbox', { name: /Player 1/ }));
  await user.click(group(/^Hand: Player 1/).getByRole('radio', { name: '5 mangan' }));
  await user.click(button('Add this hand'));
  return user;
}

// happy-dom fires hashchange after replaceState, which no browser does; it would open the page's own link again.
addEventListener('hashchange', (event) => event.stopImmediatePropagation());

beforeEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  $gameText.set('');
  $tournamentText.set('');
  chooseRulebook('ema-2016');
});

test('a draw is settled, and undo takes the last tap back', async () => {
  const user = goTo('/table/');
  await user.click(screen.getByRole('radio', { name: 'Exhaustive draw' }));
  await user.click(group('Who is tenpai').getByRole('checkbox', { name: 'West' }));
  expect((await row(/^West /)).textContent).toContain('+3,000');
  await user.click(button('Undo'));
  expect((await row(/^West /)).textContent).not.toContain('+3,000');
});

test('rejects malformed links with a message', () => {
  goTo('/table/', '#v=1&in=ema-2016&h=east1&e=theft');
  screen.getByText(/This link does not describe a hand/);
  goTo('/table/final/', '#v=1&in=ema-2016&p=1_2');
  screen.getByText(/This link does not describe the end of a game/);
});

test('offers big three dragons with a liable player as one limit hand only', async () => {
  const user = goTo('/table/', '#v=1&in=ema-2012&h=east1&e=ron&d=1&w=2');
  const west = group('Hand: West');
  await user.click(west.getByRole('radio', { name: 'yakuman' }));
  west.getByRole('radio', { name: '× 2' });
  await user.selectOptions(west.getByRole('combobox'), 'East: Big three dragons');
  expect(west.queryByRole('radio', { name: '× 2' })).toBeNull();
  expect((await row(/^West /)).textContent).toContain('+32,000');
});

test('refuses points with a decimal comma and keeps those that were read', async () => {
  const user = goTo('/table/final/');
  const east = screen.getByLabelText('East');
  await user.clear(east);
  await user.type(east, '45000');
  await user.clear(east);
  await user.type(east, '12,5');
  screen.getByText(/“12,5” is not a whole number of points/);
  await user.clear(east);
  await user.type(east, '12,500');
  screen.getByText(/The points add up to 102,500/);
});

test('a game is written down, corrected, ended and undone', async () => {
  const user = await gameOfOneHand();
  const now = () => screen.getByRole('region', { name: 'Current state' }).textContent;
  expect(now()).toContain('42,000');
  goTo('/table/game/');
  await waitFor(() => expect(now()).toContain('42,000'));
  await user.click(button(/^Correct/));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /East 1/ }));
  await user.click(button('Cancel the correction'));
  expect(document.activeElement).toBe(button(/^Correct/));
  await user.click(button('End the game here'));
  expect(screen.queryByRole('button', { name: 'Add this hand' })).toBeNull();
  await user.click(button('Undo'));
  button('Add this hand');
});

test('the roster takes names, and refuses points that are no whole number', async () => {
  const user = goTo('/tournament/');
  await user.type(screen.getByLabelText('One name per line'), '\u200eAnn');
  await user.click(button('Add these players'));
  expect(JSON.parse($tournamentText.get())).toMatchObject({ players: [{ name: 'Ann', penalty: 0 }] });
  await user.click(await screen.findByText(/Players · 1 player/));
  const off = screen.getByRole<HTMLInputElement>('textbox', { name: 'Points deducted from Ann' });
  await user.clear(off);
  await user.type(off, '12,5');
  await user.tab();
  expect((await screen.findByRole('alert')).textContent).toBe('“12,5” is not a whole number of points.');
  expect(off.value).toBe('0');
});

test('a chombo is entered, and a correction of it cancelled', async () => {
  const user = goTo('/table/game/');
  await user.type(await screen.findByLabelText('Player 2'), 'Bo{Tab}');
  await user.click(screen.getByRole('radio', { name: 'Chombo' }));
  await user.click(group('Who committed a chombo').getByRole('checkbox', { name: 'Bo (South)' }));
  await user.click(button('Add this hand'));
  screen.getByRole('rowheader', { name: 'East 1 Chombo · Bo' });
  await user.click(button(/^Correct/));
  await user.click(button('Cancel the correction'));
  expect(document.activeElement).toBe(button(/^Correct/));
});

test('two names that are given at once both stay', async () => {
  goTo('/table/game/');
  const fields = [1, 2, 3, 4].map((n) => screen.getByLabelText<HTMLInputElement>(`Player ${String(n)}`));
  // As a browser fills a form: no render between one field and the next.
  for (const [i, field] of fields.entries()) {
    field.value = `P${String(i)}`;
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  await waitFor(() => expect(parseGame($gameText.get())?.now.names).toEqual(['P0', 'P1', 'P2', 'P3']));
  expect(fields.map(({ value }) => value)).toEqual(['P0', 'P1', 'P2', 'P3']);
});

test('a hand is counted from its tiles, by either game', async () => {
  serveWords();
  const user = goTo('/table/');
  await screen.findByRole('group', { name: 'Who discarded' });
  await user.click(group('Who discarded').getByRole('radio', { name: 'South' }));
  await user.click(
    within(await screen.findByRole('group', { name: /^Who won/ })).getByRole('checkbox', { name: 'West' }),
  );
  await user.click(button('Count it from the tiles'));
  const tiles = () => screen.findByLabelText('Hand as text');
  await user.clear(await tiles());
  await user.type(await tiles(), '234m567p22p345s88s8s');
  await waitFor(async () => expect((await row(/^West /)).textContent).toContain('+1,300'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rulebook' }), 'MERS 2014');
  await screen.findByRole('radio', { name: 'False hu' });
  await user.clear(await tiles());
  await user.type(await tiles(), '123456789m2244z4z');
  await user.click(
    within(await screen.findByRole('group', { name: 'Flowers' })).getAllByRole('button')[0] ?? button(''),
  );
  await waitFor(async () => expect((await row(/^South /)).textContent).toContain('−34'));
  await user.click(await screen.findByText(/^West: 26 points/, { selector: 'summary' }));
  expect(screen.getAllByRole('listitem').some(({ textContent }) => textContent.startsWith('Pure Straight'))).toBe(true);
});

test('the roster leaves the names that find no room in the field, and says so', async () => {
  const user = goTo('/tournament/');
  const field = screen.getByLabelText('One name per line');
  await user.click(field);
  await user.paste(Array.from({ length: 1003 }, (_, n) => `Player ${String(n)}`).join('\n'));
  await user.click(button('Add these players'));
  const said = await screen.findByText(/room for 1,000 players\. 3 names did not fit/);
  expect(said.closest('details')?.open).toBe(true);
  expect((field as HTMLTextAreaElement).value).toBe('Player 1000\nPlayer 1001\nPlayer 1002');
  expect((JSON.parse($tournamentText.get()) as { players: unknown[] }).players).toHaveLength(1000);
});

test('a hand that undo takes back stands in the form again, and is entered with one tap', async () => {
  const user = await gameOfOneHand();
  await user.click(button('End the game here'));
  await user.click(button('Undo'));
  expect(group(/^Who won/).queryByRole('checkbox', { name: /Player 1/, checked: true })).toBeNull();
  await user.click(button('Undo'));
  const now = () => screen.getByRole('region', { name: 'Current state' }).textContent;
  expect(now()).toContain('30,000');
  expect(group(/^Who won/).getByRole<HTMLInputElement>('checkbox', { name: /Player 1/ }).checked).toBe(true);
  await user.click(button('Add this hand'));
  expect(now()).toContain('42,000');
});

test('paper has every session with more tables than the screen shows open, and every deduction', async () => {
  const table = (players: number[], penalties: unknown[] = []) => ({
    players,
    scores: [30_000, 30_000, 30_000, 30_000],
    bets: 0,
    penalties,
    substitutes: [],
  });
  const people = Array.from({ length: 40 }, (_, i) => ({
    id: i + 1,
    name: `P${String(i + 1)}`,
    penalty: i === 6 ? 500 : 0,
  }));
  const four = (i: number) => [4 * i + 1, 4 * i + 2, 4 * i + 3, 4 * i + 4];
  const first = Array.from({ length: 10 }, (_, i) =>
    table(four(i), i === 3 ? [{ seat: 2, points: 20_000, when: 'after-uma', why: 'chombo' }] : []),
  );
  const sessions = [
    { stage: 1, tables: first, missed: [] },
    { stage: 1, tables: [table(four(0))], missed: [40] },
  ];
  $tournamentText.set(
    JSON.stringify({ version: 1, name: 'Open', rules: 'ema-2016', players: people, sessions, readings: {} }),
  );
  goTo('/tournament/');
  const second = (await screen.findByRole('heading', { name: 'Session 2' })).closest('section');
  expect(second?.textContent).toContain('Missed this session: P40.');
  expect(screen.getAllByRole('option', { name: /^Session/ }).map((one) => one.textContent)).toEqual([
    'Session 1, tables: 10',
    'Session 2, tables: 1',
  ]);
  const printed = screen.getByRole('heading', { name: 'Session 1' }).closest('section');
  expect(printed?.querySelectorAll('tbody tr')).toHaveLength(10);
  const fines = screen.getByRole('heading', { name: 'Penalties and chombo' }).closest('section');
  const rows = [...(fines?.querySelectorAll('tbody tr') ?? [])].map((one) => one.textContent);
  expect(rows).toEqual(['14P15Chombo20,000After uma', '––P7Fine500Ranking']);
});

test('a file holds a hand that was added in the same moment', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:file';
  });
  const user = goTo('/table/game/');
  await user.click(await screen.findByRole('radio', { name: 'Exhaustive draw' }));
  const add = await screen.findByRole('button', { name: 'Add this hand' });
  await waitFor(() => expect(add.ariaDisabled).not.toBe('true'));
  // No render between the two, as when somebody is quicker than the page.
  add.click();
  button('Save as a file').click();
  const [file] = saved;
  expect(parseGame((await file?.text()) ?? '')?.now.hands).toHaveLength(1);
  vi.restoreAllMocks();
});
