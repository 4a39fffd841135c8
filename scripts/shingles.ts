/**
 * Hashes every run of seven words of the given texts, so that tests can tell whether a chapter repeats one although the
 * texts are not in this repository: `npx node scripts/shingles.ts rules.txt more.txt`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { packHashes, shinglesOf } from './shingles/shingles.ts';

const OUT = 'tests/fixtures/source-shingles.bin';
const files = process.argv.slice(2);
if (files.length === 0) throw new Error('name the text files to hash');
const hashes = packHashes(files.flatMap((file) => shinglesOf(readFileSync(file, 'utf8')).map(({ hash }) => hash)));
writeFileSync(OUT, hashes);
console.log(`${OUT}: ${hashes.length} bytes from ${files.length} files`);
