import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** For each rulebook, the article in whose text each of its facts stands, by the fact's id. */
export const ARTICLES_OF_FACTS: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  globSync('tests/fixtures/facts/*.json').map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>,
  ]),
);
