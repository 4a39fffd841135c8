/** The whole address of something that a link's fragment describes. */
export const linkTo = (fragment: string): string => `${location.origin}${location.pathname}#${fragment}`;
