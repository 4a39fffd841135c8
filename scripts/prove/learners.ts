/**
 * Asks every simulated learner several hundred questions in each form, and prints how well each is understood: how often the
 * true cause was named first after one answer and after three, beside the best that any ranking could do, and how often a
 * cause was asserted falsely. `npx node scripts/prove/learners.ts [questions] [form]`.
 */
import { FORMS, type Tally, allAnswer, deal, falselyCertain, measure } from '../../tests/quizzes/diagnosis.ts';
import { learner } from '../../tests/learners/learner.ts';

const [questions = '600', only = ''] = process.argv.slice(2);
const LEAST_ANSWERS = 300;

const share = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`);

function line({ belief, answers, first, best, third, bestOfThree, thirds, asserted, wronged }: Tally): string {
  return [
    belief.padEnd(28),
    String(answers).padStart(5),
    answers < LEAST_ANSWERS ? '*' : ' ',
    share(first, answers).padStart(8),
    share(best, answers).padStart(8),
    share(first, best).padStart(8),
    share(third, thirds).padStart(8),
    share(third, bestOfThree).padStart(8),
    share(wronged, asserted).padStart(8),
  ].join(' ');
}

for (const [name, form] of Object.entries(FORMS).filter(([one]) => one.includes(only))) {
  const put = deal(form, 'prove', Number(questions));
  const tallies = measure(put.map(allAnswer));
  const slips = falselyCertain(put.slice(0, 120), 20, (seed) => learner([], { slip: 0.5, seed }));
  console.log(`\n${name}: ${String(put.length)} questions (* fewer than ${String(LEAST_ANSWERS)} wrong answers)`);
  console.log(`${'learner'.padEnd(28)} wrong      first possible reached    third  reached   falsely certain`);
  console.log(tallies.map(line).join('\n'));
  console.log(`falsely certain after slips: ${share(slips.certain, slips.slips)} of ${String(slips.slips)}`);
}
