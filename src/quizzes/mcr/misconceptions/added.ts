import type { FanId, McrExclude } from '../../../engine/mcr/index.ts';
import { fansOf } from '../hands/count.ts';
import type { McrCase, McrMisconception } from './misconception.ts';
import { excludedIn, kongsOf, pungsIn, times } from './tools.ts';

type Among = (step: McrExclude) => boolean;

const isOf =
  (...rules: readonly FanId[]): Among =>
  ({ rule }) =>
    rules.includes(rule);

/** The excluded fan that a learner counts anyway: as often as the tiles form them, or once each. */
const adding = (id: string, weight: number, among: Among, often: 'all' | 'once' = 'all'): McrMisconception => {
  const found = (one: McrCase): readonly McrExclude[] => {
    const all = excludedIn(one).filter(among);
    return often === 'all' ? all : all.filter(({ rule }, i) => all.findIndex((other) => other.rule === rule) === i);
  };
  return {
    id,
    weight,
    rule: (one) => found(one)[0]?.cite,
    view: (one) => {
      const more = found(one).map(({ rule }) => rule);
      return more.length === 0 ? undefined : { fans: [...fansOf(one.count), ...more] };
    },
    tiles: (one) => found(one).flatMap(({ tiles }) => tiles ?? []),
  };
};

const implied =
  (among: Among): Among =>
  (step) =>
    step.principle === 'non-repeat' && among(step);

const isPart = isOf('pure-double-chow', 'mixed-double-chow', 'double-pung');
const ofTriple: Among = (step) =>
  isPart(step) && (step.principle === 'non-repeat' || step.principle === 'non-separation');
const isOfTwoChows = isOf('short-straight', 'two-terminal-chows');
const ofStraight: Among = (step) => step.principle === 'non-separation' && isOfTwoChows(step);

const isDragonPung = (set: string): boolean => /^[567]{3,4}z$/.test(set);

/** Counts every dragon pung separately, beside the fan that already includes them. */
const dragonsTwice: McrMisconception = {
  id: 'dragons-twice',
  weight: 3,
  rule: 'non-repeat',
  view: (one) => {
    const isOut = excludedIn(one).some(implied(isOf('dragon-pung')));
    const pungs = pungsIn(one).filter(isDragonPung);
    return isOut ? { fans: [...fansOf(one.count), ...times(pungs.length, 'dragon-pung')] } : undefined;
  },
  tiles: (one) => pungsIn(one).filter(isDragonPung),
};

/** A flush leaves two suits out, and the learner counts it as one voided suit. */
const voidedByFlush: McrMisconception = {
  id: 'voided-implied',
  weight: 3.5,
  rule: 'one-voided-suit',
  view: ({ count }) => {
    const fans = fansOf(count);
    const isFlush = fans.some((fan) => fan === 'half-flush' || fan === 'full-flush');
    return isFlush ? { fans: [...fans, 'one-voided-suit'] } : undefined;
  },
};

/** Counts every kong separately, beside the fan for two or more. */
const kongsSingly: McrMisconception = {
  id: 'kongs-singly',
  weight: 2.5,
  rule: 'non-repeat',
  view: (one) => {
    const isOut = excludedIn(one).some(implied(isOf('concealed-kong', 'melded-kong')));
    const single = kongsOf(one.hand.melds).map(({ form }): FanId =>
      form === 'concealed' ? 'concealed-kong' : 'melded-kong',
    );
    return isOut ? { fans: [...fansOf(one.count), ...single] } : undefined;
  },
};

const LISTED: readonly FanId[] = [
  'one-voided-suit',
  'no-honors',
  'all-simples',
  'dragon-pung',
  'two-dragon-pungs',
  'pung-of-terminals-or-honors',
  'three-concealed-pungs',
  'two-concealed-pungs',
  'concealed-kong',
  'melded-kong',
  'all-pungs',
  'self-drawn',
  'single-wait',
  'concealed-hand',
  'pure-double-chow',
  'mixed-double-chow',
  'double-pung',
  'outside-hand',
];

/** The misconceptions that count an excluded fan. */
export const ADDED: readonly McrMisconception[] = [
  adding('voided-implied', 4, implied(isOf('one-voided-suit'))),
  adding('no-honors-implied', 4.5, implied(isOf('no-honors'))),
  adding('simples-implied', 1.5, implied(isOf('all-simples'))),
  voidedByFlush,
  dragonsTwice,
  adding('dragons-in-three', 1, implied(isOf('two-dragon-pungs'))),
  adding('honor-pung-twice', 3.5, implied(isOf('pung-of-terminals-or-honors'))),
  adding('concealed-pungs-twice', 2, implied(isOf('three-concealed-pungs', 'two-concealed-pungs'))),
  kongsSingly,
  adding('pungs-implied', 3, implied(isOf('all-pungs'))),
  adding('draw-implied', 4, implied(isOf('self-drawn'))),
  adding('single-wait-implied', 3, implied(isOf('single-wait'))),
  adding('concealed-implied', 3, implied(isOf('concealed-hand'))),
  adding('outside-implied', 1.5, implied(isOf('outside-hand'))),
  adding('part-of-triple', 2.5, ofTriple),
  adding('part-of-triple', 2, ofTriple, 'once'),
  adding('straight-cut', 3, ofStraight),
  adding('straight-cut', 2, ofStraight, 'once'),
  adding('set-used-twice', 4, ({ principle }) => principle === 'account-once'),
  adding('set-used-twice', 2, ({ principle }) => principle === 'account-once' || principle === 'non-identical'),
  adding('same-fan-again', 2.5, ({ principle }) => principle === 'non-identical'),
  adding(
    'smaller-implied',
    1,
    implied(({ rule }) => !LISTED.includes(rule)),
  ),
  adding('everything-held', 0.5, ({ principle }) => principle !== 'high-versus-low' && principle !== 'not-in-rulebook'),
];
