import { z } from 'astro/zod';
import data from '../../../content/penalties/places.json' with { type: 'json' };
import { type GameId, gameOf } from '../../../engine/rulebooks/ids.ts';
import { CARDS, type Offence } from './offences.ts';
import { rowsOf } from './rulings.ts';

/** Where at the table something happens, in the order of the pictures. */
export const PLACES = [
  'wall',
  'dead-wall',
  'hand',
  'discards',
  'calls',
  'riichi',
  'points',
  'clock',
  'people',
] as const;

/** What happens there: the second picture that is tapped. */
export const SCENES = [
  'wall-break',
  'wall-draw',
  'wall-shown',
  'dead-wall-shown',
  'dora',
  'hand-number',
  'hand-shown',
  'hand-dead',
  'hand-no-win',
  'hand-win',
  'hand-tenpai',
  'discard-claimed',
  'discard-laid',
  'furiten',
  'hand-off',
  'call-back',
  'call-set',
  'call-kong',
  'call-win',
  'riichi-said',
  'riichi-may',
  'riichi-after',
  'points-count',
  'points-sticks',
  'points-yaku',
  'points-who',
  'points-chombo',
  'points-final',
  'clock-late',
  'clock-signal',
  'clock-slow',
  'clock-round',
  'people-talk',
  'people-things',
  'people-referee',
  'people-absent',
  'people-seats',
] as const;

/** One of these scenes. */
export type Scene = (typeof SCENES)[number];

/** Shapes that pictures are put together from. */
const SHAPES = [
  'back',
  'face',
  'side',
  'blank',
  'dora',
  'stick',
  'die',
  'clock',
  'person',
  'bubble',
  'cross',
  'arrow',
  'ask',
  'eye',
  'phone',
  'cup',
  'sheet',
  'hand',
  'coin',
  'star',
  'marker',
] as const;

/** One of these shapes. */
export type Shape = (typeof SHAPES)[number];

/** A shape of a picture, from its upper left corner, in a field of 64 by 40. */
export interface Drawn {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
}

const drawn = z.templateLiteral([z.enum(SHAPES), '@', z.int(), ',', z.int()]).transform((text): Drawn => {
  const [shape, place = ''] = text.split('@');
  const [x = 0, y = 0] = place.split(',').map(Number);
  return { shape: shape as Shape, x, y };
});

/** A picture as text: `back@5,6 face@15,6`. */
const picture = z
  .string()
  .transform((text) => text.split(' '))
  .pipe(z.array(drawn).min(1));

const scene = z.strictObject({ id: z.enum(SCENES), picture });
const place = z.strictObject({ id: z.enum(PLACES), picture, scenes: z.array(scene).min(1) });

/** The pictures that lead to every card: a place, then what happened there. */
export const PICTURED = z.array(place).parse(data);

const isOfGame = (card: Offence, game: GameId): boolean =>
  rowsOf(card).some(({ books }) => books.some((book) => gameOf(book) === game));

/** The cards that a scene leads to, by the game that they are of. */
export const cardsAt = (id: Scene, game: GameId): readonly Offence[] =>
  CARDS.filter((card) => card.at.includes(id) && isOfGame(card, game));
