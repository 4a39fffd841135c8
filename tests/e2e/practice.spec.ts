import { findings } from './axe.ts';
import type { Page } from '@playwright/test';
import { formatQuiz } from '../../src/quizzes/quiz.ts';
import { expect, test } from './fixture.ts';
import { PAGE, onlyResult, ready, skill } from './practice.ts';

const STEADY = `#${formatQuiz({ rules: 'ema-2016', skills: ['set-fu', 'payment'], level: 1, length: 6, seed: 'steady', title: 'Club <b>night</b>', author: 'Vika' })}`;
const ONE_LIMIT = formatQuiz({ rules: 'ema-2016', skills: ['limits'], level: 1, length: 1, seed: 'steady' });
const KEY = 'tensu:practice';

test.describe('practice', () => {
  test('a newcomer starts with one tap, is told why he is wrong, and sees what to do next', async ({ page }) => {
    await ready(page);
    await skill(page, 'Fu of a hand').click();
    await expect(page.getByRole('heading', { name: 'How many fu, rounded?' })).toBeFocused();
    await onlyResult(page);
    await page.getByRole('group', { name: 'How many fu, rounded?' }).getByRole('button', { name: '110' }).click();
    await expect(page.getByText('Not right.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'EMA 2016, 4.1.1' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { name: '0 of 1 right' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Replay the ones I missed' })).toBeVisible();
  });

  test('fu are asked line by line: what is wrong is told line by line, and what is missing by its name', async ({
    page,
  }) => {
    await ready(page);
    await skill(page, 'Fu of a hand').click();
    const start = page.getByRole('group', { name: 'Starting fu' });
    await start.getByRole('button', { name: '25', exact: true }).click();
    await expect(start.getByRole('button', { name: '25', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('alert')).toContainText('Still to fill in: ');
    for (const line of await page.locator('form').getByRole('group').all())
      await line.getByRole('button').first().click();
    await start.getByRole('button', { name: '25', exact: true }).click();
    await expect(page.getByText(/^Your lines add up to \d+\.$/)).toBeVisible();
    await page.getByRole('group', { name: 'Total fu, rounded' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Starting fu: 25' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  });

  test('ten questions by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await ready(page);
    await skill(page, 'Fu of a hand').focus();
    await page.keyboard.press('Enter');
    await onlyResult(page);
    for (let place = 1; place <= 10; place += 1) {
      await expect(page.getByText(`${String(place)} of 10`)).toBeVisible();
      await expect(page.getByRole('group', { name: 'How many fu, rounded?' })).toBeVisible();
      await page.keyboard.type('30');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: place < 10 ? 'Next' : 'See the result' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: /of 10 right/ })).toBeFocused();
  });

  test('the question that comes next lies ready, and nobody sees or hears of it before its turn', async ({ page }) => {
    await ready(
      page,
      `${PAGE}#${formatQuiz({ rules: 'ema-2016', skills: ['fu'], level: 1, length: 6, seed: 'steady' })}`,
    );
    await page.getByRole('button', { name: 'Start' }).click();
    const asking = page.getByRole('region', { name: 'How many fu, rounded?' });
    const hand = await asking.getByRole('img').getAttribute('aria-label');
    await asking.getByRole('button', { name: '110', exact: true }).click();
    const prepared = asking.locator('.prompt[aria-hidden=true] [role=img]');
    await expect(prepared).toHaveCount(1);
    await expect(asking.locator('.felt').getByRole('img')).toHaveCount(1);
    const next = (await prepared.getAttribute('aria-label')) ?? '';
    expect(next).not.toBe(hand);
    await asking.getByRole('button', { name: 'Next' }).click();
    await expect(asking.getByRole('img', { name: next })).toBeVisible();
  });

  test('a whole hand in one line; the rulebook in force is named', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tensu:rulebook', 'tesuji-2018'));
    await ready(page);
    await skill(page, 'The whole hand').click();
    await expect(page.getByText('By Tesuji A-League 2018').first()).toBeVisible();
    await page.getByLabel('You fill in').selectOption('everything');
    await page.getByText('Type it on one line instead').click();
    await page.getByLabel('All in one line').fill('nonsense');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('You fill in').selectOption('nothing (worked example)');
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText('Right.').first()).toBeVisible();
  });

  test('what was chosen before a sitting is still chosen after it', { tag: '@desktop' }, async ({ page }) => {
    await ready(page);
    await page.getByLabel('Difficulty').first().selectOption('3');
    await skill(page, 'Fu of one set').click();
    await expect(page.getByRole('heading', { name: 'How many fu?' })).toBeFocused();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByLabel('Difficulty').first()).toHaveValue('3');
  });

  test('a quiz by link asks the same questions of everybody', { tag: '@desktop' }, async ({ page, context }) => {
    const askedOf = async (one: Page): Promise<string> => {
      await ready(one, PAGE + STEADY);
      await expect(one.getByRole('heading', { name: 'Club <b>night</b>' })).toBeFocused();
      await expect(one.getByText('Made by Vika')).toBeVisible();
      await expect(one.getByText('About 3 min')).toBeVisible();
      await expect(one.getByText('To others it proves nothing.')).toBeVisible();
      await one.getByRole('button', { name: 'Start' }).click();
      const asked = one.locator('#practice-prompt');
      const drawn = await asked.locator('[role=img]').evaluateAll((all) => all.map((each) => each.ariaLabel).join());
      return (await one.locator('.felt h2').innerText()) + (await asked.innerText()) + drawn;
    };
    const first = await askedOf(page);
    expect(first.length).toBeGreaterThan(10);
    expect(await askedOf(await context.newPage())).toBe(first);
  });

  test(
    'a quiz of an earlier generator is refused in words, and a new one with its settings offered',
    { tag: '@desktop' },
    async ({ page }) => {
      await ready(page, `${PAGE}#quiz=ema-2016.fu+payment.1.10.k3x9-ju`);
      await expect(page.getByRole('heading', { name: /can no longer be made/ })).toBeFocused();
      await expect(page.getByText('Fu of a hand, Payment')).toBeVisible();
      await page.getByRole('button', { name: 'Start a new quiz with these settings' }).click();
      await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
    },
  );

  test(
    'a question has a link that asks it again; a result has one that says it is not checked',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const copied: string[] = [];
        Object.assign(window, { copied });
        const writeText = (text: string): Promise<void> => Promise.resolve(void copied.push(text));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      const copied = (): Promise<string> =>
        page.evaluate(() => (window as unknown as { copied: string[] }).copied.at(-1) ?? '');
      await ready(page, `${PAGE}#${ONE_LIMIT}`);
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('button', { name: 'Copy a link to this question' }).click();
      await expect(page.getByText('Copied.')).toBeVisible();
      expect(await copied()).toContain('#q=limits&in=ema-2016&h=');
      await page.getByRole('button', { name: 'No limit' }).click();
      await page.getByRole('button', { name: 'See the result' }).click();
      await page.getByRole('button', { name: 'Copy a link to my result' }).click();
      await expect.poll(copied).toContain(`#${ONE_LIMIT.replace('quiz', 'result')}.`);
      await page.goto('about:blank');
      await ready(page, `${PAGE}#${ONE_LIMIT.replace('quiz', 'result')}.1.7`);
      await expect(page.getByRole('heading', { name: '1 of 1 right' })).toBeFocused();
      await expect(page.getByText('nobody has checked it')).toBeVisible();
      await page.getByRole('button', { name: 'Take the same quiz' }).click();
      await expect(page.getByRole('heading', { name: 'Which limit is it, if any?' })).toBeVisible();
    },
  );

  test(
    'an exam runs by the clock, tells nothing between, and speaks at one minute',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.clock.install();
      await ready(page);
      await page.getByText('Take an exam').click();
      await page.getByLabel('Topic').selectOption('Fu of one set');
      await page.getByRole('button', { name: 'Start the clock' }).click();
      await expect(page.getByText('1 of 10')).toBeVisible();
      await page.clock.runFor(1000);
      await page.getByRole('button', { name: '0', exact: true }).click();
      await page.clock.runFor(1000);
      await expect(page.getByText('2 of 10')).toBeVisible();
      await expect(page.getByText(/^4:5\d$/)).toBeVisible();
      await page.clock.runFor(3 * 60_000 + 50_000);
      await expect(page.getByText('1 minute left.')).toBeHidden();
      await page.clock.runFor(10_000);
      await expect(page.getByText('1 minute left.')).toHaveCount(1);
      await page.clock.runFor(60_000);
      await expect(page.getByRole('heading', { name: /of 10 right/ })).toBeFocused();
      await expect(page.getByText('Not reached: 9.')).toBeVisible();
    },
  );

  test(
    'a longer exam speaks at five minutes and at one, and is silent between',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.clock.install();
      await ready(page);
      await page.getByText('Take an exam').click();
      await page.getByLabel('Pace').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Start the clock' }).click();
      await expect(page.getByText('1 of 20')).toBeVisible();
      const spoken = page.getByRole('status').filter({ hasText: 'left.' });
      const after = async (minutes: number, seconds: number): Promise<void> => {
        await page.clock.runFor(minutes * 60_000 + seconds * 1000);
      };
      await after(4, 50);
      await expect(spoken).toHaveCount(0);
      await after(0, 15);
      await expect(spoken).toHaveText('5 minutes left.');
      await after(3, 30);
      await expect(spoken).toHaveCount(0);
      await after(0, 30);
      await expect(spoken).toHaveText('1 minute left.');
    },
  );

  test(
    'a skill that reading aloud answers is marked, and left out when one says so',
    { tag: '@desktop' },
    async ({ page }) => {
      await ready(page);
      await expect(skill(page, 'Dora indicators')).toHaveAccessibleDescription(
        /read aloud, it may not apply.* below the list, under “This page is read aloud to me”/,
      );
      await page.getByLabel('This page is read aloud to me').check();
      await expect(page.getByText('not applicable')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next to learn: Count the dora' })).toBeVisible();
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByText('not applicable')).toBeVisible();
      await skill(page, 'Dora indicators').click();
      await expect(page.getByRole('heading', { name: /Which tile is dora/ })).toBeVisible();
    },
  );

  test('a broken link says so and leaves the map', { tag: '@desktop' }, async ({ page }) => {
    await ready(page, `${PAGE}#q=fu&in=nowhere&c=%E0%A4%A`);
    await expect(page.getByRole('alert')).toHaveText(/^This link is incomplete/);
    await expect(page.getByRole('heading', { name: /^Skills by/ })).toBeVisible();
  });

  test(
    'a skill is described by its grade and its last answers, the next one as such',
    { tag: '@desktop' },
    async ({ page }) => {
      await ready(page);
      const next = skill(page, 'Dora indicators');
      await expect(next).toHaveAccessibleDescription(/^next to learn; new /);
      await expect(next).not.toHaveAccessibleName(/→/);
      const other = skill(page, 'Fu of one set');
      await expect(other).toHaveAccessibleDescription('new');
      await other.click();
      await page.getByRole('button', { name: '0', exact: true }).click();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'All skills' }).click();
      await expect(other).toHaveAccessibleDescription(/^begun [01] of the last 1 right (0|100)\s% · /);
      await expect(page.getByText('Familiar: 3 of the last 5 answers right.')).toBeVisible();
    },
  );

  test('a payment that cannot be read is marked, and each try says so anew', async ({ page }) => {
    await ready(page);
    await skill(page, 'Payment').click();
    const field = page.locator('.answer-form').getByRole('textbox').first();
    await field.fill('abc');
    await field.press('Enter');
    const alert = page.locator('.answer-form').getByRole('alert');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^Write each payment as a number/);
    const before = await alert.elementHandle();
    await field.press('Enter');
    await expect.poll(() => before.evaluate((element) => element.isConnected)).toBe(false);
    await expect(alert).toHaveText(/^Write each payment as a number/);
  });

  test('a line of numbers that is not complete is told what belongs in it', async ({ page }) => {
    await ready(page);
    await skill(page, 'The whole hand').click();
    await page.getByLabel('You fill in').selectOption('everything');
    await page.getByText('Type it on one line instead').click();
    const line = page.getByLabel('All in one line');
    await expect(line).toHaveAccessibleDescription(/^Han, fu, then what .*: 1 han 100 fu [\d,/ ]+$/);
    await line.fill('2 30');
    await line.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      /^Something is missing in “2 30”, or it is not a number\. Han, fu, then/,
    );
    await expect(line).toHaveAttribute('aria-invalid', 'true');
  });

  test('exam and quiz ask for a difficulty each in a group of its own', { tag: '@desktop' }, async ({ page }) => {
    await ready(page);
    for (const name of ['Take an exam', 'Make a quiz for others']) {
      await page.getByText(name, { exact: true }).click();
      await expect(page.getByRole('group', { name, exact: true }).getByLabel('Difficulty')).toBeVisible();
    }
  });

  test(
    'remembers over a reload, and a damaged content is put aside and told',
    { tag: '@desktop' },
    async ({ page }) => {
      await ready(page);
      await skill(page, 'Fu of one set').click();
      await page.getByRole('button', { name: '0', exact: true }).click();
      await page.goBack();
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByText(/^(0|100)\s%/)).toBeVisible();
      await page.evaluate((key) => localStorage.setItem(key, '{"version":1,"books":3}'), KEY);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByRole('alert')).toContainText('could not be read');
      expect(await page.evaluate((key) => localStorage.getItem(`${key}:aside`), KEY)).toContain('"books":3');
    },
  );

  test('goes on where storage is blocked', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await ready(page);
    await skill(page, 'Fu of one set').click();
    await page.getByRole('button', { name: 'Skip to the questions' }).click();
    await page.getByRole('button', { name: '0', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'All skills' }).click();
    await expect(page.getByRole('alert')).toContainText('keeps nothing');
  });

  test('axe finds nothing in questions', { tag: '@phone' }, async ({ page }) => {
    // As tall as the longest question: what is scrolled below "Check", which stays in sight, is no smaller for it.
    await page.setViewportSize({ width: 390, height: 2400 });
    await ready(page);
    for (const name of [
      'Dora indicators',
      'Find the waits',
      'Which yaku',
      'Fu of pair and wait',
      'Payment',
      'The whole hand',
      'Same hand, other rulebook',
    ]) {
      await skill(page, name).click();
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
      expect(await findings(page), name).toEqual([]);
      await page.getByRole('button', { name: 'Stop' }).click();
    }
  });

  test(
    'every control of a question is at least 44 px high and nothing runs over the edge',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await ready(page);
      for (const name of ['Find the waits', 'Fu of a hand', 'The whole hand']) {
        await skill(page, name).click();
        const small = await page
          .locator('.asking :is(button, input[type=text], select, summary)')
          .evaluateAll((controls) =>
            controls
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
              .map((one) => one.outerHTML.slice(0, 100)),
          );
        expect(small).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await page.getByRole('button', { name: 'Stop' }).click();
      }
    },
  );
});
