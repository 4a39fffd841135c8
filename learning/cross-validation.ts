/**
 * Cross-validates the finder's model on the tellings, in five folds, whatever the rulebook: prints how often the card is first and
 * among the first three, and the cards missed most. `npx node learning/cross-validation.ts`.
 */
import { linearModelOf } from '../src/components/features/referee/finder/linear-model.ts';
import { LANGUAGES } from '../src/locales.ts';
import { examplesIn } from './examples.ts';
import { trainLinearModel } from './linear-training.ts';

const FOLDS = 5;
const WORST = 25;

for (const { lang } of LANGUAGES) {
  const examples = examplesIn(lang);
  if (!examples) continue;
  const asked = Array.from({ length: FOLDS }, (_, fold) => {
    const training = examples.filter((_, i) => i % FOLDS !== fold);
    const { predict } = linearModelOf(trainLinearModel(training));
    return examples
      .filter((_, i) => i % FOLDS === fold)
      .map(({ card, features }) => {
        const found = [...predict(features).probabilities].toSorted(([, one], [, other]) => other - one).slice(0, 3);
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
