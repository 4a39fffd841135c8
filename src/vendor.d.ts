declare module '@pagefind/default-ui' {
  /** A page that was found, with the places on it. */
  export interface FoundPage {
    readonly url: string;
    /** Some of what the page says, with marks on what is sought. */
    readonly excerpt?: string;
    /** All that the page says; places count its words. */
    readonly raw_content?: string;
    /** The words that were found. */
    readonly locations?: readonly number[];
    readonly anchors?: readonly { readonly location: number }[];
    readonly meta: {
      readonly title?: string;
      /** The language of the page, where it is not that of the search. */
      readonly spoken?: string;
      /** The anchors of places that are told in English, where the page is not. */
      readonly english?: string;
      /** The articles whose translation is older than their English text. */
      readonly aged?: string;
    };
    readonly sub_results: readonly {
      readonly url: string;
      readonly title: string;
      readonly excerpt?: string;
      readonly locations?: readonly number[];
      readonly anchor?: { readonly location: number };
    }[];
  }
  /** The search box of Pagefind, mounted into `element`. */
  export const PagefindUI: new (options: {
    readonly element: string;
    readonly baseUrl: string;
    readonly bundlePath: string;
    readonly showImages: boolean;
    readonly showSubResults: boolean;
    readonly pageSize: number;
    /** How much it counts, from 0 to 1, that a page has little else than what is sought. */
    readonly ranking: { readonly termFrequency: number };
    readonly translations: Readonly<Record<string, string>>;
    readonly processTerm: (term: string) => string;
    readonly processResult: (page: FoundPage) => FoundPage;
  }) => object;
}

declare module 'subset-font' {
  /** A font cut down to the glyphs of `text`, and to fixed values of its variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      readonly variationAxes?: Readonly<Record<string, number>>;
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
