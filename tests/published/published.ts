import { readFileSync } from 'node:fs';

/** The text of something published or stored that must stay readable for good. */
export const published = (name: string): string => readFileSync(`tests/fixtures/published/${name}`, 'utf8');

/** The same, parsed. */
export const publishedData = (name: string): unknown => JSON.parse(published(name));
