import '../../tests/quizzes/take-up-riichi.ts';
import '../../tests/quizzes/mcr/diagnosis.ts';
/**
 * Compares what “ready” tells learners of each kind, after some sessions and pauses, with the mixed test as they would
 * then take it; pauses in days, results in percent. `npx node scripts/prove/kinds.ts [learners] [rulebook] [seed]`.
 */
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { readyIn } from '../../src/quizzes/path/ready.ts';
import { chanceOf, oneOf } from '../../tests/learners/chance.ts';
import { KINDS, type Kind } from '../../tests/learners/kinds.ts';
import { poolOf, stand, testQuestions } from '../../tests/quizzes/ready-kinds.ts';

const [learners = '60', only = '', seed = 'kinds'] = process.argv.slice(2);
/** After how many sessions of twelve questions learners are looked at, each once. */
const LOOKS = [6, 14, 28] as const;
const [TIMES, OFF] = [4, 0.1] as const;
/** What is told, in percent: the bands that are printed apart. */
const BANDS = [
  [0, 20],
  [20, 40],
  [40, 60],
  [60, 70],
  [70, 80],
  [80, 90],
  [90, 101],
] as const;

interface Told {
  readonly said: number;
  readonly really: number;
  readonly isWithin: boolean;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const percent = (share: number): string => (100 * share).toFixed(0);
const compare = (all: readonly Told[]): string =>
  all.length === 0
    ? 'none'
    : `${percent(mean(all.map(({ said }) => said)))} → ${percent(mean(all.map(({ really }) => really)))}`;

for (const rules of BOOK_IDS.filter((one) => one.includes(only))) {
  const pool = poolOf(rules);
  const test = testQuestions(rules, seed, TIMES);
  for (const [id, kind] of Object.entries<Kind>(KINDS)) {
    const held = Array.from({ length: Number(learners) }, (_, n) => {
      const own = `${seed}.${rules}.${id}.${String(n)}`;
      return stand(kind, own, pool, test, [oneOf(LOOKS, chanceOf(own))]);
    })
      .flat()
      .map(({ record, now, pause, really }) => ({ pause, really, ready: readyIn(record, rules, now) }));
    const told = held.flatMap(({ pause, really, ready }) =>
      ready.known ? [{ pause, said: ready.share, really, isWithin: ready.from <= really && really <= ready.to }] : [],
    );
    const over = told.filter(({ said, really }) => said - really > OFF).length;
    const within = told.filter(({ isWithin }) => isWithin).length;
    console.log(
      `${rules}, ${id}: ${compare(told)}; told ${String(told.length)} of ${String(held.length)}, over by more than 10: ${percent(over / told.length)}, within the range: ${percent(within / told.length)}`,
    );
    const pauses = kind.pauses.map((pause) => {
      const own = told.filter((one) => one.pause === pause);
      return `+${String(pause)} ${compare(own)} (${String(own.length)})`;
    });
    const bands = BANDS.map(([from, to]) => {
      const own = told.filter(({ said }) => said >= from / 100 && said < to / 100);
      return `${String(from)}: ${own.length === 0 ? '-' : percent(mean(own.map(({ really }) => really)))} (${String(own.length)})`;
    });
    console.log(`    ${pauses.join('  ')}\n    told from ${bands.join('  ')}`);
  }
}
