import { type FanId, WINDS, type MeldRequest, windKind, TILE_OF_KIND, isClosed } from '../../../engine/mcr/index.ts';
import { type Fans, fansOf } from '../hands/count.ts';
import type { McrCase, McrMisconception } from './misconception.ts';
import { kongsOf, lacksOnly, pungsIn, reasonFor, recounted, times, without } from './tools.ts';

const plus = ({ count }: McrCase, ...more: Fans): { fans: Fans } => ({ fans: [...fansOf(count), ...more] });
const holds = ({ count }: McrCase, fan: FanId): boolean => fansOf(count).includes(fan);

/** Counts certain fan although one of their conditions is not met. */
const despite = (id: string, weight: number, condition: string, ...fans: readonly FanId[]): McrMisconception => ({
  id,
  weight,
  rule: (one) => {
    const [fan] = fans.filter((each) => lacksOnly(one, each, condition));
    const reason = fan && reasonFor(one, fan);
    return reason?.status === 'missing' ? reason.cite : undefined;
  },
  view: (one) => {
    const held = fans.filter((fan) => lacksOnly(one, fan, condition)).slice(0, 1);
    return held.length === 0 ? undefined : plus(one, ...held);
  },
});

const CONCEALED_PUNGS: readonly FanId[] = ['four-concealed-pungs', 'three-concealed-pungs', 'two-concealed-pungs'];

/** The hand with the concealed pungs that it would have otherwise. */
function withConcealedPungs(one: McrCase, other: Fans | undefined): { fans: Fans } | undefined {
  const fans = fansOf(one.count);
  const more = other?.find((fan) => CONCEALED_PUNGS.includes(fan));
  if (more === undefined || fans.includes(more)) return undefined;
  return { fans: [...(without(fans, ...CONCEALED_PUNGS) ?? fans), more] };
}

/** The hand recounted with its kongs in another form. */
const kongsAs = (id: string, weight: number, from: boolean, form: 'open' | 'concealed'): McrMisconception => ({
  id,
  weight,
  rule: 'concealed-kongs',
  view: (one) => {
    const isWrong = (meld: MeldRequest): boolean => meld.type === 'kong' && (meld.form === 'concealed') === from;
    const melds = one.hand.melds ?? [];
    if (!melds.some(isWrong)) return undefined;
    const fans = recounted(one, {
      melds: melds.map((meld): MeldRequest => (isWrong(meld) ? { type: 'kong', form, tiles: meld.tiles } : meld)),
    });
    return fans && { fans };
  },
  tiles: ({ hand }) => kongsOf(hand.melds).map(({ tiles }) => tiles),
});

const winds = (one: McrCase): readonly (typeof WINDS)[number][] =>
  WINDS.filter((wind) =>
    pungsIn(one).some((set) => set.startsWith((TILE_OF_KIND[windKind(wind)] ?? '')[0] ?? '?') && set.endsWith('z')),
  );

/** The misconceptions that mistake something about the hand; most recount the hand with it changed. */
export const TAKEN: readonly McrMisconception[] = [
  despite('wait-despite-others', 4, 'several-waits', 'single-wait', 'closed-wait', 'edge-wait'),
  despite('chows-with-honor-pair', 2, 'pair-is-honor', 'all-chows'),
  despite('types-with-one-missing', 1, 'type-missing', 'all-types'),
  {
    id: 'discard-pung-concealed',
    weight: 3,
    rule: 'two-concealed-pungs',
    view: (one) => (one.hand.by === 'draw' ? undefined : withConcealedPungs(one, recounted(one, { by: 'draw' }))),
  },
  {
    id: 'called-pung-concealed',
    weight: 1.5,
    rule: 'two-concealed-pungs',
    view: (one) => {
      const { melds = [], concealed } = one.hand;
      const isCalled = ({ type }: MeldRequest): boolean => type === 'pung';
      if (!melds.some(isCalled)) return undefined;
      const taken = melds.filter(isCalled).map(({ tiles }) => tiles);
      const rest = melds.filter((meld) => !isCalled(meld));
      return withConcealedPungs(
        one,
        recounted(one, { concealed: concealed + taken.join(''), melds: rest, by: 'draw' }),
      );
    },
  },
  kongsAs('melded-kong-as-concealed', 2, false, 'concealed'),
  kongsAs('concealed-kong-as-melded', 2, true, 'open'),
  {
    id: 'hog-in-kong',
    weight: 2,
    rule: 'tile-hog',
    view: (one) => {
      const kongs = kongsOf(one.hand.melds).length;
      return kongs === 0 ? undefined : plus(one, ...times(kongs, 'tile-hog'));
    },
    tiles: ({ hand }) => kongsOf(hand.melds).map(({ tiles }) => tiles),
  },
  {
    id: 'concealed-hand-by-draw',
    weight: 3,
    rule: 'fully-concealed-hand',
    view: (one) => (holds(one, 'fully-concealed-hand') ? plus(one, 'concealed-hand') : undefined),
  },
  {
    id: 'draw-not-fully-concealed',
    weight: 3,
    rule: 'fully-concealed-hand',
    view: (one) => {
      const fans = without(fansOf(one.count), 'fully-concealed-hand');
      return fans && { fans: [...fans, 'concealed-hand', 'self-drawn'] };
    },
  },
  {
    id: 'open-hand-as-concealed',
    weight: 1,
    rule: 'concealed-hand',
    view: (one) => (!isClosed(one.hand) && one.hand.by === 'discard' ? plus(one, 'concealed-hand') : undefined),
  },
  {
    id: 'guest-wind',
    weight: 2.5,
    rule: 'seat-wind',
    view: (one) => {
      const { seatWind, roundWind } = one.hand;
      const guest = winds(one).find((wind) => wind !== seatWind && wind !== roundWind);
      const fans = guest && recounted(one, { seatWind: guest });
      return fans && { fans };
    },
  },
  {
    id: 'wind-counted-once',
    weight: 2.5,
    rule: 'prevalent-wind',
    view: (one) => {
      const isDouble = holds(one, 'seat-wind') && holds(one, 'prevalent-wind');
      return isDouble ? { fans: without(fansOf(one.count), 'prevalent-wind') ?? [] } : undefined;
    },
  },
  {
    id: 'half-and-full-flush',
    weight: 1.5,
    rule: 'half-flush',
    view: (one) => (holds(one, 'full-flush') ? plus(one, 'half-flush') : undefined),
  },
];
