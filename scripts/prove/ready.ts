import '../../tests/quizzes/take-up-riichi.ts';
/**
 * Compares what “ready” predicts after a number of answers with the mixed test that simulated learners then take, by
 * tenths of the learners, for each rulebook. Part of a tenth's mean error is chance, the more so the fewer learners
 * there are; the standard error is printed behind it. `npx node scripts/prove/ready.ts [learners] [rulebook] [seed]`.
 */
import { BOOK_IDS, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { mcrCandidates } from '../../tests/quizzes/mcr/candidates.ts';
import { deciles, hold, questions, candidates } from '../../tests/quizzes/ready.ts';

const [learners = '400', only = '', seed = 'prove'] = process.argv.slice(2);
const percent = (share: number): string => (100 * share).toFixed(1).padStart(7);
const TIMES = 6;
/** With fewer learners there are no tenths to compare. */
const LEAST = 20;

for (const rules of BOOK_IDS.filter((one) => one.includes(only))) {
  const test = questions(seed, TIMES, rules);
  const sit = gameOf(rules) === 'mcr' ? mcrCandidates : candidates;
  for (const answers of [60, 120, 240]) {
    const all = sit(seed, Number(learners), rules).map((candidate) => hold(candidate, answers, test));
    const held = all.filter((one) => one !== undefined);
    if (held.length < LEAST) continue;
    const within = held.filter(({ said, really }) => said.from <= really && really <= said.to).length;
    console.log(
      `\n${rules}, after ${String(answers)} answers: ${String(held.length)} of ${String(all.length)} learners are told something, in percent`,
    );
    console.log('learners    said   really  mean of absolute errors  mean error    by chance');
    for (const { learners: n, said, really, off, chance } of deciles(held))
      console.log(
        `${String(n).padStart(8)} ${percent(said)}  ${percent(really)}                  ${percent(off)}     ${percent(said - really)}    ± ${percent(chance)}`,
      );
    console.log(
      `within the range that is said: ${percent(within / held.length)}; answers that tell: ${String(held.reduce((sum, { said }) => sum + said.answers, 0) / held.length)}`,
    );
  }
}
