import type { Lexicon } from './lexicon.ts';

export const EN: Lexicon = {
  negations:
    /\b(?:no|not|never|nor|neither|none|nobody|no-one|nothing|nowhere|cannot|without|unless|except|but|only|hardly|\w+n[’']t)\b/giu,
  contraries: [
    ['may', 'must'],
    ['allowed', 'forbidden'],
    ['always', 'never'],
    ['before', 'after'],
    ['more', 'less'],
    ['more', 'fewer'],
    ['all', 'none'],
    ['both', 'neither'],
    ['same', 'different'],
    ['first', 'last'],
    ['most', 'least'],
    ['up', 'down'],
    ['right', 'left'],
    ['open', 'closed'],
    ['open', 'concealed'],
    ['stays', 'changes'],
    ['stay', 'go'],
    ['stands', 'falls'],
    ['gets', 'pays'],
    ['get', 'pay'],
    ['gets', 'loses'],
    ['wins', 'loses'],
    ['add', 'subtract'],
    ['counts', 'is ignored'],
    ['right', 'wrong'],
    ['ron', 'tsumo'],
    ['tenpai', 'noten'],
    ['higher', 'lower'],
    ['early', 'late'],
    ['face up', 'face down'],
    ['face-up', 'face-down'],
    ['clockwise', 'counter-clockwise'],
    ['above', 'below'],
    ['at once', 'later'],
    ['chombo', 'warning'],
    ['dead', 'live'],
    ['banned', 'permitted'],
    ['valid', 'void'],
    ['kept', 'lost'],
    ['penalty', 'reward'],
    ['correct', 'mistaken'],
    ['lose', 'keep'],
    ['loses', 'keeps'],
    ['opponent', 'offender'],
  ],
  negate: (sentence) => {
    const verb =
      /\b(may|can|must|is|are|was|were|has|have|had|does|do|will|would|should|could|needs|gets|pays|counts|stays|ends|goes|takes|makes|loses|wins|plays)\b/iu;
    return verb.test(sentence) ? sentence.replace(verb, '$1 not') : `It is not so: ${sentence}`;
  },
  numerals:
    'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|twenty|once|twice|half|double|triple|second|third|fourth',
};
