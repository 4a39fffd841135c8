/** The full address of what a link's fragment describes. */
export const linkTo = (fragment: string): string => `${location.origin}${location.pathname}#${fragment}`;
