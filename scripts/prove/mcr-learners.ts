/**
 * Asks every simulated learner of MCR in each form until his belief has made several hundred answers wrong, however rare its
 * hands are, and prints how well each is understood: how often the true cause was named first after one answer, after three and
 * within a sitting, beside the best that any ranking could do, and how often it was among three; after it, how often a cause
 * was asserted falsely after slips of who was cured of his belief. Below each form stand the learners that look like others
 * wherever they go wrong, and how often a cause was asserted after slips of somebody without any belief.
 * `npx node scripts/prove/mcr-learners.ts [answers] [form] [seed]`.
 */
import { MCR_FORMS, draw, drawTelling, inSittings, isSameWrong, measure } from '../../tests/quizzes/mcr/diagnosis.ts';
import { type Slips, falselyCertain } from '../../tests/quizzes/mcr/slips.ts';
import { amongOthers, hiddenIn, tellHidden } from '../../tests/quizzes/telling.ts';

const [answers = '300', only = '', seed = 'prove'] = process.argv.slice(2);
const WANTED = Number(answers);
/** How many questions are drawn at most, how many of all sorts stand between those that tell, and how many a sitting has. */
const [MOST, OTHERS, SITTING] = [60 * WANTED, 600, 30] as const;

const share = (part: number, of: number): string =>
  (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`).padStart(9);

const slipped = ({ certain, slips }: Slips): string => `${share(certain, slips)} of ${String(slips)}`;

for (const form of MCR_FORMS.filter((one) => one.includes(only))) {
  const others = draw(form, OTHERS, `${seed}.others`);
  console.log(`\n${form} (* fewer than ${answers} wrong answers in ${String(MOST)} questions)`);
  console.log(
    `${'learner'.padEnd(72)} wrong      first possible   reached  of three   after 3  possible   reached   sitting  possible   reached     cured`,
  );
  const telling = drawTelling(form, seed, WANTED, MOST);
  for (const [learner, asked] of telling) {
    const one = measure(learner, asked);
    const three = measure(learner, asked, 3);
    const all = amongOthers(asked, others);
    const sat = inSittings(learner, all, SITTING);
    if (one.wrong === 0) continue;
    console.log(
      [
        learner.belief.padEnd(72),
        String(one.wrong).padStart(5) + (one.wrong < WANTED ? '*' : ' '),
        share(one.first, one.wrong),
        share(one.best, one.wrong),
        share(one.first, one.best),
        share(one.named, one.wrong),
        ...[three, sat].flatMap(({ wrong, first, best }) => [
          share(first, wrong),
          share(best, wrong),
          share(first, best),
        ]),
        slipped(falselyCertain(all, 2 * SITTING, seed, learner)),
      ].join(' '),
    );
  }
  const wrong = [...telling].map(([{ belief }, put]) => ({ belief, put })).filter(({ put }) => put.length > 0);
  console.log(tellHidden(hiddenIn(wrong, isSameWrong)));
  console.log(`asserted falsely after slips without any belief: ${slipped(falselyCertain(others, SITTING, seed))}`);
}
