import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

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
