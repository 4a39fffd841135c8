import type { Worth } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { semicolon } from '../../../i18n/signs.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';

interface WorthWords {
  readonly chapter: Strings<'chapter'>;
  readonly step: Strings<'step'>;
  readonly lang: string;
}

/** Describes what a yaku is worth: `1 han, closed hand only`, `closed: 2 han; open: 1 han`, `yakuman × 2`. */
export function describeWorth(worth: Worth, { chapter, step, lang }: WorthWords): string {
  if ('limit' in worth) return worth.times > 1 ? fill(step.times, { n: worth.times }) : step[`limit.${worth.limit}`];
  const han = (n: number): string => plural(chapter, 'han', n, lang);
  const { closed, open } = worth;
  if (open === 0) return `${han(closed)}, ${chapter['yaku.closed-only']}`;
  if (open === closed) return `${han(closed)}, ${chapter['yaku.same']}`;
  return [
    fill(chapter['yaku.closed-worth'], { han: han(closed) }),
    fill(chapter['yaku.open-worth'], { han: han(open) }),
  ].join(semicolon(lang));
}
