import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell: the same browser without a window to draw, which opens pages in less than half the time. */
const WITHOUT_WINDOW = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const SECONDS_TO_FETCH = 300;

const WINDOWS = process.platform === 'win32';

/** Where a command lies, if it is on the PATH. */
const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, WINDOWS ? `${name}.exe` : name))
    .find((path) => existsSync(path));

const runs = (path: string): boolean =>
  existsSync(path) && (WINDOWS || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);

/**
 * A Chromium on this machine that starts: the one named by TENSU_CHROMIUM, else the fastest, Playwright's own, or the
 * system's.
 */
function installed(): string | undefined {
  const places = [
    process.env.TENSU_CHROMIUM,
    inPath(WITHOUT_WINDOW),
    chromium.executablePath(),
    ...NAMES.map(inPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    `${process.env.PROGRAMFILES ?? 'C:/Program Files'}/Google/Chrome/Application/chrome.exe`,
    `${process.env['PROGRAMFILES(X86)'] ?? 'C:/Program Files (x86)'}/Microsoft/Edge/Application/msedge.exe`,
  ];
  return places.find((path): path is string => path !== undefined && path !== '' && runs(path));
}

const attempt = (command: string, args: readonly string[]): boolean => {
  console.log(`No Chromium here; trying: ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: SECONDS_TO_FETCH * 1000,
    shell: WINDOWS,
  });
  return status === 0;
};

/** Ways to install a Chromium, in order of preference; each returns whether it worked. */
function waysToFetch(): (() => boolean)[] {
  const isRoot = process.getuid?.() === 0;
  const hasSudo = !isRoot && inPath('sudo') !== undefined && spawnSync('sudo', ['-n', 'true']).status === 0;
  const elevated = (command: string, ...args: string[]): boolean =>
    inPath(command) !== undefined &&
    (isRoot ? attempt(command, args) : hasSudo && attempt('sudo', ['-n', command, ...args]));
  const fromDebian = (name: string): boolean => elevated('apt-get', 'install', '-qy', '--no-install-recommends', name);
  const libraries = isRoot || hasSudo ? ['--with-deps'] : [];
  return [
    () => attempt('npx', ['playwright', 'install', ...libraries, 'chromium']),
    () => elevated('apt-get', 'update', '-q') && (fromDebian(WITHOUT_WINDOW) || fromDebian('chromium')),
    () => elevated('dnf', 'install', '-qy', 'chromium'),
    () => elevated('apk', 'add', '-q', 'chromium'),
    () => inPath('brew') !== undefined && attempt('brew', ['install', '--cask', 'chromium']),
  ];
}

/** The path of the Chromium to test with, installed if there is none; undefined when it cannot be. */
export function findBrowser(): string | undefined {
  const here = installed();
  if (here) return here;
  for (const way of waysToFetch()) {
    way();
    const path = installed();
    if (path) return path;
  }
  return undefined;
}

/** What to do when there is no Chromium. */
export const NO_BROWSER =
  'The browser tests need Chromium or Chrome: install one, or set TENSU_CHROMIUM to its path, and run npm test again.';
