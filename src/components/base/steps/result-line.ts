import type { ScoreResult } from '../../../engine/riichi/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { named } from '../../../i18n/signs.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';
import { inNumbers } from '../answer/format-payment.ts';

type Scored = Extract<ScoreResult, { ok: true }>;

interface Words {
  readonly chapter: Strings<'chapter'>;
  readonly step: Strings<'step'>;
  readonly lang: string;
}

/** Formats a result in one line: `2 han 40 fu: 2,600`, `6 han, haneman: 3,000/6,000`, `2 han 30 fu: 1,000 from each`, or why the hand cannot win. */
export function resultLine(result: Scored, { chapter, step, lang }: Words): string {
  if (result.kind === 'no-win') return chapter[result.reason];
  const { han, fu, limit, payment } = result;
  const limitName = limit === null ? step['limit.yakuman'] : step[`limit.${limit}`];
  const hanText = han === null ? '' : plural(chapter, 'han', han, lang);
  const size =
    han === null || fu === null
      ? limitName
      : limit === null
        ? `${hanText} ${fill(step.fu, { n: fu })}`
        : `${hanText}, ${limitName}`;
  if (payment.liable) return named(size, payment.total.toLocaleString(lang), lang);
  const call = inNumbers(payment, lang);
  const isFromEach = payment.discarder === null && payment.east === null;
  return named(size, isFromEach ? fill(step['from-each'], { points: call }) : call, lang);
}
