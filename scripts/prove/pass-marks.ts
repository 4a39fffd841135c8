import '../../tests/quizzes/take-up-riichi.ts';
/**
 * Lets simulated players sit the exams of the presets, and writes how often weak, middling and strong ones pass, as the page of
 * an event tells it, into `src/content/exams/pass-rates.json`; then prints how far sheets differ in difficulty, chance removed.
 * `npx node scripts/prove/pass-marks.ts [players of each sort] [sheets]`.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { BOOK_IDS, type BookId, familyOf } from '../../src/engine/rulebooks/ids.ts';
import { isAuthored } from '../../src/quizzes/exams/asked.ts';
import { dealSheet } from '../../src/quizzes/exams/deal.ts';
import { type Marks, gradeOf, marksOf, tally } from '../../src/quizzes/exams/grade.ts';
import { PRESET_IDS, type PresetId, presetOf } from '../../src/quizzes/exams/presets.ts';
import { MCR_GAME } from '../../src/quizzes/mcr/game.ts';
import type { Question } from '../../src/quizzes/question.ts';
import { takeUpRiichi } from '../../src/quizzes/riichi/game.ts';
import { takeUp } from '../../src/quizzes/skills/games.ts';
import { type Player, STRENGTHS, type Strength, mcrPlayer, riichiPlayer } from '../../tests/quizzes/exams/players.ts';
import { shareOfSheets } from './equal-sheets.ts';

takeUp('mcr', MCR_GAME);
takeUpRiichi();

const [players = '80', sheets = '100'] = process.argv.slice(2);
const SHEETS_EACH = 6;
const [LEARNERS_OF_ALL, LARGEST_SHARE] = [200, 0.03] as const;
const OUT = 'src/content/exams/pass-rates.json';

/** The pass marks that are looked at, in percent. */
const MARKS = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95] as const;
type Sort = keyof typeof STRENGTHS;
const SORTS = Object.keys(STRENGTHS) as readonly Sort[];

const playerOf = (rules: BookId) => (familyOf(rules) === 'mcr' ? mcrPlayer : riichiPlayer);

function sheetsOf(id: PresetId, rules: BookId, count: number): readonly (readonly Question[])[] {
  return Array.from({ length: count }, (_, n) => {
    const dealt = dealSheet(presetOf(id, rules), { token: `PROVE${String(n)}`, attempt: 1 });
    if (!dealt.ok) throw new Error(`${rules} deals no ${JSON.stringify(dealt.part)}`);
    return dealt.questions.filter((question) => !isAuthored(question));
  });
}

const sit = (player: Player, questions: readonly Question[]): Marks => marksOf(questions, questions.map(player));

/** In how many of 100 sittings these are enough, by pass mark. */
const passesOf = (sat: readonly Marks[], id: PresetId, rules: BookId): readonly number[] =>
  MARKS.map((mark) => {
    const blueprint = { ...presetOf(id, rules), passMark: mark / 100 };
    return Math.round((100 * sat.filter((marks) => gradeOf(marks, blueprint).passed).length) / sat.length);
  });

/** What players of one strength hand in: single sheets, and two that are taken for one. */
function sittingsOf(strength: Strength, dealt: readonly (readonly Question[])[], rules: BookId) {
  const once: Marks[] = [];
  const twice: Marks[] = [];
  for (let n = 0; n < Number(players); n++) {
    const player = playerOf(rules)(strength, `${rules}/${JSON.stringify(strength)}/${String(n)}`);
    const own = Array.from({ length: SHEETS_EACH }, (_, i) => dealt[(n * SHEETS_EACH + i) % dealt.length] ?? []);
    const marks = own.map((questions) => sit(player, questions));
    once.push(...marks);
    for (let i = 0; i + 1 < marks.length; i += 2) twice.push([...(marks[i] ?? []), ...(marks[i + 1] ?? [])]);
  }
  return { once, twice };
}

const told = (low: readonly number[], high: readonly number[]) =>
  low.map((one, i) => [Math.min(one, high[i] ?? one), Math.max(one, high[i] ?? one)]);

function ratesOf(id: PresetId, rules: BookId, dealt: readonly (readonly Question[])[]) {
  return Object.fromEntries(
    SORTS.map((sort) => {
      const [better, worse] = STRENGTHS[sort].map((strength) => sittingsOf(strength, dealt, rules));
      if (!better || !worse) throw new Error(`${sort} has no ends`);
      const range = (length: 'once' | 'twice') =>
        told(passesOf(worse[length], id, rules), passesOf(better[length], id, rules));
      return [sort, { once: range('once'), twice: range('twice') }];
    }),
  );
}

/** Players of all strengths, as they may come to a tournament. */
const crowd = (rules: BookId): readonly Player[] =>
  Array.from({ length: LEARNERS_OF_ALL }, (_, n) => {
    const ends = STRENGTHS[SORTS[n % SORTS.length] ?? 'middling'];
    return playerOf(rules)(ends[n % 2] ?? ends[0], `crowd/${rules}/${String(n)}`);
  });

const rates: Record<string, Record<string, unknown>> = {};
for (const rules of BOOK_IDS) {
  for (const id of PRESET_IDS) {
    const dealt = sheetsOf(id, rules, Number(sheets));
    (rates[rules] ??= {})[id] = ratesOf(id, rules, dealt);
    const all = crowd(rules);
    const scores = dealt.map((questions) =>
      all.map((player) => {
        const { had, most } = tally(sit(player, questions).flat());
        return had / most;
      }),
    );
    const share = shareOfSheets(scores);
    const verdict = share < LARGEST_SHARE ? 'as hard as each other' : 'NOT as hard as each other';
    console.log(`${rules} ${id}: sheets make ${(100 * share).toFixed(2)} % of the variance, ${verdict}`);
  }
}
const text = JSON.stringify({ made: `npx node scripts/prove/pass-marks.ts ${players} ${sheets}`, marks: MARKS, rates });
writeFileSync(OUT, await format(text, { ...(await resolveConfig(OUT)), parser: 'json' }));
console.log(`written: ${OUT}`);
