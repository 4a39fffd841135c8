import { fill } from '../../../../i18n/strings.ts';
import { named } from '../../../../i18n/signs.ts';
import type { Blueprint } from '../../../../quizzes/exams/blueprint/blueprint.ts';
import type { Stratum } from '../../../../quizzes/base/stratum.ts';
import { sayTopic } from './say-topic.ts';
import type { ExamWords } from '../strings.ts';

type Words = ExamWords<'event'>;

/** The next ten fu, where the draw decides; sixty stands for sixty or more. */
const [TEN, MOST_TENS] = [10, 60] as const;

/** What a stratum demands of a hand, in words. */
function sayStratum(stratum: Stratum, { event: own, practice }: Words): readonly string[] {
  const { open, dealer, by, limit, fu, fans, short, rare, tens, tensByLot } = stratum;
  return [
    open === undefined ? '' : own[open ? 'stratum.open' : 'stratum.closed'],
    by === undefined ? '' : practice[`by.${by}`],
    dealer ? own['stratum.dealer'] : '',
    limit ? own['stratum.limit'] : '',
    rare ? own['stratum.rare'] : '',
    fu === undefined ? '' : own[`stratum.fu.${fu}`],
    tens === undefined ? '' : tens === MOST_TENS ? own['stratum.fu.high'] : fill(own['stratum.tens'], { n: tens }),
    tensByLot === undefined ? '' : fill(own['stratum.tens-by-lot'], { n: tensByLot, m: tensByLot + TEN }),
    fans === undefined ? '' : own[`stratum.fans-${fans}`],
    short === undefined ? '' : own[short ? 'stratum.short' : 'stratum.enough'],
  ].filter((said) => said !== '');
}

/** The kinds of all questions of a blueprint, in order: skill or topic, and what the hand must have. */
export const sayKinds = ({ parts, authored = [] }: Blueprint, words: Words, lang: string): readonly string[] => [
  ...parts.flatMap(({ skill, count, strata }) =>
    Array.from({ length: count }, (_, n) => {
      const said = sayStratum(strata[n % strata.length] ?? {}, words).join(', ');
      const kind = words.practice[`skill.${skill}`];
      return said === '' ? kind : named(kind, said, lang);
    }),
  ),
  ...authored.flatMap(({ topic, count }) => Array.from({ length: count }, () => sayTopic(topic, words))),
];
