import {
  type CiteId,
  type Clause,
  PLAY_CLAUSES,
  type PlayRule,
  type PlayState,
  RIICHI_RULEBOOKS,
  type RiichiOptions,
  formatTiles,
  waitsOf,
} from '../../../engine/riichi/index.ts';
import type { TableMisconception } from '../../table/misconceptions.ts';
import { type MayAnswer, placedAnswers } from '../../table/may.ts';
import { plainIn, tilesIn } from '../../table/tiles.ts';
import { reasonsOf } from '../furiten/judge.ts';
import type { MayChoice } from './options.ts';
import { type MayQuestion, choiceFor } from './question.ts';

type MayMisconception = TableMisconception<MayQuestion, MayChoice>;

/** The clause of the first true answer. */
const placeOfAnswer = (question: MayQuestion): Clause =>
  placedAnswers(question, question)[0]?.cite ?? PLAY_CLAUSES[question.rules].turn;

const inPlay =
  (rule: PlayRule) =>
  ({ rules }: MayQuestion): Clause =>
    PLAY_CLAUSES[rules][rule];

const inRules =
  (rule: CiteId) =>
  ({ rules }: MayQuestion): Clause =>
    RIICHI_RULEBOOKS[rules].cite[rule];

type ActionType = MayQuestion['action']['type'];

/** A learner who ignores some reasons: what the judge says without them. */
const ignores = (
  id: string,
  action: ActionType,
  reasons: readonly MayAnswer[],
  applies: (question: MayQuestion) => boolean = () => true,
): MayMisconception => ({
  id,
  place: placeOfAnswer,
  says: (question) => {
    if (question.action.type !== action || !applies(question)) return undefined;
    const left = placedAnswers(question, question).find(({ answer }) => !reasons.includes(answer));
    return choiceFor(question, left?.answer ?? 'yes');
  },
});

/** A learner with a reason that does not exist: he gives it when the judge says yes. */
const invents = (
  id: string,
  action: ActionType,
  reason: MayChoice,
  place: (question: MayQuestion) => Clause,
  applies: (state: PlayState, question: MayQuestion) => boolean,
): MayMisconception => ({
  id,
  place,
  says: (question) => {
    if (question.action.type !== action || !applies(question.state, question)) return undefined;
    const isAllowed = placedAnswers(question, question)[0]?.answer === 'yes';
    return isAllowed ? choiceFor(question, reason) : undefined;
  },
});

/** A learner who plays by another value of an option. */
const playsBy = (id: string, action: ActionType, rule: CiteId, options: Partial<RiichiOptions>): MayMisconception => ({
  id,
  place: inRules(rule),
  says: (question) => {
    if (question.action.type !== action) return undefined;
    const other = { ...question, knobs: { ...question.knobs, ...options } };
    return choiceFor(question, placedAnswers(other, other)[0]?.answer);
  },
});

/** The tile in question, with a red five as a plain one. */
const tileNow = ({ now }: PlayState): string | undefined => ('tile' in now ? plainIn(now.tile) : undefined);

const isLate = ({ now }: PlayState, since: 'drew-too-fast' | 'next-drew'): boolean =>
  now.type === 'discard' && now.since === since;

const isInRiichi = ({ riichi = 'none' }: PlayState): boolean => riichi !== 'none';

/** Whether a hand is tenpai after a riichi discard, open or not. */
function waitsAfter({ action, state, rules }: MayQuestion): boolean {
  if (action.type !== 'riichi' || !('tile' in state.now)) return false;
  const tiles = [...tilesIn(state.concealed), ...tilesIn(state.now.tile)];
  const at = tiles.findIndex((tile) => tile === action.discard);
  const concealed = formatTiles(tiles.toSpliced(at, 1));
  const melds = (state.melds ?? []).map((meld) => meld.tiles);
  const found = waitsOf({ concealed, melds }, RIICHI_RULEBOOKS[rules]);
  return at >= 0 && found.ok && found.value.waits.length > 0;
}

/** Declares riichi with an open hand that is tenpai while the wall is long enough. */
const riichiOpen: MayMisconception = {
  id: 'riichi-with-open-hand',
  place: placeOfAnswer,
  says: (question) => {
    const [first] = placedAnswers(question, question);
    if (question.action.type !== 'riichi' || first?.answer !== 'open-hand') return undefined;
    const { riichiTilesLeft } = { ...RIICHI_RULEBOOKS[question.rules].options, ...question.knobs };
    if ((question.state.tilesLeft ?? Infinity) < riichiTilesLeft) return 'too-few-tiles';
    return waitsAfter(question) ? 'yes' : 'not-waiting';
  },
};

const CALLS: readonly MayMisconception[] = [
  ignores('chow-from-anyone', 'chow', ['not-from-left']),
  ignores('chow-before-pung', 'chow', ['pung-goes-first']),
  ignores('set-before-win', 'chow', ['win-goes-first']),
  ignores('set-before-win', 'pung', ['win-goes-first']),
  ignores('last-discard-for-sets', 'chow', ['last-discard']),
  ignores('last-discard-for-sets', 'pung', ['last-discard']),
  ignores('late-call-counts', 'pung', ['too-late']),
  invents('fast-draw-ends-calls', 'pung', 'too-late', inPlay('claim-set'), (state) => isLate(state, 'drew-too-fast')),
  ignores('call-in-riichi', 'pung', ['in-riichi']),
];

const OWN_TURN: readonly MayMisconception[] = [
  ignores('kong-after-call', 'kong', ['after-own-call']),
  ignores('kong-on-last-tile', 'kong', ['last-tile']),
  ignores('fifth-kong', 'kong', ['four-kongs']),
  invents('riichi-kong-never', 'kong', 'waits-change', inRules('kongAfterRiichi'), isInRiichi),
  ignores('riichi-kong-any', 'kong', ['waits-change', 'not-only-a-triplet']),
  ignores('riichi-kong-waits-only', 'kong', ['not-only-a-triplet']),
  playsBy('swap-free', 'discard', 'kuikae', { kuikae: 'free' }),
  playsBy('swap-same-only', 'discard', 'kuikae', { kuikae: 'same-tile-banned' }),
  playsBy('swap-both-ends', 'discard', 'kuikae', { kuikae: 'banned' }),
  ignores('riichi-hand-changes', 'discard', ['in-riichi']),
  ignores('melds-change', 'discard', ['in-a-meld']),
  riichiOpen,
  playsBy('riichi-any-wall', 'riichi', 'riichiTilesLeft', { riichiTilesLeft: 0 }),
  invents(
    'riichi-one-tile-more',
    'riichi',
    'too-few-tiles',
    inRules('riichiTilesLeft'),
    ({ tilesLeft }, { rules }) => tilesLeft === RIICHI_RULEBOOKS[rules].options.riichiTilesLeft,
  ),
];

const WINS: readonly MayMisconception[] = [
  ignores('ron-without-yaku', 'ron', ['no-yaku']),
  ignores('furiten-only-that-tile', 'ron', ['furiten'], (question) =>
    reasonsOf({ ...question, skill: 'furiten' }).every(({ tile }) => tile !== tileNow(question.state)),
  ),
  ignores('furiten-forgotten', 'ron', ['furiten']),
  ignores('ron-any-time', 'ron', ['too-late']),
  invents('ron-until-next-draws', 'ron', 'too-late', inPlay('claim-win'), (state) => isLate(state, 'next-drew')),
  ignores('any-kong-robbed', 'ron', ['concealed-kong-not-robbed']),
  invents(
    'no-kong-robbed',
    'ron',
    'concealed-kong-not-robbed',
    inRules('chankan'),
    ({ now }) => now.type === 'kong' && now.form === 'added',
  ),
  ignores('noten-after-riichi', 'noten', ['must-show']),
  invents('noten-must-be-true', 'noten', 'must-show', inPlay('say-tenpai'), (state) => !isInRiichi(state)),
];

/** Misconceptions about what a player may do at the table. */
export const MAY_MISCONCEPTIONS: readonly MayMisconception[] = [...CALLS, ...OWN_TURN, ...WINS];
