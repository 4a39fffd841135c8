import '../../tests/quizzes/take-up-riichi.ts';
/**
 * Asks every simulated learner in each form until his misconception has changed several hundred answers, however rare
 * its hands are. Prints how well each is diagnosed: how often the true misconception came first after one answer, after
 * three and within a session, beside the best that any ranking could do, and how often one was asserted falsely: beside
 * the true one, after slips, and after slips of a learner who had got over it. Below each form stand the misconceptions
 * that always look like others, and at the end whatever misses its target. `npx node scripts/prove/learners.ts
 * [answers] [form] [seed]`.
 */
import {
  type Alike,
  type AskedAs,
  FORMS,
  type Put,
  type Sat,
  type Slips,
  type Tally,
  allAnswer,
  deal,
  falselyCertain,
  inSessions,
  measure,
} from '../../tests/quizzes/diagnosis.ts';
import { type Hidden, amongOthers, dealTelling, hiddenIn, tellHidden } from '../../tests/quizzes/telling.ts';
import { learner } from '../../tests/learners/learner.ts';

const [answers = '300', only = '', seed = 'prove'] = process.argv.slice(2);
const WANTED = Number(answers);
/** The most questions dealt, and how many of all kinds stand between those that are informative. */
const [MOST, OTHERS] = [500 * WANTED, 600] as const;
/**
 * How many questions a session has here, how often a learner slips, and the fewest slips after which a false diagnosis
 * means anything.
 */
const [SESSION, SLIP, LEAST_SLIPS] = [30, 0.5, 100] as const;

const share = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`);

/** What was measured of one learner. */
interface Measured {
  readonly tally: Tally;
  readonly sat: Sat | undefined;
  readonly cured: Slips;
}

function line({ tally, sat, cured }: Measured): string {
  const { belief, answers, first, best, third, bestOfThree, thirds, asserted, wronged } = tally;
  return [
    belief.padEnd(28),
    String(answers).padStart(5),
    answers < WANTED ? '*' : ' ',
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

/** The share of the best possible that must be reached after one answer in lines, after three, and within a session. */
const LEAST = { first: 0.95, third: 0.9, session: 0.8 } as const;
/**
 * How often a misconception may be asserted falsely: beside the true one, after slips, and for a learner who has got
 * over it.
 */
const MOST_FALSE = { slips: 0.03, cured: 0.05 } as const;

/** What misses its target, in words. */
function below({ tally, sat, cured }: Measured, inLines: boolean): readonly string[] {
  const { belief, asserted, wronged } = tally;
  const tooFew = (name: string, part: number, of: number, least: number): readonly string[] =>
    of > 0 && part < least * of ? [`${belief}, ${name}: ${share(part, of)} of the best possible`] : [];
  const tooMany = (name: string, part: number, of: number, most: number): readonly string[] =>
    of > 0 && part >= most * of ? [`${belief}, ${name}: ${share(part, of)}`] : [];
  return [
    ...(inLines ? tooFew('first', tally.first, tally.best, LEAST.first) : []),
    ...tooFew('after three', tally.third, tally.bestOfThree, LEAST.third),
    ...tooFew('within one session', sat?.first ?? 0, sat?.best ?? 0, LEAST.session),
    ...tooMany('falsely certain', wronged, asserted, MOST_FALSE.slips),
    ...tooMany('certain though cured', cured.certain, cured.slips < LEAST_SLIPS ? 0 : cured.slips, MOST_FALSE.cured),
  ];
}

/** The results of one form, and the misconceptions it cannot tell apart. */
interface InForm {
  readonly all: readonly Measured[];
  readonly hidden: readonly Hidden[];
}

function measureAll(form: AskedAs, others: readonly Put[]): InForm {
  const telling = dealTelling(form, seed, WANTED, MOST);
  const beliefs = telling.map(({ belief }) => belief);
  const known = new Map<Put, Alike>();
  const answered = (put: Put): Alike => {
    const alike = known.get(put) ?? allAnswer(put, beliefs);
    known.set(put, alike);
    return alike;
  };
  const all = telling.flatMap(({ belief, put }) => {
    const mixed = amongOthers(put, others);
    const [tally] = measure(put.map(answered), [belief]);
    const [sat] = inSessions(mixed.map(answered), SESSION, [belief]);
    const candidate = (name: string) => learner([belief], { slip: SLIP, seed: `${seed}.${belief}.${name}` });
    return tally ? [{ tally, sat, cured: falselyCertain(mixed.slice(0, 240), 3, candidate, belief) }] : [];
  });
  const isSame = (put: Put, belief: string, other: string): boolean =>
    [...answered(put).groups.values()].some((same) => same.includes(belief) && same.includes(other));
  return { all, hidden: hiddenIn(telling, isSame) };
}

const lacking: string[] = [];

for (const [name, form] of Object.entries(FORMS).filter(([one]) => one.includes(only))) {
  const others = deal(form, `${seed}.others`, OTHERS);
  const { all, hidden } = measureAll(form, others);
  const slips = falselyCertain(others.slice(0, 120), 20, (one) => learner([], { slip: SLIP, seed: `${seed}.${one}` }));
  const sum = (key: keyof Slips): number => all.reduce((total, { cured }) => total + cured[key], 0);
  console.log(`\n${name} (* fewer than ${answers} answers changed by the belief in ${String(MOST)} questions)`);
  console.log(`${'learner'.padEnd(28)} wrong      first possible reached    third  reached  session  falsely    cured`);
  console.log(all.map(line).join('\n'));
  console.log(`falsely certain after slips: ${share(slips.certain, slips.slips)} of ${String(slips.slips)}`);
  console.log(`falsely certain after a cure: ${share(sum('certain'), sum('slips'))} of ${String(sum('slips'))}`);
  console.log(tellHidden(hidden));
  lacking.push(...all.flatMap((one) => below(one, form.byLines)).map((told) => `${name}: ${told}`));
  if (slips.certain >= MOST_FALSE.slips * slips.slips) lacking.push(`${name}: falsely certain after slips`);
}
console.log(['\nbelow its line:', ...(lacking.length > 0 ? lacking : ['none'])].join('\n  '));
