import { expect, it } from 'vitest';
import { parseHandLink, scoreRequest } from '../../src/engine/riichi/index.ts';
import type { Disagreement } from '../oracle-table/answer.ts';
import { classesOf, compareTables } from '../oracle-table/compare.ts';

const TABLES = Number(process.env.TABLES ?? 400);
const SPOILT_EACH = 5;

/** MCR has its own check; riichi's door does not know its rulebooks. */
const isOfRiichi = ({ example }: Disagreement): boolean => !/mcr-2006|mers-2014/.test(JSON.stringify(example));

it('judges every table as the naive checker does: played ones, spoilt ones, links, and what is no request', () => {
  const found = compareTables(
    { score: scoreRequest, readLink: (link) => parseHandLink(link) },
    { seed: 1, tables: TABLES, mutations: SPOILT_EACH * TABLES },
  );
  expect(classesOf(found.filter(isOfRiichi))).toEqual([]);
});
