import '../../tests/quizzes/take-up-riichi.ts';
import '../../tests/quizzes/mcr/diagnosis.ts';
/**
 * Simulated newcomers practise. Prints after how many questions they pass a mixed test under the former and the present
 * schedule, whether they retain it, how much of all facts they recall after sixty days of ten minutes, and how much is
 * left due, also when the device's clock jumps. How long facts wait under each rulebook is measured by `waits.ts`. `npx
 * node scripts/prove/scheduler.ts [seeds] [seeds kept] [seed]`.
 */
import {
  backlogOf,
  everyFact,
  longestDue,
  momentOn,
  newcomer,
  practise,
  recallOf,
} from '../../tests/learners/habit.ts';
import { SCHEDULERS, type Scheduler, type Taken, wayOf } from '../../tests/learners/way.ts';

const [seeds = '200', keeping = '10', seed = 'sixty'] = process.argv.slice(2);
const PLAN = { enough: 17, mixesADay: 3, mostDays: 25, keepDays: 0 } as const;
const MIX = 12;
/** A learner who does not pass counts with all the questions he was asked. */
const MOST = PLAN.mostDays * PLAN.mixesADay * MIX;

const facts = everyFact(60);
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

const [DAYS, AWAY, BACK] = [60, 30, 8] as const;
for (const rules of ['ema-2016', 'mers-2014'] as const) {
  const who = newcomer(rules);
  let [most, longest] = [0, 0];
  for (let day = 0; day < DAYS; day++) {
    practise(who, day, seed);
    most = Math.max(most, backlogOf(who, day));
    longest = Math.max(longest, longestDue(who, day)[1]);
  }
  const recall = 100 * recallOf(who, everyFact(150, rules), momentOn(DAYS));
  console.log(
    `${rules}: recall over all facts at day ${String(DAYS)}: ${recall.toFixed(1)} %; backlog at most ${most.toFixed(1)} days, a fact due at most ${longest.toFixed(1)} days`,
  );
  const after = Array.from({ length: BACK }, (_, i) => {
    const day = DAYS + AWAY + i;
    practise(who, day, `${seed}.back`);
    return `${backlogOf(who, day).toFixed(1)} (${longestDue(who, day)[1].toFixed(1)})`;
  });
  console.log(`the same in days on the days after ${String(AWAY)} days away: ${after.join(' ')}`);
}

/** The date of the device's clock on each day: set back for three days, and a month ahead for two. */
const clockOn = (day: number): number => (day >= 15 && day < 18 ? day - 1 : day >= 25 && day < 27 ? day + 30 : day);
const jumper = newcomer();
const left: string[] = [];
for (let day = 0; day < DAYS; day++) {
  practise(jumper, clockOn(day), `jumps.${String(day)}`);
  if (clockOn(day) !== day || clockOn(day - 1) !== day - 1)
    left.push(`${String(day)}: ${backlogOf(jumper, clockOn(day)).toFixed(1)}`);
}
const last = `${backlogOf(jumper, DAYS - 1).toFixed(1)} on the last day`;
console.log(`backlog in days while the clock jumps: ${left.join(', ')}; ${last}`);

const taken: Record<Scheduler, (readonly Taken[])[]> = { former: [], present: [] };
for (let n = 0; n < Number(seeds); n++)
  for (const scheduler of SCHEDULERS)
    taken[scheduler].push(wayOf(scheduler, `${seed}.${String(n)}`, facts, PLAN).taken);
for (const enough of [13, 15, PLAN.enough])
  for (const scheduler of SCHEDULERS) {
    const needed = taken[scheduler]
      .map((tests) => tests.find(({ right }) => right >= enough)?.asked ?? MOST)
      .toSorted((a, b) => a - b);
    const never = needed.filter((one) => one === MOST).length;
    const said = [
      `mean ${mean(needed).toFixed(0)}`,
      `median ${String(needed[Math.floor(needed.length / 2)] ?? 0)}`,
      `slowest tenth ${mean(needed.slice(Math.floor(0.9 * needed.length))).toFixed(0)}`,
      `not within ${String(MOST)}: ${String(never)} of ${String(needed.length)}`,
    ];
    console.log(`${scheduler}, questions to ${String(enough)} of 20: ${said.join(', ')}`);
  }

const kept = Array.from(
  { length: Number(keeping) },
  (_, n) => wayOf('present', `kept.${String(n)}`, facts, { ...PLAN, mostDays: 30, keepDays: 14 }).kept,
);
const byDay = Array.from({ length: 14 }, (_, day) => mean(kept.map((scores) => scores[day] ?? 0)).toFixed(1));
console.log(`of 20 on each of the 14 days after: ${byDay.join(' ')}`);
