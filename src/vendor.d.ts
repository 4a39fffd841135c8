declare module '@pagefind/default-ui' {
  /** The search box of Pagefind, mounted into `element`. */
  export const PagefindUI: new (options: {
    readonly element: string;
    readonly baseUrl: string;
    readonly bundlePath: string;
    readonly showImages: boolean;
    readonly showSubResults: boolean;
    readonly translations: Readonly<Record<string, string>>;
  }) => object;
}

declare module 'subset-font' {
  /** A font cut down to the glyphs of `text`, and to fixed values of its variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, number>>;
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
