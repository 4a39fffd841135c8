import {
  FANS,
  type FanId,
  type HandRequest,
  type McrExclude,
  type WhyNot,
  checkDraft,
  scoreRequest,
  whyNot,
} from '../../src/engine/mcr/index.ts';
import type { Options } from '../oracle-mcr/options.ts';
import { readings } from '../oracle-mcr/readings.ts';
import { listTiles, sorted } from '../oracle-mcr/tiles.ts';
import type { HandRequest as OracleRequest, View } from '../oracle-mcr/types.ts';
import { viewOf, waitsOf } from '../oracle-mcr/view.ts';
import type { Heard } from './heard.ts';
import { CONDITION_CLAIMS } from './mcr-conditions.ts';
import { oracleOptions } from './mcr-options.ts';
import { areSets, keepsOut, letsIn, pungCountsAs, shows } from './mcr-shows.ts';

type Scored = Exclude<ReturnType<typeof scoreRequest>, { ok: false }>;

/** A hand as the second scorer sees it: every reading, and the one that the engine counts. */
interface Seen {
  readonly request: HandRequest;
  readonly result: Scored;
  readonly views: readonly View[];
  readonly counted: View | undefined;
}

const joined = (tiles: readonly string[]): string => sorted([...tiles]).join('');

/** How a reading is written in an answer: its sets, pairs and knitted parts, in any order. */
const listed = ({ groups, shape }: View): string =>
  shape === 'orphans' || shape === 'honors-and-knitted'
    ? ''
    : groups
        .flatMap((group) =>
          group.kind === 'knitted'
            ? ['m', 'p', 's'].map((suit) => joined(group.tiles.filter((tile) => tile.endsWith(suit))))
            : [joined(group.tiles)],
        )
        .sort()
        .join(' ');

const endsIn = ({ won, shape, request }: View): string =>
  shape === 'pairs' || (won && ['chow', 'pung', 'pair'].includes(won.kind) && shape !== 'orphans')
    ? joined(won?.tiles ?? [])
    : request.winningTile;

function look(request: HandRequest, result: Scored, options: Options): Seen {
  const asked = { melds: [], ...request } as unknown as OracleRequest;
  const views = readings(asked).map((reading) => viewOf(reading, asked, options, () => waitsOf(asked, options)));
  const { sets = '', ends = '' } = result.readings.find((one) => one.won) ?? {};
  const told = sets
    .split(' ')
    .filter(Boolean)
    .map((set) => joined(listTiles(set)))
    .sort()
    .join(' ');
  const counted = views.find((view) => listed(view) === told && endsIn(view) === joined(listTiles(ends)));
  return { request, result, views, counted };
}

/** Whether an exclusion is true: what is blamed counts, and it excludes something that the hand has. */
function isExclusionTrue({ rule, by, principle, tiles }: McrExclude, { result, views, counted: view }: Seen): boolean {
  if (!view) return false;
  const counts = result.items.some(({ id }) => id === by);
  switch (principle) {
    case 'not-in-rulebook':
    case 'forfeited':
      return letsIn(
        view,
        rule,
        by,
        result.items.map(({ id }) => id),
      );
    case 'high-versus-low': {
      const points = result.readings.filter(({ won }) => !won).map((one) => one.points);
      return (
        counts && !shows(view, rule) && views.some((one) => shows(one, rule)) && points.some((n) => n < result.points)
      );
    }
    case 'non-repeat':
      if (!counts || !areSets(view, tiles)) return false;
      if (rule === 'pung-of-terminals-or-honors' && tiles !== undefined) return pungCountsAs(view, tiles, by);
      return shows(view, rule) && keepsOut(by as FanId, rule, view);
    case 'non-separation':
    case 'non-identical':
    case 'account-once':
      return counts && areSets(view, tiles) && shows(view, rule) && (principle !== 'non-identical' || rule === by);
  }
}

const kindOf = (told: WhyNot): string =>
  told.status === 'missing'
    ? told.lacks
    : told.status === 'excluded'
      ? `excluded: ${told.excludes.map(({ principle }) => principle)[0] ?? ''}`
      : told.status;

function isTrue(told: WhyNot, fan: FanId, seen: Seen): boolean {
  const { result, views, counted } = seen;
  const item = result.items.find(({ id }) => id === fan);
  switch (told.status) {
    case 'counts':
      return item?.count === told.count;
    case 'equal-list': {
      const worth = told.items.reduce((sum, { points, count }) => sum + points * count, 0);
      return item === undefined && worth === result.points && told.items.some(({ id }) => id === fan);
    }
    case 'excluded':
      return item === undefined && told.excludes.every((step) => step.rule === fan && isExclusionTrue(step, seen));
    case 'missing': {
      if (item) return false;
      if (told.lacks === 'no-pung-of-terminals-or-honors')
        return views.some((view) => CONDITION_CLAIMS[told.lacks](view, told.values, fan));
      if (told.lacks === 'has-another-fan') return result.items.some(({ id }) => id === told.values.fan);
      if (told.lacks === 'hand-not-complete') return views.length === 0;
      const claim = CONDITION_CLAIMS[told.lacks];
      // If another reading shows it, the hand is worth the same in that reading but does not count it either.
      const isElsewhere = views.some((view) => shows(view, fan));
      if (
        isElsewhere &&
        (!counted || shows(counted, fan) || result.readings.every(({ points }) => points < result.points))
      )
        return false;
      return views.some((view) => claim(view, told.values, fan));
    }
  }
}

/** The statements about a reading that lost. */
function isLossTrue({ because, points }: Scored['readings'][number], { result }: Seen): boolean {
  return because === 'fewer-points' ? points < result.points : points === result.points;
}

/** Every statement about why fan do not count in a hand, each with whether it is true. */
export function heardOfMcr(request: HandRequest, fans: readonly FanId[] = FANS): Heard[] {
  const result = scoreRequest(request);
  const check = checkDraft(request);
  if (!result.ok || check.state !== 'complete') return [];
  const { options } = check.rules;
  const seenBy = oracleOptions(options);
  const shown = options.hiddenTileForfeits ? request : { ...request, winningTileShown: true };
  const seen = look(shown, result, seenBy);
  const heard: Heard[] = [];
  const hear = (kind: string, isSo: boolean, said: unknown): number =>
    heard.push({ kind, isSo, said: { said, request } });
  if (seen.views.length > 0 && !seen.counted) hear('the reading that counts', false, result.readings);
  if (!seen.counted && seen.views.length > 0) return heard;
  for (const fan of fans) {
    const told = whyNot(check.hand, fan, check.rules);
    hear(kindOf(told), isTrue(told, fan, seen), { fan, told });
  }
  for (const step of result.steps)
    if (step.kind === 'exclude') hear(`line: ${step.principle}`, isExclusionTrue(step, seen), step);
  for (const one of result.readings) if (!one.won) hear(`reading: ${one.because ?? ''}`, isLossTrue(one, seen), one);
  if (result.kind === 'no-win') {
    const basic = result.points - result.flowers;
    const isShort =
      result.reason === 'not-complete' ? seen.views.length === 0 : result.short === 8 - basic && basic < 8;
    hear(`no win: ${result.reason}`, isShort, result.short);
  }
  return heard;
}
