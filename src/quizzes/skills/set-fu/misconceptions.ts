import { type CiteId, setFu } from '../../../engine/riichi/index.ts';
import { ofHonours } from '../../misconceptions/fu-lines.ts';
import type { MisconceptionCheck } from '../../misconceptions/small.ts';
import { type LoneSet, itemOf } from './set.ts';

/** Misconceptions about the fu of one set. */
export function setFuWrongs(set: LoneSet, given: number): readonly MisconceptionCheck[] {
  const item = itemOf(set);
  if (item === undefined) return [];
  const { made, tiles, type } = set;
  const isCalled = made === 'called' || made === 'added';
  const isHonours = ofHonours({ rule: item, value: 0, tiles });
  const as = (id: string, applies: boolean, from: string, to: string, rule: CiteId = item): MisconceptionCheck => ({
    id,
    rule,
    tiles: [tiles],
    applies: applies && item.includes(from),
    fits: Object.entries(setFu).some(([name, fu]) => name === item.replace(from, to) && fu === given),
  });
  const plain = (id: string, applies: boolean, fu: number): MisconceptionCheck => ({
    id,
    rule: item,
    tiles: [tiles],
    applies,
    fits: fu === given,
  });
  const pung = Object.entries(setFu).find(([name]) => name === item.replace('kong', 'pung'))?.[1] ?? 0;
  return [
    as('open-as-closed', isCalled, 'open', 'closed'),
    as('discard-pung-closed', made === 'discard', 'open', 'closed', 'base-closed-ron'),
    as('closed-kong-as-open', made === 'concealed' && type === 'kong', 'closed', 'open'),
    as('closed-as-open', made === 'concealed', 'closed', 'open'),
    as('kong-as-pung', type === 'kong', 'kong', 'pung'),
    plain('kong-twice-pung', type === 'kong', 2 * pung),
    as('terminals-as-simple', !isHonours, 'outside', 'simple'),
    as('outside-as-simple', true, 'outside', 'simple'),
    as('simple-as-outside', true, 'simple', 'outside'),
    plain('sets-forgotten', true, 0),
  ];
}
