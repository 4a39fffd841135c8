import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { SHOWN_KANJI } from './shown-kanji.ts';

const literata = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/literata/package.json')));
const target = join(import.meta.dirname, '../src/assets/fonts');

const from = (first: string, last: string): string => {
  const start = first.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, i) => start + i));
};

const FACES = [
  {
    source: 'literata-latin-standard-normal.woff2',
    file: 'literata-latin.woff2',
    characters: from(' ', '~') + 'ÀÂÆÇÈÉÊËÌÎÏÒÔÙÛÜŒàâæçèéêëìîïòôùûüœáíóú\u00a0«»–—‘’“”„…·×§¶°−→←€',
  },
  {
    source: 'literata-cyrillic-standard-normal.woff2',
    file: 'literata-cyrillic.woff2',
    characters: from('А', 'я') + 'ЁёІіЇїЄєҐґʼ№',
  },
];

for (const { source, file, characters } of FACES) {
  const whole = await readFile(join(literata, 'files', source));
  const face = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 500, opsz: 28 },
    keepFeatures: ['kern', 'liga', 'calt', 'lnum', 'tnum'],
    noHinting: true,
  });
  await writeFile(join(target, file), face);
  console.log(`${file}: ${(face.length / 1024).toFixed(1)} KiB`);
}
await copyFile(join(literata, 'LICENSE'), join(target, 'LICENSE-Literata.txt'));

/** The packages with the kanji have 75 MB each, so they are fetched when needed and are no dependencies. */
const KANJI_FACES = [
  {
    name: 'japanese',
    package: 'noto-sans-jp',
    version: '5.3.0',
    script: 'japanese',
  },
  {
    name: 'chinese',
    package: 'noto-sans-sc',
    version: '5.3.0',
    script: 'chinese-simplified',
  },
] as const;

/** The characters for which an SFNT font has a glyph, by its format 4 character map. */
function mappedCharacters(font: Buffer): ReadonlySet<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('the font has no character map');
  const cmap = font.readUInt32BE(entry + 8);
  const maps = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i),
  );
  const map = maps.find((at) => font.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error('the font has no character map of format 4');
  const segments = font.readUInt16BE(map + 6) / 2;
  return new Set(
    Array.from({ length: segments }, (_, i) => {
      const last = font.readUInt16BE(map + 14 + 2 * i);
      const first = font.readUInt16BE(map + 16 + 2 * (segments + i));
      return Array.from({ length: last - first + 1 }, (_one, j) => String.fromCharCode(first + j));
    }).flat(),
  );
}

const fetched = await mkdtemp(join(tmpdir(), 'fonts-'));
for (const { name, script, version, ...from } of KANJI_FACES) {
  const characters = SHOWN_KANJI[name];
  const spec = `@fontsource/${from.package}@${version}`;
  const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', fetched, spec], { encoding: 'utf8' });
  const source = `package/files/${from.package}-${script}-400-normal.woff2`;
  execFileSync('tar', ['-xzf', archive.trim(), source, 'package/LICENSE'], { cwd: fetched });
  const whole = await readFile(join(fetched, source));
  const cut = { keepFeatures: [], noHinting: true };
  const mapped = mappedCharacters(await subsetFont(whole, characters, { ...cut, targetFormat: 'sfnt' }));
  const missing = Array.from(characters).filter((one) => !mapped.has(one));
  if (missing.length > 0) throw new Error(`${spec} has no glyph for ${missing.join(' ')}`);
  const face = await subsetFont(whole, characters, { ...cut, targetFormat: 'woff2' });
  await writeFile(join(target, `${name}.woff2`), face);
  await copyFile(join(fetched, 'package/LICENSE'), join(target, 'LICENSE-Noto-Sans.txt'));
  console.log(`${name}.woff2: ${String(characters.length)} characters, ${(face.length / 1024).toFixed(1)} KiB`);
}
await rm(fetched, { recursive: true });
await writeFile(join(target, 'kanji.json'), `${JSON.stringify(SHOWN_KANJI, null, 2)}\n`);
