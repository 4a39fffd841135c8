import { readFileSync } from 'node:fs';

/** The text of something that was published or stored once and must be read for good. */
export const published = (name: string): string => readFileSync(`tests/fixtures/published/${name}`, 'utf8');

/** The same as data. */
export const publishedData = (name: string): unknown => JSON.parse(published(name));
