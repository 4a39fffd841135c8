import { LIMITS } from '../../budgets.ts';
import { expect, test } from './fixture.ts';
import { noteShifts, shift } from './shifts.ts';

const PATH = '/referee/';

test.describe('the referee page', () => {
  test('answers in plain words, the rulebook in force first', async ({ page }) => {
    await page.goto(PATH);
    await page.locator('#tensu-rulebook').selectOption('tesuji-2018');
    const field = page.getByRole('searchbox', { name: 'What happened?' });
    await field.fill('forgot to turn the riichi tile');
    const first = page.locator('#finds .offence').first();
    await expect(first.getByRole('heading')).toHaveText('Riichi tile not turned, or “riichi” not said');
    await expect(first.locator('.ruling').first()).toContainText('Tesuji A-League 2018');
    await first.locator('details:has(.rulings) > summary').click();
    await expect(first.locator('details .ruling').filter({ hasText: 'EMA 2016' }).first()).toContainText('Dead hand.');
    await expect(page.getByRole('status')).toHaveText(/^\d+ cards? found$/);
    await expect(page.locator('#places')).toBeHidden();

    await page.locator('#tensu-rulebook').selectOption('mers-2014');
    await field.fill('15 minutes late');
    await expect(first.locator('.ruling').first()).toContainText('MERS 2014');
    await expect(first.locator('.ruling dd').first()).toContainText('20');

    await page.locator('#tensu-rulebook').selectOption('samara-2019');
    await field.fill('ron without yaku, hand shown');
    await expect(first.locator('.ruling').first()).toContainText('Samara 2019');
    await expect(first.locator('.ruling dd').first()).toContainText('4,000 to East, 2,000 to each other player');
    await expect(first.locator('.verdict')).toHaveText(/^Chombo: 4,000 to East, 2,000 to the others;/);

    await field.fill('riichi player admits he is noten but the hand is not over');
    await expect(first.locator('.verdict')).toHaveText('Play on. It is settled at the draw.');
    await page.getByRole('button', { name: 'Change: Still going' }).click();
    const question = page.getByRole('group', { name: 'How does the hand stand?' });
    await question.getByRole('button', { name: 'Drawn' }).click();
    await expect(first.locator('.verdict')).toHaveText(/^Chombo: 4,000 to East/);
    await first.getByRole('link', { name: '3.4.6' }).first().click();
    await expect(page).toHaveURL(/\/ema-2016\/end-of-hand\/#3\.4\.6$/);
  });

  test(
    'asks back in a word or two, by keyboard, and shows the card that was meant',
    { tag: '@phone' },
    async ({ page }) => {
      // By signs alone, so that it asks whatever the models say.
      await page.route('**/finder-words.json', (route) => route.fulfill({ body: '' }));
      await page.addInitScript(noteShifts);
      await page.goto(PATH);
      await page.locator('#tensu-rulebook').selectOption('ema-2016');
      const field = page.getByRole('searchbox');
      await field.pressSequentially('drew a tile from the wrong place of the wall', { delay: 20 });
      const player = page.getByLabel('Player', { exact: true });
      await expect(player).toBeVisible();
      expect((await player.boundingBox())?.width).toBeGreaterThan(100);
      expect(await shift(page)).toBeLessThanOrEqual(LIMITS.layoutShift);
      await field.fill('called ron by mistake');
      const fork = page.getByRole('group', { name: 'Were tiles shown?' });
      await expect(fork.getByRole('button')).toHaveText(['Nothing shown', 'Tiles shown']);
      const status = page.getByRole('status');
      await expect(status).toHaveText('Were tiles shown?');
      await expect(status).toHaveClass('sr-only');
      await fork.getByRole('button', { name: 'Tiles shown' }).focus();
      await page.keyboard.press('Enter');
      const heading = page.locator('#finds .offence').first().getByRole('heading', { level: 3 });
      await expect(heading).toHaveText('Invalid win with the tiles shown');
      await expect(heading).toBeFocused();
      await expect(status).toHaveText(/cards found$/);
      await expect(status).not.toHaveClass('sr-only');
    },
  );

  test('leads by two pictures to the card, back again, and from old anchors to the list', async ({ page }) => {
    await page.goto(PATH);
    await page.locator('#tensu-rulebook').selectOption('ema-2012');
    await page.getByRole('link', { name: 'Wall', exact: true }).click();
    await page.getByRole('link', { name: 'Tiles seen' }).click();
    await page.getByRole('link', { name: /^Many tiles of the wall exposed/ }).click();
    const question = page.getByRole('group', { name: 'More than 5 tiles?' });
    await question.getByRole('button', { name: 'More than 5 tiles' }).click();
    await expect(page.locator('#finds .verdict').first()).toHaveText(/^Chombo/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Tiles seen' })).toBeFocused();
    const field = page.getByRole('searchbox');
    await field.fill('phone rings');
    await page.locator('#finds .about a').first().click();
    await expect(field).toHaveValue('');
    await page.goBack();
    await expect(field).toHaveValue('phone rings');
    await page.goto(`${PATH}#late`);
    await expect(page).toHaveURL(/\/referee\/all\/#late$/);
  });

  test('finds by signs if the device has an older form of the model', async ({ page }) => {
    await page.route('**/finder-words.json', (route) => route.fulfill({ json: { kinds: [], model: {}, net: {} } }));
    await page.goto(PATH);
    await page.locator('#tensu-rulebook').selectOption('ema-2016');
    await page.getByRole('searchbox').fill('called ron by mistake');
    await expect(page.getByRole('group', { name: 'Were tiles shown?' })).toBeVisible();
  });

  test('says if nothing was found, shows all again, and prints what was found', async ({ page }) => {
    await page.goto(PATH);
    const field = page.getByRole('searchbox');
    await field.fill('xylophone');
    await expect(page.getByRole('status')).toHaveText('Nothing found. Try other words, or search the whole site.');
    await page.getByRole('button', { name: 'Search the whole site' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('xylophone');
    await page.keyboard.press('Escape');
    await field.fill('');
    await expect(page.getByRole('link', { name: 'Dead wall' })).toBeVisible();

    const sides = async (): Promise<number> =>
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
    expect(await sides()).toBe(1);
    await page.getByRole('searchbox').fill('phone rings');
    await expect(page.locator('#finds .offence').first()).toBeVisible();
    expect(await sides()).toBeLessThanOrEqual(2);
  });
});

test.describe('the penalty log', () => {
  test('climbs the ladder, withdraws, undoes and outlives a reload', async ({ page }) => {
    await page.goto(PATH);
    await page.locator('#tensu-rulebook').selectOption('mers-2014');
    await page.goto(`${PATH}log/#late-call`);
    const player = page.getByRole('combobox', { name: 'Player' });
    const points = page.getByRole('spinbutton', { name: 'Points' });
    const enter = page.getByRole('button', { name: 'Add', exact: true });
    await expect(page.getByRole('combobox', { name: 'What happened' })).toHaveValue('late-call');
    await enter.click();
    await expect(page.getByRole('alert')).toHaveText('Enter the player’s name.');
    await player.fill('Anna');
    await expect(points).toHaveValue('0');
    await enter.click();
    await expect(points).toHaveValue('5');
    await enter.click();
    await expect(page.getByRole('row', { name: /Anna/ })).toContainText('5');

    await page
      .getByRole('button', { name: /^Withdraw/ })
      .last()
      .click();
    await expect(page.getByText('(withdrawn)')).toBeVisible();
    await expect(points).toHaveValue('5');
    await page.reload();
    await expect(page.getByText('(withdrawn)')).toBeVisible();
    await page.getByRole('button', { name: 'Next session' }).click();
    await player.fill('Anna');
    await expect(points).toHaveValue('0');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Session 1 · MERS 2014')).toBeVisible();
  });
});
