import type { APIRoute, GetStaticPaths } from 'astro';
import { drawShared } from '../../../components/shell/share/draw.ts';
import { PICTURED, sharedHand } from '../../../components/shell/share/hands.ts';

export const getStaticPaths = (() =>
  PICTURED.map(({ book, slug }) => ({
    params: { book, chapter: slug },
    props: { hand: sharedHand(book, slug) ?? [] },
  }))) satisfies GetStaticPaths;

/** The picture that other sites show with a link to a chapter. */
export const GET: APIRoute<{ readonly hand: Parameters<typeof drawShared>[0] }> = async ({ props: { hand } }) =>
  new Response(await drawShared(hand), { headers: { 'Content-Type': 'image/png' } });
