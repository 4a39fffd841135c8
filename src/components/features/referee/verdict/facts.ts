import { type Bounds, exactly } from '../finder/numbers.ts';
import { parseQuery } from '../finder/query.ts';
import { vocabularyOf, type WordsOfConcepts } from '../finder/vocabulary.ts';

/** What was said of one fact: one of its values, or a number. */
export type FactValue = string | Bounds;

/** What is known of an incident, by fact. */
export type Facts = Readonly<Record<string, FactValue>>;

/** For each value of a fact the concepts any of which speaks for it, the earlier value first. */
type Says = Readonly<Record<string, string>>;

/**
 * How facts are told: what says each value, and otherwise hints at it; for a number the unit that counts it, and the concept of
 * a single one.
 */
export type FactList = Readonly<
  Record<
    string,
    | { readonly unit: string; readonly single?: string }
    | { readonly says: Says; readonly otherwise?: Readonly<Partial<Says>> }
  >
>;

/** Makes a reader of facts for texts in some languages. */
export function makeFactReader(words: readonly WordsOfConcepts[], list: FactList): (text: string) => Facts {
  const vocabulary = vocabularyOf(words);
  return (text) => {
    const { concepts, quantities, swap } = parseQuery(text, vocabulary);
    // “Not the dead wall” names the dead wall and means another.
    const isSaid = (one: string): boolean => concepts.has(one) && !concepts.has(`-${one}`);
    const told = Object.entries(list).flatMap(([id, fact]): readonly (readonly [string, FactValue])[] => {
      if ('unit' in fact) {
        const counted = quantities.find(({ unit }) => unit === fact.unit);
        if (counted) return [[id, counted.bounds]];
        return fact.single !== undefined && concepts.has(fact.single) ? [[id, exactly(1)]] : [];
      }
      const lines = [...Object.entries(fact.says), ...Object.entries(fact.otherwise ?? {})];
      const value = lines.find(([, line]) => line?.split(' ').some(isSaid));
      return value ? [[id, value[0]]] : [];
    });
    return { ...Object.fromEntries(told), ...(swap && { swap }) };
  };
}
