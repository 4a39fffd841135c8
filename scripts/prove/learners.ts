import '../../tests/quizzes/take-up-riichi.ts';
/**
 * Asks every simulated learner several hundred questions in each form, and prints how well each is understood: how often the
 * true cause was named first after one answer, after three and within a sitting, beside the best that any ranking could do, and
 * how often a cause was asserted falsely: beside the true one, after slips, and after slips of who was cured of it. `npx node scripts/prove/learners.ts [questions] [form]`.
 */
import {
  FORMS,
  type Sat,
  type Slips,
  type Tally,
  allAnswer,
  deal,
  falselyCertain,
  inSittings,
  measure,
} from '../../tests/quizzes/diagnosis.ts';
import { learner } from '../../tests/learners/learner.ts';

const [questions = '600', only = ''] = process.argv.slice(2);
const LEAST_ANSWERS = 300;
/** How many questions a sitting has here, how often somebody slips, and the fewest slips after which a cure says anything. */
const [SITTING, SLIP, LEAST_SLIPS] = [30, 0.5, 100] as const;

const share = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`);

function line(
  { belief, answers, first, best, third, bestOfThree, thirds, asserted, wronged }: Tally,
  sat: Sat | undefined,
  cured: Slips,
): string {
  return [
    belief.padEnd(28),
    String(answers).padStart(5),
    answers < LEAST_ANSWERS ? '*' : ' ',
    share(first, answers).padStart(8),
    share(best, answers).padStart(8),
    share(first, best).padStart(8),
    share(third, thirds).padStart(8),
    share(third, bestOfThree).padStart(8),
    share(sat?.first ?? 0, sat?.best ?? 0).padStart(8),
    share(wronged, asserted).padStart(8),
    (cured.slips < LEAST_SLIPS ? '–' : share(cured.certain, cured.slips)).padStart(8),
  ].join(' ');
}

for (const [name, form] of Object.entries(FORMS).filter(([one]) => one.includes(only))) {
  const put = deal(form, 'prove', Number(questions));
  const all = put.map(allAnswer);
  const tallies = measure(all);
  const sats = inSittings(all, SITTING);
  const slips = falselyCertain(put.slice(0, 120), 20, (seed) => learner([], { slip: SLIP, seed }));
  const cured = tallies.map(({ belief }) =>
    falselyCertain(
      put.slice(0, 240),
      3,
      (seed) => learner([belief], { slip: SLIP, seed: `${belief}.${seed}` }),
      belief,
    ),
  );
  const sum = (key: keyof Slips): number => cured.reduce((all, one) => all + one[key], 0);
  console.log(`\n${name}: ${String(put.length)} questions (* fewer than ${String(LEAST_ANSWERS)} wrong answers)`);
  console.log(`${'learner'.padEnd(28)} wrong      first possible reached    third  reached  sitting  falsely    cured`);
  const satBy = (belief: string): Sat | undefined => sats.find((one) => one.belief === belief);
  console.log(
    tallies.map((tally, i) => line(tally, satBy(tally.belief), cured[i] ?? { slips: 0, certain: 0 })).join('\n'),
  );
  console.log(`falsely certain after slips: ${share(slips.certain, slips.slips)} of ${String(slips.slips)}`);
  console.log(`falsely certain after a cure: ${share(sum('certain'), sum('slips'))} of ${String(sum('slips'))}`);
}
