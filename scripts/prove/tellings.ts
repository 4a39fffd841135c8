/**
 * Learns the referee's finder from four fifths of the ways to tell of cards and asks it for the rest, five times over; prints how
 * often the card was first and among the first three, whatever the rulebook, and the cards that are missed most, worst first.
 * `npx node scripts/prove/tellings.ts`.
 */
import { runnerImport } from 'vite';
import type * as LearnAnew from '../../src/components/referee/find/learning/learn-anew.ts';
import { learnFrom } from '../../src/components/referee/find/learning/learn.ts';
import { learnNet } from '../../src/components/referee/find/learning/learn-net.ts';
import { likenessByBoth } from '../../src/components/referee/find/likeness.ts';
import { modelOf } from '../../src/components/referee/find/model.ts';
import { netOf } from '../../src/components/referee/find/net.ts';

const FOLDS = 5;
const WORST = 25;

const { module } = await runnerImport<typeof LearnAnew>('./src/components/referee/find/learning/learn-anew.ts');

for (const lang of ['en', 'ru'] as const) {
  const tellings = module.tellingsIn(lang) ?? [];
  const asked = Array.from({ length: FOLDS }, (_, fold) => {
    const taught = tellings.filter((_, i) => i % FOLDS !== fold);
    const { tell } = modelOf(learnFrom(taught));
    const lookAt = netOf(learnNet(taught));
    return tellings
      .filter((_, i) => i % FOLDS === fold)
      .map(({ card, features, sequence }) => {
        const likeness = likenessByBoth(tell(features).likeness, lookAt(sequence));
        const found = [...likeness].toSorted(([, one], [, other]) => other - one).slice(0, 3);
        return { card, place: found.findIndex(([id]) => id === card) };
      });
  }).flat();
  const share = (part: readonly unknown[]): string => `${((100 * part.length) / asked.length).toFixed(1)} %`;
  const first = asked.filter(({ place }) => place === 0);
  const among = asked.filter(({ place }) => place >= 0);
  console.log(`${lang}: ${String(asked.length)} tellings, first ${share(first)}, in three ${share(among)}`);
  const byCard = [...Map.groupBy(asked, ({ card }) => card)].map(([card, told]) => ({
    card,
    told: told.length,
    right: told.filter(({ place }) => place === 0).length,
  }));
  for (const { card, told, right } of byCard
    .toSorted((one, other) => one.right / one.told - other.right / other.told)
    .slice(0, WORST))
    console.log(`  ${card}: ${String(right)} of ${String(told)}`);
}
