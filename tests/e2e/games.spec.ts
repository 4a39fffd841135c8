import { gzipSync } from 'node:zlib';
import { playedGame } from '../logs/table.ts';
import { writeMjai } from '../logs/write-mjai.ts';
import { writeMjlog } from '../logs/write-mjlog.ts';
import { writeTenhouJson } from '../logs/write-tenhou-json.ts';
import { expect, test } from './fixture.ts';

const bytes = (text: string): number[] => [...new TextEncoder().encode(text)];

const FILES = [
  { name: 'tenhou.json', data: bytes(JSON.stringify(writeTenhouJson(playedGame(3)))) },
  { name: 'game.mjlog', data: [...gzipSync(writeMjlog(playedGame(4)))] },
  { name: 'game.mjson', data: bytes(writeMjai(playedGame(5))) },
  { name: 'bomb.xml', data: bytes('<?xml version="1.0"?><!DOCTYPE mjloggm [<!ENTITY a "aa">]><mjloggm ver="2.3">&a;') },
  { name: 'cut.json', data: bytes('{"log":[[[0,0') },
  { name: 'picture.png', data: [0x89, 0x50, 0x4e, 0x47, 0xff, 0x00] },
];

test(
  'games of three formats are dropped, counted, practised and deleted, and broken files take nothing with them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/games/', { waitUntil: 'networkidle' });
    const dropped = await page.evaluateHandle((files) => {
      const transfer = new DataTransfer();
      for (const { name, data } of files) transfer.items.add(new File([new Uint8Array(data)], name));
      return transfer;
    }, FILES);
    await page.getByRole('region', { name: 'Open games' }).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByText(/^3 games ·/)).toBeVisible();
    await page.getByText('3 parts could not be read').click();
    const problems = page.getByRole('listitem').filter({ hasText: /bomb\.xml|cut\.json|picture\.png/ });
    await expect(problems).toHaveCount(3);

    await page.getByLabel('Whose hands').selectOption('Everybody’s');
    await page.getByLabel('Which hands').selectOption('All');
    const wins = page.getByRole('region', { name: 'Hands won' });
    const won = [3, 4, 5].flatMap(playedGame).flatMap(({ ends }) => ends.filter(({ seat }) => seat !== undefined));
    await expect(wins.getByRole('link', { name: 'Open in the scorer' })).toHaveCount(Math.min(20, won.length));
    await page.getByRole('button', { name: /^Red fives/ }).click();
    await expect(wins.getByText('Red fives: none (online: one in each suit)').first()).toBeVisible();
    await wins.getByLabel('Choose for practice').first().check();
    await page.getByRole('link', { name: 'Count 1 hand' }).click();

    await page.getByRole('textbox', { name: 'Han', exact: true }).fill('13');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tensu:practice') ?? '')).toContain('whole');

    await page.goto('/games/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: /^Was it furiten\?/ }).click();
    await page.getByRole('button', { name: 'No: temporary furiten' }).click();
    await expect(page.getByRole('button', { name: /^(?:Next|See the result)$/ })).toBeVisible();

    await page.goto('/games/', { waitUntil: 'networkidle' });
    const list = page.getByRole('region', { name: 'Games', exact: true });
    await list.getByText('game.mjlog', { exact: true }).click();
    await page.getByRole('button', { name: 'Delete this file' }).click();
    await expect(page.getByText(/^2 games ·/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete all games' }).click();
    await page.getByRole('button', { name: 'Yes, delete all' }).click();
    await expect(page.getByText(/^2 games ·/)).toHaveCount(0);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'Open games' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Games', exact: true })).toHaveCount(0);
  },
);
