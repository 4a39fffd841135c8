import { describe, expect, it } from 'vitest';
import { type Clause, MORE_CLAUSES } from '../../src/engine/index.ts';
import articles from '../fixtures/articles.json' with { type: 'json' };

const RIICHI = [MORE_CLAUSES.table, MORE_CLAUSES.play, MORE_CLAUSES.tournament].flatMap(Object.entries);
const ALL: readonly (readonly [string, Readonly<Record<string, Clause>>])[] = [
  ...RIICHI,
  ...Object.entries(MORE_CLAUSES.mcr),
  ...Object.entries(MORE_CLAUSES.mcrPlay),
];

const ARTICLES: Readonly<Record<string, string>> = articles;

const sourceOf = (clause: Clause): Clause => ('silent' in clause ? sourceOf(clause.from) : clause);

describe.each(ALL)('the rules of %s beside its options', (id, clauses) => {
  it.each(Object.entries(clauses))('%s has a real article', (_rule, clause) => {
    if ('silent' in clause) expect(clause.book).toBe(id);
    const source = sourceOf(clause);
    const place = 'published' in source ? source.section : 'article' in source ? source.article : '';
    if (place === '') expect(source.known?.from).not.toHaveLength(0);
    else expect(place).toMatch(/^(\d+(\.\d+)*|[FRSP]\d+|G\d+(\.\d+)*|chapter \d|rules)$/);
    if ('article' in source) expect(ARTICLES[source.book]?.split(' ')).toContain(source.article);
  });

  it('cite another text only if they say so', () => {
    const books = new Set(Object.values(clauses).flatMap((clause) => ('article' in clause ? [clause.book] : [])));
    const own: readonly string[] = id === 'samara-2019' ? [id, 'ema-2016'] : [id];
    expect([...books].filter((book) => !own.includes(book))).toEqual([]);
  });
});
