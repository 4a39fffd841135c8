import type { APIRoute } from 'astro';
import { KINDS } from '../../../../components/features/embed/code.ts';
import { FRAMES, richOf } from '../../../../components/features/embed/oembed.ts';
import { ui } from '../../../../i18n/strings.ts';
import { LANGUAGES, sitePath } from '../../../../locales.ts';

export const getStaticPaths = () =>
  LANGUAGES.flatMap(({ locale }) => FRAMES.map((frame) => ({ params: { locale, frame } })));

/** What a site needs to show the frame beside this file. */
export const GET: APIRoute = ({ params: { locale, frame = '' }, locals: { t }, site }) => {
  const kind = KINDS.find((one) => frame.split('/')[0] === one) ?? 'scorer';
  const address = (path: string): string => new URL(sitePath(path, locale), site).href;
  return Response.json(richOf(address(`embed/${frame}/`), ui(t, 'embed')[`kind.${kind}`], address('')));
};
