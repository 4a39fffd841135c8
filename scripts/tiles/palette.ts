/** The colours of the set, named by what they stand for; vermilion is its only red. */
export const PALETTE = {
  ivory: '#fdf9ec',
  ivorySide: '#e2d6b8',
  bamboo: '#c9974a',
  bambooDark: '#9b6d2b',
  ink: '#1c2430',
  blue: '#1f4a86',
  green: '#1d7a48',
  red: '#c8372d',
} as const;
