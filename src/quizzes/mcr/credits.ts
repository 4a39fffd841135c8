import type { FanId } from '../../engine/mcr/index.ts';
import type { Credit, FactId } from '../base/terms.ts';
import { type Counted, type Fans, sameFans } from './hands/count.ts';
import { outFacts } from './hands/facts.ts';
import { MCR_MISCONCEPTIONS } from './misconceptions/index.ts';
import { type McrView, type McrCase, mcrViewOf, truthOf } from './misconceptions/misconception.ts';

const times = (fans: Fans, fan: FanId): number => fans.filter((one) => one === fan).length;
const once = (fans: Fans): Fans => [...new Set(fans)];

/** How many fan are in only one of the two lists. */
const apart = (a: Fans, b: Fans): number =>
  once([...a, ...b]).reduce((sum, fan) => sum + Math.abs(times(a, fan) - times(b, fan)), 0);

/** The right list that the learner meant: the same as his own, or the nearest. */
const meant = (given: Fans, lists: readonly Fans[]): Fans =>
  lists.find((list) => sameFans(list, given)) ?? lists.toSorted((a, b) => apart(a, given) - apart(b, given))[0] ?? [];

const outFact = (fan: FanId): FactId => `out:${fan}`;

/** A fan named in excess: one that another excludes, or one that the hand does not have. */
const tooMuch = (fans: Fans, count: Counted): readonly Credit[] =>
  fans.map((fan) => ({
    fact: outFacts(count).includes(outFact(fan)) ? outFact(fan) : (`fan:${fan}` as const),
    right: false,
  }));

/** What a list of fan shows, compared with the right lists: each fan named, left out or named in excess. */
export function creditsOfFans(given: Fans, lists: readonly Fans[], count: Counted): readonly Credit[] {
  const right = meant(given, lists);
  return [
    ...once(right).map((fan) => ({ fact: `fan:${fan}` as const, right: times(given, fan) === times(right, fan) })),
    ...tooMuch(
      once(given).filter((fan) => !right.includes(fan)),
      count,
    ),
  ];
}

/** The excluded fan that were rightly left out, for a question that offers them. */
export function creditsOfLeftOut(given: Fans, lists: readonly Fans[], count: Counted): readonly Credit[] {
  const named = [...given, ...meant(given, lists)].map(outFact);
  return outFacts(count)
    .filter((fact) => !named.includes(fact))
    .map((fact) => ({ fact, right: true }));
}

/**
 * What lies behind a wrong number: the fan that the named misconception counts differently, or `rest` when it is about
 * none.
 */
export function creditsOfCause(
  one: McrCase,
  cause: string | undefined,
  gives: (view: McrView) => boolean,
  rest: readonly FactId[],
): readonly Credit[] {
  const views = MCR_MISCONCEPTIONS.filter(({ id }) => id === cause).map((mistake) => mcrViewOf(mistake, one));
  const view = views.find((held) => held !== undefined && gives(held));
  if (!view) return [];
  const right = truthOf(one).fans;
  const fewer = once(right).filter((fan) => times(view.fans, fan) < times(right, fan));
  const more = once(view.fans).filter((fan) => times(view.fans, fan) > times(right, fan));
  const wrong = [...fewer.map((fan) => ({ fact: `fan:${fan}` as const, right: false })), ...tooMuch(more, one.count)];
  return wrong.length > 0 ? wrong : rest.map((fact) => ({ fact, right: false }));
}
