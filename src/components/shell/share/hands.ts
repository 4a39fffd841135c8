import { CHAPTERS } from '../../../chapters.ts';
import { type MeldRequest, type Tile, compareTiles } from '../../../engine/riichi/index.ts';
import { BOOK_IDS, type BookId, standsOn } from '../../../engine/rulebooks/ids.ts';
import { tilesIn } from '../../base/table/view.ts';

interface Example {
  readonly hand: { readonly concealed: string; readonly winningTile: string; readonly melds?: readonly MeldRequest[] };
}

const FILES = import.meta.glob<Readonly<Record<string, Example>>>('../../../content/examples/*/*.json', {
  eager: true,
  import: 'default',
});

/** The worked hands of a rulebook, or of one of its chapters. */
const examplesOf = (book: string, slug?: string): readonly Example[] =>
  Object.entries(FILES).flatMap(([file, examples]) =>
    file.includes(slug === undefined ? `/${book}/` : `/${book}/${slug}.json`) ? Object.values(examples) : [],
  );

/** The tiles of a hand as groups with a gap between: what is concealed, the winning tile, each meld. */
export type HandInGroups = readonly (readonly Tile[])[];

const inGroups = ({ hand: { concealed, winningTile, melds = [] } }: Example): HandInGroups =>
  [tilesIn(concealed).toSorted(compareTiles), tilesIn(winningTile), ...melds.map(({ tiles }) => tilesIn(tiles))].filter(
    (group) => group.length > 0,
  );

/** The same hand for the same chapter in every build. */
function pick<T>(all: readonly T[], name: string): T | undefined {
  const sum = Array.from(name).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return all[sum % all.length];
}

/** The hand in the picture of a chapter: worked in it, in another chapter of its rulebook, or in the one that stands below. */
export function sharedHand(book: BookId, slug: string): HandInGroups | undefined {
  const below = standsOn(book);
  const [found] = [examplesOf(book, slug), examplesOf(book), below ? examplesOf(below) : []].filter(
    (examples) => examples.length > 0,
  );
  const example = found && pick(found, `${book}/${slug}`);
  return example && inGroups(example);
}

/** Chapters with a picture of their own. */
export const PICTURED = BOOK_IDS.flatMap((book) =>
  CHAPTERS[book].flatMap(({ slug }) => (sharedHand(book, slug) ? [{ book, slug }] : [])),
);

/** The path of a chapter’s picture; undefined where other sites get that of the whole site. */
export function sharedPicture(path: string): string | undefined {
  const found = PICTURED.find(({ book, slug }) => path === `${book}/${slug}`);
  return found && `share/${found.book}/${found.slug}.png`;
}
