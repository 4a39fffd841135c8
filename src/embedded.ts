/** Whether a page, by its path below the language, is made to stand in a frame on another site. */
export const isEmbedded = (path: string): boolean => path.startsWith('embed/');
