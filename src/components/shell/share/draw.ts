import type { Tile } from '../../../engine/riichi/index.ts';
import type { HandInGroups } from './hands.ts';

/** The picture of the whole site, drawn by `npm run pictures`: its lower part is the table. */
const BASE = 'public/social.png';
const WIDTH = 1200;
const TABLE = { top: 412, height: 218, colour: '#1c5a43' } as const;

/** Space beside the hand, between tiles and between groups, and the widest tile, in pixels. */
const [MARGIN, GAP, APART, WIDEST] = [40, 3, 22, 76];
/** Tiles are drawn four thirds as high as wide. */
const HEIGHT_OF_WIDTH = 4 / 3;
/** Drawn larger than needed, so that edges stay sharp when made smaller. */
const DENSITY = 200;

interface Placed {
  readonly tile: Tile;
  readonly left: number;
}

/** Where each tile lies, and how wide it is: the hand in the middle, as large as it fits. */
function lay(groups: HandInGroups): { readonly width: number; readonly placed: readonly Placed[] } {
  const count = groups.flat().length;
  const gaps = (count - groups.length) * GAP + (groups.length - 1) * APART;
  const width = Math.min(WIDEST, Math.floor((WIDTH - 2 * MARGIN - gaps) / count));
  let left = Math.round((WIDTH - count * width - gaps) / 2);
  const placed = groups.flatMap((group) => {
    const tiles = group.map((tile): Placed => {
      const at = left;
      left += width + GAP;
      return { tile, left: at };
    });
    left += APART - GAP;
    return tiles;
  });
  return { width, placed };
}

/** Draws the picture that other sites show with a link to a chapter: that of the site, with the chapter’s hand on the table. */
export async function drawShared(groups: HandInGroups): Promise<Uint8Array<ArrayBuffer>> {
  // Astro brings it for pictures on pages; only this build step loads it.
  const { default: sharp } = await import('sharp');
  const { width, placed } = lay(groups);
  const height = Math.round(width * HEIGHT_OF_WIDTH);
  const top = TABLE.top + Math.round((TABLE.height - height) / 2);
  const tiles = await Promise.all(
    placed.map(async ({ tile, left }) => ({
      input: await sharp(`public/tiles/${tile}.svg`, { density: DENSITY }).resize({ width, height }).png().toBuffer(),
      ...{ left, top },
    })),
  );
  const table = { create: { width: WIDTH, height: TABLE.height, channels: 3 as const, background: TABLE.colour } };
  const drawn = await sharp(BASE)
    .composite([{ input: table, left: 0, top: TABLE.top }, ...tiles])
    .png({ palette: true })
    .toBuffer();
  return Uint8Array.from(drawn);
}
