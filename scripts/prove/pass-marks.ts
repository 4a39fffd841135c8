import '../../tests/quizzes/take-up-riichi.ts';
/**
 * Simulated players take the exams of the presets with no, four and ten authored questions. Writes how often weak,
 * middling and strong ones pass, as an event's page tells it, into `src/content/exams/pass-rates.json`. Then prints the
 * share of the scores' variance that is due to the sheets, chance removed: with authored questions dealt at random, as
 * in earlier events; dealt evenly; and dealt evenly when some misconceptions are much more common than others. Last,
 * fresh players take the exams, and it prints how many rates lie outside the published range by more than chance
 * explains. `npx node scripts/prove/pass-marks.ts [players of each group] [sheets]`; name a group or a rulebook after
 * these to write only its rates.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { registerChapterQuestions } from '../../src/quizzes/exams/forms/pool.ts';
import { type Tally, tally } from '../../src/quizzes/exams/grade.ts';
import { PRESET_IDS, type PresetId } from '../../src/quizzes/exams/blueprint/presets.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { RIICHI_GAME } from '../../src/quizzes/games/riichi/game.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import type * as ChaptersModule from '../../tests/components/exams/chapters.ts';
import type { Commonness } from '../../tests/quizzes/exams/believers.ts';
import { shareOfSheets } from './equal-sheets.ts';
import { MARKS, type Rates, outsideOf, ratesOf } from './exam/rates.ts';
import { AUTHORED_COUNTS, type Dealing, PICKS, authoredSheets, handSheets, topicsFor } from './exam/sheets.ts';
import { type Sort, crowdOf, sortsUnder } from './exam/candidates.ts';

registerGame(MCR_GAME);
registerGame(RIICHI_GAME);
registerChapterQuestions(
  (await runnerImport<typeof ChaptersModule>('./tests/components/exams/chapters.ts')).module.CHAPTERS,
);

const [players = '80', sheets = '100', only] = process.argv.slice(2);
const [LEARNERS_OF_ALL, LARGEST_SHARE] = [200, 0.03] as const;
/** How many authored questions an exam has that asks nothing else. */
const ALONE = 10;
const OUT = 'src/content/exams/pass-rates.json';

/** Ways to deal questions and to spread misconceptions; the first is that of earlier events. */
const WAYS: readonly (readonly [name: string, dealing: Dealing, how: Commonness])[] = [
  ['by lot', 'by lot', 'alike'],
  ['evenly', 'evenly', 'alike'],
  ['evenly, uneven beliefs', 'evenly', 'uneven'],
];

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** The share due to the sheets for each way, at the worst choice of topics. */
function sharesOf(id: (typeof PRESET_IDS)[number], rules: (typeof BOOK_IDS)[number]): readonly string[] {
  const hands = handSheets(id, rules, Number(sheets));
  const crowd = crowdOf(rules, LEARNERS_OF_ALL);
  const ofHands = hands.map((questions) => crowd.map((candidate) => tally(candidate.ofHands(questions).flat())));
  const without = hands.map(() => crowd.map((): Tally => ({ had: 0, most: 0 })));
  const shareWith = (beside: typeof ofHands, count: number, dealing: Dealing, how: Commonness): number =>
    Math.max(
      ...PICKS.map((pick) => {
        const facts = authoredSheets(rules, topicsFor(rules, count, pick), dealing, hands.length);
        return shareOfSheets(
          beside.map((row, sheet) =>
            row.map(({ had, most }, n) => {
              const more = tally(crowd[n]?.ofFacts(facts[sheet] ?? [], how).flat() ?? []);
              return (had + more.had) / (most + more.most);
            }),
          ),
        );
      }),
    );
  const told = (name: string, share: number): string =>
    `${name} ${percent(share)}${share < LARGEST_SHARE ? '' : ', NOT as hard as each other'}`;
  return [
    ...AUTHORED_COUNTS.flatMap((count) =>
      (count === 0 ? WAYS.slice(1, 2) : WAYS).map(([name, dealing, how]) =>
        told(`${String(count)} authored ${name}`, shareWith(ofHands, count, dealing, how)),
      ),
    ),
    ...WAYS.map(([name, dealing, how]) =>
      told(`${String(ALONE)} authored alone ${name}`, shareWith(without, ALONE, dealing, how)),
    ),
  ];
}

type All = Record<string, Record<string, Readonly<Record<string, Rates>>>>;

const there = JSON.parse(readFileSync(OUT, 'utf8')) as { readonly made: string; readonly rates: All };

const examOf = (id: PresetId, rules: BookId) => ({
  id,
  rules,
  hands: handSheets(id, rules, Number(sheets)),
  seen: handSheets(id, rules, Number(sheets), 'SEEN'),
});

/** The rates of one group beside the current rates of the others. */
function renewed(rules: BookId, id: PresetId, sort: Sort): Readonly<Record<string, Rates>> {
  const before = there.rates[rules]?.[id] ?? {};
  const exam = examOf(id, rules);
  if (!sortsUnder(rules).includes(sort)) return before;
  const own = ratesOf(exam, Number(players), 'rates', [sort]);
  const fresh = outsideOf(own, ratesOf(exam, Number(players), 'fresh', [sort]), Number(players));
  console.log(`${rules} ${id}, ${sort}: fresh players: ${String(fresh.outside)} of ${String(fresh.all)} outside`);
  return Object.fromEntries(Object.entries(before).map(([count, bySort]) => [count, { ...bySort, ...own[count] }]));
}

const rates: All = {};
for (const rules of BOOK_IDS)
  for (const id of PRESET_IDS) {
    if (only !== undefined && only !== rules) {
      (rates[rules] ??= {})[id] = renewed(rules, id, only as Sort);
      continue;
    }
    const exam = examOf(id, rules);
    const told = ratesOf(exam, Number(players), 'rates');
    (rates[rules] ??= {})[id] = told;
    console.log(`${rules} ${id}: sheets' own share of the variance: ${sharesOf(id, rules).join('; ')}`);
    const fresh = outsideOf(told, ratesOf(exam, Number(players), 'fresh'), Number(players));
    console.log(`  fresh players: ${String(fresh.outside)} of ${String(fresh.all)} rates outside what is told`);
  }
const command = ['npx node scripts/prove/pass-marks.ts', players, sheets, only].filter(Boolean).join(' ');
const made = only === undefined ? command : [...new Set([...there.made.split('; '), command])].join('; ');
const text = JSON.stringify({ made, marks: MARKS, rates });
writeFileSync(OUT, await format(text, { ...(await resolveConfig(OUT)), parser: 'json' }));
console.log(`written: ${OUT}`);
