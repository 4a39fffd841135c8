import '../../tests/quizzes/take-up-riichi.ts';
import '../../tests/quizzes/mcr/diagnosis.ts';
/**
 * Simulated newcomers practise under each rulebook, daily and twice a week. Prints how long a fact was due at most after
 * a day's practice, which fact that was, and which facts were never asked. Ends with whatever misses its target. Takes
 * about a minute of processor time per rulebook. `npx node scripts/prove/waits.ts [seed] [rulebooks…]`.
 */
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { bookOf } from '../../src/quizzes/memory/progress.ts';
import { everyFact, longestDue, newcomer, practise } from '../../tests/learners/habit.ts';

const [seed = 'sixty', ...only] = process.argv.slice(2);

/** How often somebody practises, and after which days it is told how he stands. */
const HABITS = [
  { name: 'daily', told: [60, 180], practises: () => true },
  { name: 'twice a week', told: [60, 180], practises: (day: number) => day % 7 === 0 || day % 7 === 3 },
] as const;
/** The most days that a fact may be due while somebody practises. */
const LONGEST = 7;
/** How many questions of each skill and level are dealt to learn of the facts. */
const DEALT = 120;

const lacking: string[] = [];
for (const rules of BOOK_IDS.filter((one) => only.length === 0 || only.includes(one))) {
  const began = process.cpuUsage().user;
  const all = everyFact(DEALT, rules);
  for (const { name, told, practises } of HABITS) {
    const who = newcomer(rules);
    let worst = { days: 0, on: 0, fact: '' };
    for (let day = 0; day < Math.max(...told); day++) {
      if (practises(day)) {
        practise(who, day, seed);
        const [fact, days] = longestDue(who, day);
        if (days > worst.days) worst = { days, on: day, fact };
      }
      if (!told.some((one) => one === day + 1)) continue;
      const never = all.filter((fact) => bookOf(who.record, rules).facts[fact] === undefined);
      const line = `${rules}, ${name} for ${String(day + 1)} days: a fact due at most ${worst.days.toFixed(1)} days (${worst.fact}, on day ${String(worst.on)}); never asked of ${String(all.length)}: ${never.join(' ') || 'none'}`;
      console.log(line);
      if (worst.days > LONGEST || never.length > 0) lacking.push(line);
    }
  }
  console.log(`${rules}: ${((process.cpuUsage().user - began) / 1e6).toFixed(0)} s of processor time`);
}
console.log(['\nbelow their line:', ...(lacking.length > 0 ? lacking : ['none'])].join('\n  '));
