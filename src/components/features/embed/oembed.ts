import { RIICHI_IDS } from '../../../engine/rulebooks/ids.ts';
import { KINDS, escaped } from './code.ts';

/** The frames by their paths below `embed/`. */
export const FRAMES: readonly string[] = KINDS.flatMap((kind) =>
  kind === 'yaku' ? RIICHI_IDS.map((book) => `${kind}/${book}`) : [kind],
);

/** Sizes in pixels for sites that do not follow the height that a frame tells. */
const SIZE = { width: 640, height: 480 } as const;

/** What a site needs to show a frame, as an oEmbed answer of type rich. */
export interface Rich {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** The oEmbed answer for the frame at an address. */
export const richOf = (address: string, title: string, site: string): Rich => ({
  version: '1.0',
  type: 'rich',
  title,
  provider_name: 'Tensu',
  provider_url: site,
  html: `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${SIZE.width}" height="${SIZE.height}" loading="lazy" style="width: 100%; border: 0"></iframe>`,
  ...SIZE,
});

/** The path of the oEmbed answer of a page, by the page’s own path; undefined for pages that are not frames. */
export const oEmbedOf = (path: string): string | undefined =>
  FRAMES.some((frame) => path === `embed/${frame}`) ? `${path}/oembed.json` : undefined;
