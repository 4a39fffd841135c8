import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import english from '../../../src/content/i18n/en.json';
import { ALL_SKILL_IDS } from '../../../src/quizzes/base/skill-ids.ts';
import { chanceOf } from '../../learners/chance.ts';
import { leave, open } from '../live.ts';
import { say, serveWords } from '../live-site.ts';

/**
 * Sets up an empty browser in which every lesson was shown, unless told otherwise. Random choices follow from the seed,
 * so that every run meets the same questions.
 */
export function newBrowser({
  isTaught = true,
  stored = {},
  seed = 'practice',
}: {
  readonly isTaught?: boolean;
  readonly stored?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
} = {}): void {
  vi.spyOn(Math, 'random').mockImplementation(chanceOf(seed));
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/practice/');
  serveWords();
  if (isTaught) localStorage.setItem('tensu:lessons', JSON.stringify({ version: 1, taught: ALL_SKILL_IDS }));
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
}

/** Opens the practice page afresh, as a browser does: all scripts are reloaded. */
export async function openPractice(fragment = '', how: 'navigate' | 'reload' = 'navigate'): Promise<UserEvent> {
  leave();
  vi.resetModules();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: how } as unknown as PerformanceEntry]);
  if (fragment !== '') history.replaceState(null, '', `/practice/${fragment}`);
  const { Practice } = await import('../../../src/components/features/practice/Practice.tsx');
  const { lobbyWords } = await import('../../../src/components/widgets/questions/strings.ts');
  return open(<Practice words={lobbyWords({ all: () => english })} lang="en" locale={undefined} first="ema-2016" />);
}

/** The button of a skill on the map. */
export const skillButton = (skill: string): Promise<HTMLElement> =>
  screen.findByRole('button', {
    name: (name) =>
      name.replace(/\s+/g, '') ===
      say(`practice.skill.${skill}`)
        .concat(say(`practice.about.${skill}`))
        .replace(/\s+/g, ''),
  });

/** The first button in a part of the page. */
export function firstButton(part: HTMLElement): HTMLElement {
  const [first] = within(part).getAllByRole('button');
  if (!first) throw new Error('no button');
  return first;
}

/** Waits until an element has the focus. */
export const hasFocus = async (element: Promise<HTMLElement>): Promise<void> => {
  const wanted = await element;
  await waitFor(() => expect(document.activeElement).toBe(wanted));
};

/** Waits until the session shows its n-th question. */
export const atQuestion = (n: number, of: number): Promise<HTMLElement> =>
  screen.findByText(say('practice.place', { n, of }));

/** Asks for the result only, not line by line. */
export async function askForResult(user: UserEvent): Promise<void> {
  const form = await screen.findByLabelText(say('practice.form'));
  await user.selectOptions(form, say('practice.form.value'));
  form.blur();
}
