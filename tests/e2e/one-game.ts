import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

/** A rulebook of each game. */
export type EitherGame = 'mers-2014' | 'ema-2016';

/** An option of each game, which marks its rulebooks' scripts, and the name of a pattern of its hands. */
const MARKS: Readonly<Record<EitherGame, readonly string[]>> = {
  'mers-2014': ['nineGatesPungs', 'pure-terminal-chows'],
  'ema-2016': ['pinfuTsumo', 'shousangen'],
};

/**
 * Puts a rulebook in force; from then on checks that all scripts are of its game, and how many kibibytes they weigh.
 */
export async function followScripts(page: Page, rules: EitherGame): Promise<() => Promise<number>> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && !scripts.has(response.url()))
      scripts.set(response.url(), response.body());
  });
  await page.addInitScript((id) => localStorage.setItem('tensu:rulebook', id), rules);
  return async () => {
    const texts = await Promise.all(scripts.values());
    const having = (marks: readonly string[]): readonly string[] =>
      marks.filter((mark) => texts.some((text) => text.includes(mark)));
    const own = MARKS[rules];
    const others = MARKS[rules === 'mers-2014' ? 'ema-2016' : 'mers-2014'];
    expect([having(own), having(others)]).toEqual([own, []]);
    return texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;
  };
}
