// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { onlineIn } from '../../src/components/features/games/build-online.ts';
import { GamesPage } from '../../src/components/features/games/GamesPage.tsx';
import { gamesWords } from '../../src/components/features/games/strings.ts';
import { deleteAllSources } from '../../src/stores/games/saved.ts';
import { chooseRulebook } from '../../src/stores/rulebook.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { RIICHI_GAME } from '../../src/quizzes/games/riichi/game.ts';
import { solveQuestion } from '../../src/quizzes/games/skills.ts';
import { parseOwnHands } from '../../src/quizzes/quiz/own-hands.ts';
import { passedTiles } from '../logs/scenes.ts';
import { playedGame } from '../logs/table.ts';
import { writeTenhouJson } from '../logs/write-tenhou-json.ts';
import { leave, open } from './live.ts';

const t = { all: () => JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object };
const PROPS = {
  words: gamesWords(t),
  lang: 'en',
  locale: undefined,
  scorer: '/score/',
  practice: '/practice/',
  online: onlineIn(t, 'en'),
};
const game = (seed: number): string => JSON.stringify(writeTenhouJson(playedGame(seed)));

const show = () => open(<GamesPage {...PROPS} />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function paste(user: ReturnType<typeof show>, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: /paste a game/ });
  await user.click(field);
  await user.paste(text);
  await user.click(button('Read'));
}

beforeEach(async () => {
  leave();
  await deleteAllSources();
  chooseRulebook('ema-2016');
});

test('a pasted game shows its hands, and says that this browser does not store it', async () => {
  const user = show();
  await paste(user, game(3));
  await screen.findByRole('heading', { name: 'Your hands by EMA 2016' });
  await screen.findByText(/stores nothing for the page/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which hands' }), 'All');
  const hands = within(screen.getByRole('region', { name: 'Hands won' })).getAllByRole('link', {
    name: 'Open in the scorer',
  });
  expect(hands.length).toBe(
    playedGame(3).reduce((sum, { ends }) => sum + ends.filter(({ seat }) => seat !== undefined).length, 0),
  );
  expect(hands[0]?.getAttribute('href')).toMatch(/^\/score\/#in=ema-2016&c=/);
});

test('the rule that makes a difference is named with its article, and filters the hands', async () => {
  const user = show();
  for (const seed of [0, 1, 2, 3, 4, 5, 6, 7]) await paste(user, game(seed));
  const cause = await screen.findByRole('button', { name: /^Red fives/ });
  await user.click(cause);
  expect(cause.getAttribute('aria-pressed')).toBe('true');
  const lines = await screen.findAllByText(/^Red fives: none \(online: one in each suit\)$/);
  expect(lines.length).toBeGreaterThan(0);
  expect(document.querySelector('.win-causes .cite')?.textContent).toMatch(/EMA 2016.* 1\.1/);
});

test('what cannot be read is counted and named', async () => {
  const user = show();
  await paste(user, 'See you on Friday');
  await screen.findByText('1 part could not be read');
  screen.getByText(/not a game in a format/);
  expect(screen.queryByRole('heading', { name: /Your hands/ })).toBeNull();
});

test('the same game twice is one game, and deleting deletes after a second tap', async () => {
  const user = show();
  await paste(user, game(3));
  await screen.findByText(/^1 game ·/);
  await paste(user, game(3));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  screen.getByText(/^1 game ·/);
  await user.click(button('Delete all games'));
  await user.click(button('Yes, delete all'));
  expect(screen.queryByRole('heading', { name: /Your hands/ })).toBeNull();
});

test('chosen hands become one link to practice', async () => {
  const user = show();
  await paste(user, game(3));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Which hands' }), 'All');
  const [first] = await screen.findAllByRole('checkbox', { name: 'Choose for practice' });
  if (first) await user.click(first);
  const link = await screen.findByRole('link', { name: 'Count 1 hand' });
  expect(link.getAttribute('href')).toMatch(/^\/practice\/#own=q=whole&in=ema-2016&[^/]*$/);
});

registerGame(RIICHI_GAME);

test('a player sees what was left at each riichi, and practises furiten', async () => {
  const user = show();
  await paste(user, JSON.stringify(writeTenhouJson([passedTiles()])));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Which player are you?' }), 'Anna');
  const section = within(await screen.findByRole('region', { name: 'Riichi and furiten' }));
  section.getByText(/^1 unseen$/);
  section.getByText(/^4 unseen$/);
  expect(section.getAllByText(/passed up a winning tile/)).toHaveLength(2);
  const link = section.getByRole('link', { name: 'Was it furiten? 4 moments' });
  const own = (link.getAttribute('href') ?? '').replace('/practice/', '');
  const asked = parseOwnHands(own)?.map((question) => solveQuestion(question));
  expect(asked?.toSorted()).toEqual(['may', 'may', 'riichi', 'temporary']);
});
