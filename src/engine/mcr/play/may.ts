import { refusalFor } from '../../hand/draft.ts';
import { plainCopy } from '../../base/plain.ts';
import { type Seat, isChow } from '../../base/melds.ts';
import { scanTiles } from '../../base/notation.ts';
import { type Finding, type Objection, type RefusedPlay, type Ruling, rulingOf } from '../../play/ruling.ts';
import { type Result, ok, refuse } from '../../base/result.ts';
import { checkDraft } from '../score/draft.ts';
import type { McrNoWin, McrWin } from '../score/outcome.ts';
import { rulesFor } from '../rulebooks/changed-rules.ts';
import { scoreMcrHand } from '../score/score.ts';
import { type McrFoul, type McrPlayRule, mcrCostsOf } from '../rulebooks/play.ts';
import { type McrPosition, inState, readMcrPosition, readMcrTile } from './position.ts';
import { type McrPlayAction, type McrPlayRequest, mcrPlayError } from './state.ts';

/** Why something may not be done in MCR. */
export type McrPlayBecause =
  | 'not-now'
  | 'time-up'
  | 'dead-hand'
  | 'barred'
  | 'wall-touched'
  | 'reached-across'
  | 'shown-first'
  | 'first-call-binds'
  | 'another-word'
  | 'too-late'
  | 'win-goes-first'
  | 'pung-goes-first'
  | 'nearer-winner'
  | McrNoWin['reason']
  | 'not-from-left'
  | 'not-held'
  | 'no-set'
  | 'last-tile'
  | 'after-own-call';

/** What goes with an action of MCR that is allowed. */
export type McrPlayFollows = 'win-in-a-later-turn' | 'sets-give-way' | 'replacement' | 'may-be-robbed' | 'keep-apart';

type McrFinding = Finding<McrPlayBecause, McrFoul, McrPlayFollows, never>;
type McrObjection = Objection<McrPlayBecause, McrFoul>;

/** Whether an MCR player may do something, with its consequences or penalty, or why the question was refused. */
export type McrPlayRuling = (Ruling<McrPlayBecause, McrPlayFollows, never> | RefusedPlay) & { readonly id?: string };

type No = (because: McrPlayBecause, rule: McrPlayRule, foul?: McrFoul) => void;

/** A list of objections, and what adds one to it. */
function objecting({ play }: McrPosition): readonly [McrObjection[], No] {
  const against: McrObjection[] = [];
  return [
    against,
    (because, rule, foul = 'unsaid') => {
      against.push({ because, foul, cite: play[rule] });
    },
  ];
}

function scored({ state, rules, tilesLeft }: McrPosition): Result<McrWin | McrNoWin> {
  const { concealed, melds = [], seatWind, roundWind, now, flowers = 0, lastOfKind = false } = state;
  const draft = {
    rules: rules.id,
    knobs: rules.options,
    concealed,
    melds,
    seatWind,
    roundWind,
    flowers,
    lastOfKind,
    winningTile: 'tile' in now ? now.tile : '',
    by: now.type === 'drew' ? ('draw' as const) : ('discard' as const),
    lastTile: tilesLeft === 0,
    afterKong: now.type === 'drew' && now.from === 'replacement' && melds.some(({ type }) => type === 'kong'),
    ...(now.type === 'kong' && { robbedKong: 'added' as const }),
  };
  const check = checkDraft(draft);
  if (check.state === 'complete') return ok(scoreMcrHand(check.hand, check.rules));
  const error = check.state === 'impossible' ? check.refusals[0] : refusalFor(check.unsaid, draft);
  return { ok: false, error: inState(error) };
}

const TURNS: Readonly<Record<Seat, number>> = { right: 1, across: 2, left: 3 };

/** Whether another player is closer to the discarder in turn order. */
const isNearer = (from: Seat, other: Seat): boolean => (TURNS[other] - TURNS[from] + 4) % 4 < 4 - TURNS[from];

/** What forbids claiming a tile, regardless of the hand (MERS 1.7, 2.4.2, 2.4.3, 2.5, 2.6.1). */
function claimAgainst(wanted: 'hu' | 'chow' | 'pung' | 'kong', { state }: McrPosition, no: No): void {
  const { said, touched, shownFirst } = state;
  if (touched === 'wall') no('wall-touched', 'wall-touched', 'touched-wall');
  if (touched === 'across') no('reached-across', 'reached-across', 'reached-across');
  if (shownFirst) no('shown-first', 'call-first', wanted === 'hu' ? 'shown-without-hu' : 'shown-first');
  if (said === 'another-word') no('another-word', 'words', wanted === 'hu' ? 'another-word-hu' : 'another-word');
  else if (said !== undefined && said !== wanted)
    no(
      'first-call-binds',
      said === 'hu' ? 'hu-stands' : 'first-call-binds',
      wanted === 'hu' ? 'set-then-hu' : 'changed-call',
    );
}

/** Whether a win must be called within three seconds too: in MERS every claim (1.7), in the Green Book only sets. */
const isTimedHu = ({ rules }: McrPosition): boolean => rules.facts.timedHu;

function judgeHu(position: McrPosition): Result<McrFinding> {
  const { state, play } = position;
  const { now, claims = [] } = state;
  const [against, no] = objecting(position);
  if (!('tile' in now)) {
    if (now.type === 'time-up') no('time-up', 'time-up', 'beaten');
    else no('not-now', 'hu', 'false-hu');
    return ok({ against, cite: play.hu, then: [] });
  }
  const score = scored(position);
  if (!score.ok) return score;
  if (state.dead) no('dead-hand', 'dead-hand');
  if (state.barred) no('barred', 'no-win-now');
  if (now.type !== 'drew') claimAgainst('hu', position, no);
  if (now.type === 'discard' && (now.since === 'next-drew' || (now.since === 'three-seconds' && isTimedHu(position))))
    no('too-late', 'claim-time');
  if (score.value.kind === 'no-win') {
    const { reason, cite } = score.value;
    against.push({ because: reason, foul: reason === 'not-complete' ? 'false-hu' : 'hu-too-cheap', cite });
  }
  if (now.type !== 'drew' && claims.some(({ call, from }) => call === 'hu' && isNearer(now.from, from)))
    no('nearer-winner', 'one-winner', 'beaten');
  const givesWay = claims.some(({ call }) => call !== 'hu');
  return ok({
    against,
    cite: play.hu,
    then: [
      ...(now.type === 'drew' ? [{ id: 'keep-apart' as const, cite: play.hu }] : []),
      ...(givesWay ? [{ id: 'sets-give-way' as const, cite: play.priority }] : []),
    ],
  });
}

/** What forbids claiming a discard for a set; a dead hand does not (MERS 3.2). */
function setAgainst(set: 'chow' | 'pung' | 'kong', position: McrPosition, no: No): void {
  const { now, claims = [] } = position.state;
  if (now.type !== 'discard') {
    if (now.type === 'time-up') no('time-up', 'time-up', 'beaten');
    else no('not-now', 'turn', 'impossible-call');
    return;
  }
  claimAgainst(set, position, no);
  if (set === 'chow' && now.from !== 'left') no('not-from-left', 'chow-from-left', 'wrong-set');
  if (position.tilesLeft === 0) no('last-tile', 'turn', 'impossible-call');
  if (now.since !== undefined && now.since !== 'nothing')
    no('too-late', 'claim-time', set === 'pung' ? 'late-pung' : 'impossible-call');
  if (claims.some(({ call }) => call === 'hu')) no('win-goes-first', 'priority', 'beaten');
  else if (set === 'chow' && claims.some(({ call }) => call === 'pung' || call === 'kong'))
    no('pung-goes-first', 'priority', 'beaten');
}

function judgeChow(position: McrPosition, given: string): Result<McrFinding> {
  const { counts, tile, play } = position;
  const [against, no] = objecting(position);
  setAgainst('chow', position, no);
  const codes: number[] = [];
  const error = scanTiles(given, 'action.with', codes);
  if (error) return { ok: false, error };
  const [a, b] = codes;
  if (codes.length !== 2 || a === undefined || b === undefined)
    return refuse('wrong-type', 'action.with', { wanted: 'the two tiles from the hand, like 23m' });
  const isHeld = a === b ? (counts[a] ?? 0) >= 2 : (counts[a] ?? 0) > 0 && (counts[b] ?? 0) > 0;
  if (!isHeld) no('not-held', 'wrong-set', 'wrong-set');
  else if (tile === undefined || !isChow(a, b, tile)) no('no-set', 'wrong-set', 'wrong-set');
  return ok({ against, cite: play['claim-time'], then: [] });
}

function judgePung(position: McrPosition): Result<McrFinding> {
  const { counts, tile, play } = position;
  const [against, no] = objecting(position);
  setAgainst('pung', position, no);
  if (tile === undefined || counts[tile]! < 2) no('not-held', 'wrong-set', 'wrong-set');
  return ok({ against, cite: play['claim-time'], then: [] });
}

function judgeKong(position: McrPosition, text: string): Result<McrFinding> {
  const { state, counts, melds, tile, play, tilesLeft } = position;
  const kind = readMcrTile(text, 'action.tile');
  if (!kind.ok) return kind;
  const { now } = state;
  const [against, no] = objecting(position);
  const inHand = counts[kind.value]!;
  const replacement = { id: 'replacement', cite: play.kong } as const;
  if (now.type === 'discard' || now.type === 'kong' || now.type === 'time-up') {
    setAgainst('kong', position, no);
    if (kind.value !== tile || inHand < 3) no('not-held', 'wrong-set', 'wrong-set');
    return ok({ against, cite: play.kong, then: [replacement] });
  }
  const own = inHand + (kind.value === tile ? 1 : 0);
  const isAdded = own === 1 && melds.some((meld) => meld.type === 'pung' && meld.kind === kind.value);
  if (own !== 4 && !isAdded) no('not-held', 'wrong-set', 'wrong-set');
  if (now.type === 'called') no('after-own-call', 'kong', 'impossible-call');
  if (tilesLeft === 0) no('last-tile', 'kong', 'impossible-call');
  const robbed = isAdded ? [{ id: 'may-be-robbed' as const, cite: play.kong }] : [];
  return ok({ against, cite: play.kong, then: [...robbed, replacement] });
}

function judgeDiscard(position: McrPosition, text: string): Result<McrFinding> {
  const { state, counts, tile, play } = position;
  const kind = readMcrTile(text, 'action.tile');
  if (!kind.ok) return kind;
  const [against, no] = objecting(position);
  const { type } = state.now;
  if (type === 'time-up') no('time-up', 'time-up');
  else if (type !== 'drew' && type !== 'called') no('not-now', 'turn');
  else if (counts[kind.value] === 0 && tile !== kind.value) no('not-held', 'turn');
  const then = state.barred ? [{ id: 'win-in-a-later-turn', cite: play['no-win-now'] } as const] : [];
  return ok({ against, cite: play.turn, then });
}

function findingOn(action: McrPlayAction, position: McrPosition): Result<McrFinding> {
  switch (action.type) {
    case 'hu':
      return judgeHu(position);
    case 'chow':
      return judgeChow(position, action.with);
    case 'pung':
      return judgePung(position);
    case 'kong':
      return judgeKong(position, action.tile);
    case 'discard':
      return judgeDiscard(position, action.tile);
  }
}

function judged(given: unknown): McrPlayRuling {
  const error = mcrPlayError(given);
  if (error) return { ok: false, error };
  const { rules: id, knobs, action, state } = given as McrPlayRequest;
  const rules = rulesFor({ rules: id, knobs });
  if (!rules.ok) return rules;
  const position = readMcrPosition(state, rules.value);
  if (!position.ok) return position;
  const finding = findingOn(action, position.value);
  return finding.ok ? rulingOf(finding.value, (foul, broken) => mcrCostsOf(foul, rules.value.id, broken)) : finding;
}

/**
 * Judges whether a player may call hu, chow, pung or kong, or discard a tile: yes with its consequences, or no with
 * every reason and the penalty. Accepts any value and never throws.
 */
export function mayI(request: unknown): McrPlayRuling {
  const plain = plainCopy(request);
  const result = judged(plain);
  const id: unknown = typeof plain === 'object' && plain !== null ? (plain as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? { ...result, id } : result;
}
