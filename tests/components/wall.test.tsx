// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { RIICHI_TABLES } from '../../src/components/features/club/settle/riichi-tables.ts';
import { TournamentSheet } from '../../src/components/features/club/tournament/TournamentSheet.tsx';
import { withPlan } from '../../src/components/features/club/tournament/plan.ts';
import { tournamentWords } from '../../src/components/features/club/tournament/strings.ts';
import { formatTournament, newTournament } from '../../src/components/features/club/tournament/tournament.ts';
import { TIMINGS } from '../../src/components/features/referee/log/options.ts';
import { $clock, setClock, wholeSession } from '../../src/stores/session-clock.ts';
import { $tournamentText } from '../../src/stores/table.ts';
import { leave, open } from './live.ts';

vi.mock('../../src/components/features/referee/log/ring.ts', () => ({ ring: vi.fn() }));

const words = tournamentWords({ all: () => JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object });
const players = Array.from({ length: 17 }, (_, i) => ({ id: i + 1, name: `P${String(i + 1)}`, penalty: 0 }));
const planned = withPlan({ ...newTournament('ema-2016'), name: 'Open', players }, { from: 0, rounds: 4, drawn: false });

async function openWall(hash = '#view=wall') {
  leave();
  history.replaceState(null, '', `/tournament/${hash}`);
  const user = open(
    <TournamentSheet
      strings={{ words, lang: 'en', locale: undefined }}
      tables={RIICHI_TABLES}
      timings={TIMINGS}
      first="ema-2016"
    />,
  );
  return { user, wall: await screen.findByRole('dialog') };
}

beforeEach(() => {
  $tournamentText.set(formatTournament(planned));
  setClock(undefined);
});

test('the projector view starts with the whole session of the rulebook, and Space starts and stops the clock', async () => {
  const { user, wall } = await openWall();
  expect(within(wall).getByRole('timer').textContent).toBe('90:00');
  await user.keyboard(' ');
  expect($clock.get()).toMatchObject({ minutes: 90, run: { endsAt: expect.any(Number) as number } });
  await user.keyboard(' ');
  expect($clock.get()).toMatchObject({ run: { left: expect.any(Number) as number } });
});

test('the projector view says at the signal what may still be played', async () => {
  setClock({ ...wholeSession(90, 15), run: { endsAt: Date.now() + 10 * 60_000 } });
  const { wall } = await openWall();
  expect(within(wall).getByRole('status').textContent).toBe(
    'Signal! 15 minutes to go. The current hand and one more are played.',
  );
});

test('keys show the seating of each session, and who pauses, and the standings', async () => {
  const { user, wall } = await openWall();
  await user.keyboard('2');
  const tables = wall.querySelectorAll('.wall-tables > li');
  expect(tables).toHaveLength(4);
  expect(wall.textContent).toMatch(new RegExp(words.tournament['seating.paused'].replace('{{names}}', 'P\\d+')));
  const first = tables[0]?.textContent;
  await user.keyboard('{ArrowRight}');
  expect(wall.textContent).toContain('Open · Session 2');
  expect(wall.querySelector('.wall-tables > li')?.textContent).not.toBe(first);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(wall.textContent).toContain('Open · Session 1');
  await user.keyboard('3');
  expect(wall.textContent).toContain('The ranking appears here once a table has been entered.');
});

test('the projector view is closed by its button, and opened by the one in the page', async () => {
  const { user } = await openWall();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show on a projector' }));
  await screen.findByRole('dialog');
});
