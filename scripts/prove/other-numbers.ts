import '../../tests/quizzes/take-up-riichi.ts';
/**
 * Forty learners who take one number of the rules for another answer until it has made many answers wrong. Prints for
 * each, by form, how often his belief was among the first three causes after one wrong answer and after three in a row,
 * and how often another one was asserted; at the end the same by game and form. `npx node
 * scripts/prove/other-numbers.ts [answers] [seed]`.
 */
import { judgeAnswer } from '../../src/quizzes/games/skills.ts';
import type { Evidence } from '../../src/quizzes/misconceptions/small.ts';
import { TAKERS, told } from '../../tests/learners/number-takers.ts';

const [answers = '30', seed = 'others'] = process.argv.slice(2);
const WANTED = Number(answers);
const MOST = 40 * WANTED;

interface Tally {
  wrong: number;
  one: number;
  threes: number;
  three: number;
  certain: number;
  falsely: number;
}

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(0)} %`);
const line = (name: string, { wrong, one, threes, three, certain, falsely }: Tally): string =>
  `${name.padEnd(46)} ${String(wrong).padStart(5)} wrong, among three ${percent(one, wrong).padStart(5)}, after three ${percent(three, threes).padStart(5)}, asserted ${String(certain).padStart(4)}, falsely ${percent(falsely, certain)}`;

const began = process.cpuUsage().user;
const byForm = new Map<string, Tally>();
for (const { id, form, at } of TAKERS) {
  const own: Tally = { wrong: 0, one: 0, threes: 0, three: 0, certain: 0, falsely: 0 };
  let [leanings, inARow]: [Evidence, number] = [{}, 0];
  for (let i = 0; i < MOST && own.wrong < WANTED; i++) {
    const put = at(i, seed);
    if (!put || judgeAnswer(put.question, put.given).right) continue;
    const first = told(put, {});
    const now = told(put, leanings);
    own.wrong++;
    own.one += Number(first.ids.slice(0, 3).includes(id));
    own.certain += now.certain.length;
    own.falsely += now.certain.filter((other) => other !== id).length;
    leanings = now.after;
    if (++inARow < 3) continue;
    own.threes++;
    own.three += Number(now.ids.slice(0, 3).includes(id));
    [leanings, inARow] = [{}, 0];
  }
  if (own.wrong === 0) continue;
  console.log(line(`${form}: ${id}`, own));
  const sum = byForm.get(form) ?? { wrong: 0, one: 0, threes: 0, three: 0, certain: 0, falsely: 0 };
  for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += own[key];
  byForm.set(form, sum);
}
console.log('');
for (const [form, sum] of byForm) console.log(line(form, sum));
console.log(`${((process.cpuUsage().user - began) / 1e6).toFixed(0)} s of processor time`);
