import '../../tests/quizzes/take-up-riichi.ts';
/**
 * Holds what “ready” says after so many answers of simulated learners against the mixed test, really asked, by tenths of
 * the learners. `npx node scripts/prove/ready.ts [learners] [game] [seed]`.
 */
import { mcrSitters } from '../../tests/quizzes/mcr/sitters.ts';
import { deciles, hold, questions, sitters } from '../../tests/quizzes/ready.ts';

const [learners = '200', only = '', seed = 'prove'] = process.argv.slice(2);
const percent = (share: number): string => (100 * share).toFixed(1).padStart(7);
const TIMES = 6;
const GAMES = { riichi: ['ema-2016', sitters], mcr: ['mers-2014', mcrSitters] } as const;

for (const [game, [rules, sit]] of Object.entries(GAMES).filter(([one]) => one.includes(only))) {
  const test = questions(seed, TIMES, rules);
  for (const answers of [20, 60, 120]) {
    const held = sit(seed, Number(learners)).map((sitter) => hold(sitter, answers, test));
    const within = held.filter(({ said, really }) => said.from <= really && really <= said.to).length;
    console.log(`\n${game}, after ${String(answers)} answers: ${String(held.length)} learners, in percent`);
    console.log('learners    said   really  mean of absolute errors  mean error');
    for (const { learners: n, said, really, off } of deciles(held))
      console.log(
        `${String(n).padStart(8)} ${percent(said)}  ${percent(really)}                  ${percent(off)}     ${percent(said - really)}`,
      );
    console.log(
      `within the range that is said: ${percent(within / held.length)}; answers that tell: ${String(held.reduce((sum, { said }) => sum + said.answers, 0) / held.length)}`,
    );
  }
}
