import { type Strings, fill } from '../../../i18n/strings.ts';
import type { LaidMeld } from '../hand/layout.ts';
import type { Mark } from './marks.ts';
import { type TableMeld, type TableView, type TileGroup, inOrder } from './view.ts';

type Words = Strings<'hand'>;

/** Tiles drawn together: a set, or the end of the hand with the winning tile; with its name and value. */
export interface TablePart extends TileGroup {
  readonly meld?: TableMeld;
  readonly winning?: NonNullable<TableView['winning']>;
  readonly name?: string;
  readonly marks: readonly string[];
}

/** Caption of a set: who discarded for it, or that it is concealed. */
const meldName = ({ form, from }: LaidMeld, words: Words): string =>
  form === 'kong-concealed' ? words['name.concealed'] : words[`name.${from ?? 'called'}`];

/** Marks on the tiles with these numbers: fu and the wait once, dora once each. */
function marksOn(numbers: ReadonlySet<number>, marks: readonly Mark[], words: Words): string[] {
  const here = ({ at }: Mark): number => at.filter((number) => numbers.has(number)).length;
  const once = marks.filter((mark) => mark.kind !== 'dora' && here(mark) > 0);
  const dora = marks.filter(({ kind }) => kind === 'dora').reduce((sum, mark) => sum + mark.value * here(mark), 0);
  return [
    ...once.map(({ kind, value }) => fill(words[kind === 'wait' ? 'mark.wait' : 'mark.fu'], { n: value })),
    ...(dora > 0 ? [fill(words['mark.dora'], { n: dora })] : []),
  ];
}

/** Parts of a drawn hand: the tiles held in one row, and the parts that stay together. */
export function partsOf(
  view: TableView,
  marks: readonly Mark[],
  words: Words,
): { readonly held: TileGroup; readonly parts: readonly TablePart[] } {
  const { seats, winning, isParted } = view;
  const { hand, melds } = seats.self;
  const last = hand.at(-1) ?? { tiles: [], first: 0 };
  const alone = isParted || winning === undefined ? 0 : Math.max(0, last.tiles.length - 1);
  const whole = winning === undefined ? last.tiles.length : alone;
  const held: TileGroup = isParted ? { tiles: [], first: 0 } : { tiles: last.tiles.slice(0, whole), first: last.first };
  const ended = { tiles: last.tiles.slice(alone), first: last.first + alone };
  const marked = (group: TileGroup, more: readonly number[] = []): readonly string[] =>
    marksOn(new Set([...group.tiles.map((_, i) => group.first + i), ...more]), marks, words);
  return {
    held,
    parts: [
      ...hand.slice(0, -1).map((group) => ({ ...group, marks: marked(group) })),
      ...(winning
        ? [{ ...ended, winning, name: words['name.winning'], marks: isParted ? marked(ended, [winning.at]) : [] }]
        : []),
      ...melds.map((meld) => {
        const { first } = meld;
        const group = { tiles: inOrder(meld), first };
        return { ...group, meld, name: meldName(meld, words), marks: marked(group) };
      }),
    ],
  };
}
