import type { Learnt } from './build-model.ts';
import { featuresOf, isTelling, wordPart } from './features.ts';
import { kindsOf } from './kinds.ts';
import { type Likeness, modelOf } from './model.ts';
import { readSaid, type Said } from './said.ts';
import { makeSpelling } from './spelling.ts';
import { type Token, tokensOf } from './tokens.ts';
import { vocabularyOf, type WordsOfConcepts } from './vocabulary.ts';

/** What was understood of what somebody typed. */
export interface Heard {
  readonly said: Said;
  /** How likely it tells of each card, none where too many words are strange; undefined where nothing was learnt. */
  readonly likeness: Likeness | undefined;
}

/** So many of the words of a text must be known to say anything of it: of ways to tell of cards five of six are, of other things fewer. */
const LEAST_KNOWN = 0.6;

/** Makes ready to understand what somebody types, by the words of his languages and what was learnt of how people tell of cards. */
export function makeHearing(words: readonly WordsOfConcepts[], learnt: Learnt | undefined): (text: string) => Heard {
  const vocabulary = vocabularyOf(words);
  const kinds = learnt?.kinds ?? [];
  const kindOf = kindsOf(kinds);
  const model = learnt && modelOf(learnt.model);
  const lists = [...words, ...kinds].flatMap((one) => Object.values(one));
  const isKnown = (word: Token): boolean =>
    model?.knows(wordPart(word)) === true || readSaid(word, vocabulary).concepts.size > 0;
  const isStrange = (text: string): boolean => {
    const telling = tokensOf(text).filter(isTelling);
    return telling.filter(isKnown).length < telling.length * LEAST_KNOWN;
  };
  const mend = model ? makeSpelling(lists, (word) => model.knows(wordPart(word))) : (text: string) => text;
  return (text) => {
    const mended = mend(text);
    const said = readSaid(mended, vocabulary);
    const likeness = isStrange(mended) ? new Map<string, number>() : model?.likeness(featuresOf(mended, said, kindOf));
    return { said, likeness: model && likeness };
  };
}
