import type { Learnt } from './learnt.ts';
import { featuresOf, isTelling, wordPart } from './features.ts';
import { kindsOf } from './kinds.ts';
import { ELSEWHERE, type Likeness, likenessByBoth } from './likeness.ts';
import { modelOf } from './model.ts';
import { netOf } from './net.ts';
import { makeRenaming } from './renamed.ts';
import { readSaid, type Said } from './said.ts';
import { sequenceOf } from './sequence.ts';
import { makeSpelling } from './spelling.ts';
import { type Token, tokensOf } from './tokens.ts';
import { vocabularyOf, type WordsOfConcepts } from './vocabulary.ts';

/** What was understood of what somebody typed. */
export interface Heard {
  readonly said: Said;
  /** How likely it tells of each card, none where it tells of none of them; undefined where nothing was learnt. */
  readonly likeness: Likeness | undefined;
}

/** So many of the words of a text must be known to say anything of it: of ways to tell of cards five of six are, of other things fewer. */
const LEAST_KNOWN = 0.6;

/** So much of a text must speak for its likeliest card: of ways to tell of cards that were not learnt from nineteen of twenty do it, of chatter a third to a half. */
const LEAST_BORNE = 0.55;

const LIKELIER_THAN_NOT = Math.log(0.5);

const NONE: Likeness = new Map();

/** Makes ready to hear how likely a text tells of each card: of none where too little of it speaks for any, or it is no matter of the table. */
function makeLikening({ model, net, kinds }: Learnt) {
  const { tell, knows } = modelOf(model);
  const lookAt = netOf(net);
  const kindOf = kindsOf(kinds);
  const liken = (text: string, said: Said): Likeness => {
    const { likeness, borne } = tell(featuresOf(text, said, kindOf));
    if (borne < LEAST_BORNE) return NONE;
    const both = likenessByBoth(likeness, lookAt(sequenceOf(text, said, kindOf)));
    return (both.get(ELSEWHERE) ?? Number.NEGATIVE_INFINITY) > LIKELIER_THAN_NOT ? NONE : both;
  };
  return { liken, knows };
}

/** Makes ready to understand what somebody types, by the words of his languages and what was learnt of how people tell of cards. */
export function makeHearing(words: readonly WordsOfConcepts[], learnt: Learnt | undefined): (text: string) => Heard {
  const vocabulary = vocabularyOf(words);
  const rename = makeRenaming(words);
  const likening = learnt && makeLikening(learnt);
  const lists = [...words, ...(learnt?.kinds ?? [])].flatMap((one) => Object.values(one));
  const isKnown = (word: Token): boolean => {
    const { concepts, numbers } = readSaid(word, vocabulary);
    return likening?.knows(wordPart(word)) === true || concepts.size > 0 || numbers.size > 0;
  };
  const isStrange = (text: string): boolean => {
    const telling = tokensOf(text).filter(isTelling);
    return telling.filter(isKnown).length < telling.length * LEAST_KNOWN;
  };
  const mend = likening ? makeSpelling(lists, (word) => likening.knows(wordPart(word))) : (text: string) => text;
  return (text) => {
    const mended = rename(mend(text));
    const said = readSaid(mended, vocabulary);
    if (!likening) return { said, likeness: undefined };
    return { said, likeness: isStrange(mended) ? NONE : likening.liken(mended, said) };
  };
}
