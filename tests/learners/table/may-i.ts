import { RIICHI_RULEBOOKS, type RiichiId } from '../../../src/engine/riichi/index.ts';
import type { Answers, QuestionOf } from '../../../src/quizzes/games/question.ts';
import { waitsOf } from '../../oracle-play/complete.ts';
import { listTiles, plain } from '../../oracle/tiles.ts';
import { type Believers, type Says, rightIn } from './says.ts';

type May = Says<'may-i'>;

const rightly = rightIn<'may-i'>();

const instead =
  (
    action: string,
    right: readonly string[],
    said: Answers['may-i'],
    when: (question: QuestionOf<'may-i'>) => boolean = () => true,
  ): May =>
  (question) => {
    const truth = rightly(question);
    return question.action.type === action && right.includes(truth) && when(question) ? said : truth;
  };

const ifState =
  (is: (state: QuestionOf<'may-i'>['state']) => boolean) =>
  ({ state }: QuestionOf<'may-i'>): boolean =>
    is(state);

const both =
  (one: May, other: May): May =>
  (question) =>
    question.action.type === 'chow' ? one(question) : other(question);

const inRiichi = ifState(({ riichi = 'none' }) => riichi !== 'none');
const since = (when: string) => ifState(({ now }) => now.type === 'discard' && now.since === when);

/** The tiles that a learner believes may not be discarded after a call. */
const swaps =
  (forbids: 'nothing' | 'same' | 'both'): May =>
  (question) => {
    const right = rightly(question);
    const { action, state } = question;
    if (action.type !== 'discard' || state.now.type !== 'called' || (right !== 'yes' && right !== 'swap-call'))
      return right;
    const meld = state.melds?.at(-1);
    const called = meld?.type === 'chow' || meld?.type === 'pung' ? (meld.called ?? '') : '';
    const ranks = listTiles(meld?.tiles ?? '').map((tile) => Number(plain(tile)[0]));
    const at = Number(plain(called)[0]);
    const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
    const other = meld?.type !== 'chow' ? undefined : at === low ? high + 1 : at === high ? low - 1 : undefined;
    const tile = plain(action.tile);
    const isSuit = tile[1] === called[1];
    const isSame = isSuit && Number(tile[0]) === at;
    const isOther = isSuit && Number(tile[0]) === other;
    const isForbidden = forbids === 'same' ? isSame : forbids === 'both' && (isSame || isOther);
    return isForbidden ? 'swap-call' : 'yes';
  };

/** How many tiles must be left in the wall for riichi. */
const tilesForRiichi = (rules: RiichiId): number => RIICHI_RULEBOOKS[rules].options.riichiTilesLeft;

/** Riichi without one of its rules; the others still apply. */
const riichiWithout =
  (missing: 'open-hand' | 'too-few-tiles'): May =>
  (question) => {
    const right = rightly(question);
    const { action, state, rules } = question;
    if (action.type !== 'riichi' || right !== missing || state.now.type !== 'drew') return right;
    if (missing === 'open-hand' && (state.tilesLeft ?? Infinity) < tilesForRiichi(rules)) return 'too-few-tiles';
    const tiles = listTiles(state.concealed + state.now.tile).map(plain);
    tiles.splice(tiles.indexOf(plain(action.discard)), 1);
    const isHeldByMelds = (tile: string): boolean =>
      [...tiles, ...(state.melds ?? []).flatMap((meld) => listTiles(meld.tiles).map(plain))].filter(
        (one) => one === tile,
      ).length >= 4;
    return waitsOf(tiles).some((tile) => !isHeldByMelds(tile)) ? 'yes' : 'not-waiting';
  };

const ownDiscards = ({ state }: QuestionOf<'may-i'>): readonly string[] =>
  (state.history ?? []).flatMap((event) => ('tile' in event ? [plain(event.tile as '1m')] : []));

/** Learners who miss one rule of what a player may do, or have one that does not exist. */
export const MAY_I: Believers<'may-i'> = {
  'chow-from-anyone': instead('chow', ['not-from-left'], 'yes'),
  'chow-before-pung': instead('chow', ['pung-goes-first'], 'yes'),
  'set-before-win': both(instead('chow', ['win-goes-first'], 'yes'), instead('pung', ['win-goes-first'], 'yes')),
  'last-discard-for-sets': both(instead('chow', ['last-discard'], 'yes'), instead('pung', ['last-discard'], 'yes')),
  'late-call-counts': instead('pung', ['too-late'], 'yes'),
  'fast-draw-ends-calls': instead('pung', ['yes'], 'too-late', since('drew-too-fast')),
  'call-in-riichi': instead('pung', ['in-riichi'], 'yes'),
  'kong-after-call': instead('kong', ['after-own-call'], 'yes'),
  'kong-on-last-tile': instead('kong', ['last-tile'], 'yes'),
  'fifth-kong': instead('kong', ['four-kongs'], 'yes'),
  'riichi-kong-never': instead('kong', ['yes'], 'waits-change', inRiichi),
  'riichi-kong-any': instead('kong', ['waits-change', 'not-only-a-triplet'], 'yes'),
  'riichi-kong-waits-only': instead('kong', ['not-only-a-triplet'], 'yes'),
  'swap-free': swaps('nothing'),
  'swap-same-only': swaps('same'),
  'swap-both-ends': swaps('both'),
  'riichi-hand-changes': instead('discard', ['in-riichi'], 'yes'),
  'melds-change': instead('discard', ['in-a-meld'], 'yes'),
  'riichi-with-open-hand': riichiWithout('open-hand'),
  'riichi-any-wall': riichiWithout('too-few-tiles'),
  'riichi-one-tile-more': instead(
    'riichi',
    ['yes'],
    'too-few-tiles',
    ({ state, rules }) => state.tilesLeft === tilesForRiichi(rules),
  ),
  'ron-without-yaku': (question) => {
    const right = rightly(question);
    if (right !== 'no-yaku') return right;
    const waits = waitsOf(listTiles(question.state.concealed).map(plain));
    return ownDiscards(question).some((tile) => waits.includes(tile)) ? 'furiten' : 'yes';
  },
  'furiten-only-that-tile': (question) => {
    const { now } = question.state;
    const asked = 'tile' in now ? plain(now.tile) : '';
    const right = rightly(question);
    return right === 'furiten' && !ownDiscards(question).includes(asked) ? 'yes' : right;
  },
  'furiten-forgotten': instead('ron', ['furiten'], 'yes'),
  'ron-any-time': (question) => {
    const right = rightly(question);
    const { action, state } = question;
    if (action.type !== 'ron' || right !== 'too-late' || state.now.type !== 'discard') return right;
    const { tile, from } = state.now;
    return rightly({ ...question, state: { ...state, now: { type: 'discard', tile, from } } });
  },
  'ron-until-next-draws': instead('ron', ['yes'], 'too-late', since('next-drew')),
  'any-kong-robbed': instead('ron', ['concealed-kong-not-robbed'], 'yes'),
  'no-kong-robbed': instead(
    'ron',
    ['yes'],
    'concealed-kong-not-robbed',
    ifState(({ now }) => now.type === 'kong' && now.form === 'added'),
  ),
  'noten-after-riichi': instead('noten', ['must-show'], 'yes'),
  'noten-must-be-true': instead('noten', ['yes'], 'must-show'),
};
