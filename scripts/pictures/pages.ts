import { readFileSync } from 'node:fs';

const PAPER = '#f8f4ea';
const INK = '#1d1b17';
const QUIET = '#595346';
const FELT = '#1c5a43';
const FELT_EDGE = '#123f2f';

const dataUrl = (file: string, type: string): string => `data:${type};base64,${readFileSync(file).toString('base64')}`;
const tile = (code: string, width: number): string =>
  `<img src="${dataUrl(`public/tiles/${code}.svg`, 'image/svg+xml')}" width="${String(width)}" alt="">`;
const font = `@font-face { font-family: Title; src: url(${dataUrl('src/assets/fonts/literata-latin.woff2', 'font/woff2')}); font-weight: 400 700 }`;

/** Nine gates: the hand that every player recognises. */
const HAND = ['1p', '1p', '1p', '2p', '3p', '4p', '0p', '6p', '7p', '8p', '9p', '9p', '9p'];
const WINNING_TILE = '5p';

/** The preview that other sites show with a link: a page of the rulebook, and a hand on the table. */
export const socialPicture = (): string => `<!doctype html><style>${font}
  body { margin: 0; width: 1200px; height: 630px; background: ${PAPER}; color: ${INK}; font-family: Title, serif; position: relative }
  h1 { margin: 0; position: absolute; left: 76px; top: 62px; font-size: 136px; font-weight: 600; letter-spacing: -2px; line-height: 1 }
  p { margin: 0; position: absolute; left: 80px; top: 238px; font-size: 44px; line-height: 1.32; color: ${QUIET} }
  hr { position: absolute; left: 80px; right: 80px; top: 211px; margin: 0; border: 0; border-top: 1.5px solid #d8cfbb }
  .table { position: absolute; inset: 404px 0 0; background: ${FELT}; border-top: 8px solid ${FELT_EDGE}; display: flex; gap: 3px; align-items: center; justify-content: center; box-sizing: border-box }
  .table img { display: block } .table img:last-child { margin-left: 22px }
</style><h1>Tensu</h1><hr><p>Learn the tournament rulebook.<br>Score any hand by it.</p>
<div class="table">${[...HAND, WINNING_TILE].map((code) => tile(code, 70)).join('')}</div>`;

/** The icon of the installed site: its mark on felt, with a margin for a round mask. */
export const icon = (side: number): string => `<!doctype html><style>body { margin: 0; background: ${FELT} }
  img { display: block; width: 64%; margin: 18% auto }</style>
  <body style="width:${String(side)}px;height:${String(side)}px"><img src="${dataUrl('public/favicon.svg', 'image/svg+xml')}" alt="">`;
