import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const PATH = '/score/';

async function open(page: Page, path = PATH): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
}

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused.trim())) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

const form = (page: Page) => page.getByRole('form', { name: 'Hand scorer' });
const verdicts = (page: Page) => form(page).locator('.verdict');

test.describe('the scorer', () => {
  test('by keyboard alone, from an empty table to a judged guess', { tag: '@desktop' }, async ({ page }) => {
    await open(page);
    await tabTo(page, 'Clear');
    await page.keyboard.press('Enter');
    await expect(form(page)).toContainText('13 more tiles');

    await tabTo(page, '1 characters');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Hand as text')).toHaveValue('12m2p');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(page.getByLabel('Hand as text')).toHaveValue('');

    await tabTo(page, 'Hand as text');
    await page.keyboard.type('234m 567p 22p 345s 88s 8s');
    await expect(form(page)).toContainText('All tiles are there');
    await tabTo(page, 'Discard (ron)');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Self-draw (tsumo)' })).toBeChecked();
    await tabTo(page, /^Yaku/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^All simples/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Han');
    await page.keyboard.type('2');
    await tabTo(page, 'Fu');
    await page.keyboard.type('30');
    await tabTo(page, 'Payment');
    await page.keyboard.type('500/1000');
    await page.keyboard.press('Enter');

    await expect(verdicts(page)).toHaveCount(4);
    await expect(verdicts(page).nth(0)).toContainText('Yaku: Wrong. You missed: Fully concealed hand');
    await expect(verdicts(page).nth(1)).toContainText('Right.');
    await expect(verdicts(page).nth(2)).toContainText('Right.');
    await expect(verdicts(page).nth(3)).toContainText('Right.');
    await expect(page.getByRole('status')).toHaveText(
      'Right: 3 of 4. Yaku: Wrong. You missed: Fully concealed hand. Han: Right. Fu: Right. Payment: Right.',
    );
    await expect(page.getByLabel('Payment')).toBeFocused();
  });

  test('says at once what cannot be, and keeps what was typed', async ({ page }) => {
    await open(page);
    const hand = page.getByLabel('Hand as text');
    for (const [typed, sentence] of [
      ['11111m', 'too many of one tile: 1 characters'],
      ['123m 9z', '“9z” in “Hand as text” is not a tile'],
      ['123456789m 1234p', 'Now choose the winning tile'],
      ['123456789m 123456p', 'Wrong number of tiles'],
    ] as const) {
      await page.getByLabel('Winning tile', { exact: true }).and(page.locator('input[type=text]')).fill('');
      await hand.fill(typed);
      await expect(form(page)).toContainText(sentence);
      await expect(hand).toHaveValue(typed);
    }
  });

  test('refuses riichi with a called set, and undoes', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('radio', { name: 'Called set' }).check();
    const honours = page.getByRole('radio', { name: 'Honours' });
    if (await honours.isVisible()) await honours.check();
    await page.getByRole('button', { name: 'white dragon', exact: true }).click();
    await page.getByRole('radio', { name: 'Riichi', exact: true }).check();
    await expect(form(page)).toContainText('Riichi needs a closed hand');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(form(page)).toContainText('10 more tiles');
    await page.getByRole('button', { name: 'Remove called pung of white dragons' }).dblclick();
    await expect(form(page)).toContainText('13 more tiles');
  });

  test('the focus stays on the table when a set is taken away', { tag: '@desktop' }, async ({ page }) => {
    await open(page, `${PATH}#in=ema-2016&c=1s456p567m&m=p999m.c345p@left&w=1s&by=discard&s=south&r=east`);
    const takeAway = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
    await takeAway('called pung of 9 9 9 characters').focus();
    await page.keyboard.press('Enter');
    await expect(takeAway('called chow of 3 4 5 dots from the left')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Hand on the table' }).locator(':focus')).toHaveCount(1);
  });

  test(
    'the winning tile has a name of its own, and a hand half read is told',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page);
      await expect(page.getByRole('button', { name: 'Remove winning tile, 8 bamboo' })).toHaveCount(1);
      await page.getByLabel('Hand as text').fill('234m 5');
      await expect(page.getByRole('group', { name: /^Hand on the table: .*2 3 4 characters/ })).toBeVisible();
    },
  );

  test('the arrows go on from one suit to the next', { tag: '@desktop' }, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: '1 dots', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: '9 characters', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: '1 dots', exact: true })).toBeFocused();
  });

  test('a part that cannot be read is marked and told until it is changed', async ({ page }) => {
    await open(page);
    const payment = page.getByLabel('Payment', { exact: true });
    await payment.fill('abc');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(
      /^Right: 0 of 1\. Payment: Not understood\. Enter the payment as/,
    );
    await expect(payment).toHaveAttribute('aria-invalid', 'true');
    await expect(payment).toHaveAccessibleDescription('Enter 7700, 1300/2600 or 3900 all');
    await payment.fill('5200');
    await expect(payment).not.toHaveAttribute('aria-invalid');
  });

  test('the cells of the score table say which is by discard and which by draw', async ({ page }) => {
    await open(page);
    const row = page.getByRole('table', { name: 'Another player wins' }).getByRole('row').nth(3);
    await expect(row.getByRole('cell').first()).toHaveText(/^\s*Ron 1,000\s*Tsumo 300\/500\s*$/);
  });

  test('what waits for the second picture comes: the circumstances and the score table', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('group', { name: 'Seat wind' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Another player wins' })).toBeVisible();
  });

  test('shows nothing before the guess, then the reasons with their articles', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status')).toContainText('Fill in at least one part');
    await expect(form(page).locator('.answer')).toHaveCount(0);

    await page.getByLabel('Fu', { exact: true }).fill('32');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(verdicts(page)).toHaveText(['Fu: Wrong. 32 is the sum before rounding up.']);
    await expect(form(page).locator('.answer')).toContainText('completed by a discard, so open');
    await expect(form(page).locator('.answer')).not.toContainText('5,200');

    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(form(page).locator('.answer')).toContainText('5,200');
    const article = form(page).locator('.answer a.cite[href$="#4.1.1"]').first();
    await expect(article).toHaveAttribute('href', /\/ema-2016\/scoring\/#4\.1\.1$/);
  });

  test('says nothing of a hand that was changed while the judge was on its way', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/_astro/explanation.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page);
    await page.getByLabel('Fu', { exact: true }).fill('32');
    const fetched = page.waitForResponse(/explanation/);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByLabel('Hand as text').fill('11m');
    release(undefined);
    await fetched;
    await expect(page.getByRole('status')).toContainText('11 more tiles');
    await expect(form(page).locator('.answer')).toHaveCount(0);
  });

  test('scores anew when another rulebook is put in force', async ({ page }) => {
    await open(page, `${PATH}#in=ema-2016&c=23s22s456p567m&m=c345p@left&w=4s&by=discard&s=south&r=east`);
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(form(page).locator('.answer')).toContainText('All simples');
    await page.locator('#tensu-rulebook').selectOption('ema-2012');
    await expect(form(page).locator('.answer')).toContainText('This hand cannot win');
    await expect(form(page).locator('.answer')).toContainText('the hand would have to be closed');
  });
});
