/**
 * Asks every simulated MCR learner in each form until his misconception has made several hundred answers wrong, however
 * rare its hands are. Prints how well each is diagnosed: how often the true misconception came first after one answer,
 * after three and within a session, beside the best that any ranking could do, how often it was among three, and how
 * often one was asserted falsely after slips of a learner who had got over it. Below each form stand the learners that
 * always look like others, and how often a misconception was asserted after slips of a learner who has none. `npx node
 * scripts/prove/mcr-learners.ts [answers] [form] [seed]`.
 */
import { MCR_FORMS, draw, drawTelling, inSessions, isSameWrong, measure } from '../../tests/quizzes/mcr/diagnosis.ts';
import { type Slips, falselyCertain } from '../../tests/quizzes/mcr/slips.ts';
import { amongOthers, hiddenIn, tellHidden } from '../../tests/quizzes/telling.ts';

const [answers = '300', only = '', seed = 'prove'] = process.argv.slice(2);
const WANTED = Number(answers);
/**
 * The most questions dealt, how many of all kinds stand between those that are informative, and the length of a
 * session.
 */
const [MOST, OTHERS, SESSION] = [60 * WANTED, 600, 30] as const;

const share = (part: number, of: number): string =>
  (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`).padStart(9);

const slipped = ({ certain, slips }: Slips): string => `${share(certain, slips)} of ${String(slips)}`;

for (const form of MCR_FORMS.filter((one) => one.includes(only))) {
  const others = draw(form, OTHERS, `${seed}.others`);
  console.log(`\n${form} (* fewer than ${answers} wrong answers in ${String(MOST)} questions)`);
  console.log(
    `${'learner'.padEnd(72)} wrong      first possible   reached  of three   after 3  possible   reached   session  possible   reached     cured`,
  );
  const telling = drawTelling(form, seed, WANTED, MOST);
  for (const [learner, asked] of telling) {
    const one = measure(learner, asked);
    const three = measure(learner, asked, 3);
    const all = amongOthers(asked, others);
    const sat = inSessions(learner, all, SESSION);
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
        slipped(falselyCertain(all, 2 * SESSION, seed, learner)),
      ].join(' '),
    );
  }
  const wrong = [...telling].map(([{ belief }, put]) => ({ belief, put })).filter(({ put }) => put.length > 0);
  console.log(tellHidden(hiddenIn(wrong, isSameWrong)));
  console.log(`asserted falsely after slips without any belief: ${slipped(falselyCertain(others, SESSION, seed))}`);
}
