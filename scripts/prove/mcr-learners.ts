/**
 * Asks every simulated learner of MCR in each form until his belief has made several hundred answers wrong, however rare its
 * hands are, and prints how well each is understood: how often the true cause was named first, among three, and first after three
 * answers. `npx node scripts/prove/mcr-learners.ts [answers] [form] [seed]`.
 */
import { MCR_FORMS, drawTelling, measure } from '../../tests/quizzes/mcr/diagnosis.ts';
import { LEARNERS } from '../../tests/learners-mcr/learners.ts';

const [answers = '300', only = '', seed = 'prove'] = process.argv.slice(2);
const WANTED = Number(answers);
/** How many questions are drawn at most. */
const MOST = 60 * WANTED;

const share = (part: number): string => (Number.isNaN(part) ? '–' : `${(100 * part).toFixed(1)} %`).padStart(9);

for (const form of MCR_FORMS.filter((one) => one.includes(only))) {
  console.log(`\n${form} (* fewer than ${answers} wrong answers in ${String(MOST)} questions)`);
  console.log(`${'learner'.padEnd(76)} wrong      first  of three   after 3`);
  for (const [learner, drawn] of drawTelling(form, LEARNERS, seed, WANTED, MOST)) {
    const { wrong, first, named, third } = measure(learner, form, drawn);
    if (wrong === 0) continue;
    console.log(
      `${learner.belief.padEnd(76)} ${String(wrong).padStart(5)}${wrong < WANTED ? '*' : ' '} ${share(first)} ${share(named)} ${share(third)}`,
    );
  }
}
