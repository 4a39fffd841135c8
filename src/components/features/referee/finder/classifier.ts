import { type Token, tokensOf } from './tokens.ts';
import { featuresOf, groupsOf, isContentWord, type SynonymGroups, wordFeature } from './features.ts';
import { linearModelOf, type LogProbabilities, OFF_TOPIC, type PackedLinearModel } from './linear-model.ts';
import { parseQuery, type Query } from './query.ts';
import { makeSpelling } from './spelling.ts';
import { makeAliases, vocabularyOf, type WordsOfConcepts } from './vocabulary.ts';

/** The trained model of a language and the synonym groups it reads by. */
export interface Model {
  readonly synonyms: readonly SynonymGroups[];
  readonly linear: PackedLinearModel;
}

/** A query, understood. */
export interface Classified {
  readonly query: Query;
  /** Empty where the query is about no card; undefined without a model. */
  readonly probabilities: LogProbabilities | undefined;
}

/** The least share of known words. Five of six words of a telling are known, fewer of other texts. */
const LEAST_KNOWN = 0.6;

/** The least support of the likeliest card. Of held-out tellings 19 of 20 have it; chatter has a third to a half. */
const LEAST_SUPPORT = 0.55;

const EVEN_ODDS = Math.log(0.5);

const NO_CARD: LogProbabilities = new Map();

function makePrediction({ linear, synonyms }: Model) {
  const { predict, knows } = linearModelOf(linear);
  const groupOf = groupsOf(synonyms);
  return {
    knows: (word: Token): boolean => knows(wordFeature(word)) || groupOf(word) !== undefined,
    predict: (text: string, query: Query): LogProbabilities => {
      const { probabilities, support } = predict(featuresOf(text, query, groupOf));
      const isElsewhere = (probabilities.get(OFF_TOPIC) ?? Number.NEGATIVE_INFINITY) > EVEN_ODDS;
      return support < LEAST_SUPPORT || isElsewhere ? NO_CARD : probabilities;
    },
  };
}

/** Makes a classifier for texts in some languages; without a model it only parses. */
export function makeClassifier(
  words: readonly WordsOfConcepts[],
  model: Model | undefined,
): (text: string) => Classified {
  const vocabulary = vocabularyOf(words);
  const replaceAliases = makeAliases(words);
  const prediction = model && makePrediction(model);
  const lists = [...words, ...(model?.synonyms ?? [])].flatMap((one) => Object.values(one));
  const isKnown = (word: Token): boolean => {
    const { concepts, numbers } = parseQuery(word, vocabulary);
    return prediction?.knows(word) === true || concepts.size > 0 || numbers.size > 0;
  };
  const isUnknown = (text: string): boolean => {
    const content = tokensOf(text).filter(isContentWord);
    return content.filter(isKnown).length < content.length * LEAST_KNOWN;
  };
  const correct = prediction ? makeSpelling(lists, prediction.knows) : (text: string) => text;
  return (text) => {
    const corrected = replaceAliases(correct(text));
    const query = parseQuery(corrected, vocabulary);
    if (!prediction) return { query, probabilities: undefined };
    return { query, probabilities: isUnknown(corrected) ? NO_CARD : prediction.predict(corrected, query) };
  };
}
