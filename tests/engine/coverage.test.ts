import { describe, expect, it } from 'vitest';
import { coverageTable, standingOf } from '../../scripts/coverage/table.ts';
import {
  BOOK_IDS,
  type Clause,
  OPTION_IDS,
  RIICHI_RULEBOOKS,
  AT_HAND_IDS,
  riichiRulesOf,
} from '../../src/engine/riichi/index.ts';
import { CITE_IDS } from '../../src/engine/riichi/options/rules.ts';
import { VALUES } from './rulebook-values.ts';

const sourceOf = (clause: Clause): Clause => ('silent' in clause ? sourceOf(clause.from) : clause);

describe.each(AT_HAND_IDS)('%s', (id) => {
  const rules = RIICHI_RULEBOOKS[id];
  const column = AT_HAND_IDS.indexOf(id);

  it('cites a clause for everything exactly once', () => {
    const table = coverageTable(rules);
    for (const one of CITE_IDS) expect(table.match(new RegExp(`(?<=[ ])${one}(?=,|$)`, 'gm'))).toHaveLength(1);
    expect(Object.keys(rules.cite).sort()).toEqual([...CITE_IDS].sort());
  });

  it.each(OPTION_IDS)("%s has the rulebook's value and the right clause", (option) => {
    const [marks, ...values] = VALUES[option];
    const marked = { t: 'stated in the text', p: 'printed in the booklet only', s: 'silent, taken from' } as const;
    expect(rules.options[option]).toEqual(values[column]);
    expect(standingOf(rules.cite[option])).toBe(marked[marks.charAt(column) as keyof typeof marked]);
  });

  it('names real places only', () => {
    for (const one of CITE_IDS) {
      const clause = rules.cite[one];
      if ('silent' in clause) expect(clause.book).toBe(id);
      const source = sourceOf(clause);
      const place = 'published' in source ? source.section : 'article' in source ? source.article : '';
      expect(place).toMatch(/^(\d+(\.\d+)*|[FRSP]\d+|page \d+|chapter \d|preface|practice)$/);
    }
  });

  it('takes from another text only what it builds on', () => {
    const books = new Set(Object.values(rules.cite).flatMap((clause) => ('article' in clause ? [clause.book] : [])));
    const builtOn = id === 'samara-2019' ? [id, 'ema-2016'] : [id];
    expect([...books].sort()).toEqual(builtOn.sort());
  });
});

describe('the rulebooks on offer', () => {
  it('of which every page with the engine has the four whose texts we have', () => {
    expect(AT_HAND_IDS).toEqual(['ema-2016', 'samara-2019', 'ema-2012', 'tesuji-2018']);
    for (const id of AT_HAND_IDS) expect(RIICHI_RULEBOOKS[id].id).toBe(id);
  });

  it.each(['ema-2008', 'wrc-2015', 'm-league', 'jpml-a'])('%s is not offered', (id) => {
    expect(riichiRulesOf(id)).toMatchObject({ ok: false, error: { why: 'unknown-rules', field: 'rules' } });
  });

  it('the test profile exists, and is on no list', () => {
    const tenhou = riichiRulesOf('tenhou');
    expect(tenhou).toMatchObject({ ok: true, value: { id: 'tenhou' } });
    expect(BOOK_IDS).not.toContain('tenhou');
    if (tenhou.ok) expect(Object.keys(tenhou.value.cite).sort()).toEqual([...CITE_IDS].sort());
  });
});
