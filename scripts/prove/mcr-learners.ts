/**
 * Asks every simulated learner of MCR several hundred questions in each form, and prints how well each is understood: how often
 * the true cause was named first, among three, and first after three answers. `npx node scripts/prove/mcr-learners.ts [questions] [form]`.
 */
import { MCR_FORMS, draw, measure } from '../../tests/quizzes/mcr/diagnosis.ts';
import { LEARNERS } from '../../tests/learners-mcr/learners.ts';

const [questions = '600', only = ''] = process.argv.slice(2);

const share = (part: number): string => (Number.isNaN(part) ? '–' : `${(100 * part).toFixed(1)} %`).padStart(9);

for (const form of MCR_FORMS.filter((one) => one.includes(only))) {
  const drawn = draw(form, Number(questions));
  console.log(`\n${form}: ${String(drawn.length)} questions`);
  console.log(`${'learner'.padEnd(76)} wrong     first  of three   after 3`);
  for (const learner of LEARNERS) {
    const { wrong, first, named, third } = measure(learner, form, drawn);
    if (wrong === 0) continue;
    console.log(
      `${learner.belief.padEnd(76)} ${String(wrong).padStart(5)} ${share(first)} ${share(named)} ${share(third)}`,
    );
  }
}
