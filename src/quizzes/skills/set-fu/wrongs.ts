import { type CiteId, setFu } from '../../../engine/riichi/index.ts';
import { ofHonours } from '../../mistakes/fu-lines.ts';
import type { Wrong } from '../../mistakes/small.ts';
import { type LoneSet, itemOf } from './set.ts';

/** What may be wrong about the fu of one set. */
export function setFuWrongs(set: LoneSet, given: number): readonly Wrong[] {
  const item = itemOf(set);
  if (item === undefined) return [];
  const { made, tiles, type } = set;
  const isCalled = made === 'called' || made === 'added';
  const isHonours = ofHonours({ rule: item, value: 0, tiles });
  const as = (id: string, applies: boolean, from: string, to: string, rule: CiteId = item): Wrong => ({
    id,
    rule,
    tiles: [tiles],
    applies,
    fits: Object.entries(setFu).some(([name, fu]) => name === item.replace(from, to) && fu === given),
  });
  return [
    as('open-as-closed', isCalled, 'open', 'closed'),
    as('discard-pung-closed', made === 'discard', 'open', 'closed', 'base-closed-ron'),
    as('closed-as-open', made === 'concealed', 'closed', 'open'),
    as('kong-as-pung', type === 'kong', 'kong', 'pung'),
    as('outside-as-simple', isHonours, 'outside', 'simple'),
    as('terminals-as-simple', !isHonours, 'outside', 'simple'),
    as('simple-as-outside', true, 'simple', 'outside'),
  ];
}
