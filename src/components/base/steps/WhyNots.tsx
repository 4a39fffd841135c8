import { colon } from '../../../i18n/signs.ts';
import { type HandRequest, type PatternId, type WhyNot, whyNot } from '../../../engine/riichi/index.ts';
import { Citation } from '../words/Citation.tsx';
import type { StepStrings } from './StepLines.tsx';
import { YakuName } from '../words/YakuName.tsx';
import { lackText } from './lack-text.ts';
import { stepText } from './step-text.ts';
import './steps.css';

function reasonOf(one: WhyNot, { words, lang }: StepStrings): string {
  switch (one.why) {
    case 'excluded':
      return stepText(one.step, words, { lang }).why.join(' ');
    case 'limit-hand':
      return words.step['exclude.limit-hand'];
    case 'other-reading':
      return words.step[`other-reading.${one.because}`];
    case 'did-not-happen':
      return words.step[`did-not-happen.${one.what}`];
    case 'lacks':
      return lackText(one, words.step, lang);
    case 'otherwise':
      return words.step['lacks.otherwise'];
  }
}

interface Props extends StepStrings {
  readonly hand: HandRequest;
  readonly patterns: readonly PatternId[];
}

/** Explains for each wrongly claimed yaku why the hand does not have it. */
export function WhyNots({ hand, patterns, ...strings }: Props) {
  const all = patterns.map((id) => whyNot(hand, id)).filter((one) => one !== undefined);
  if (all.length === 0) return null;
  const { words, locale } = strings;
  return (
    <ul class="near">
      {all.map((one) => (
        <li key={one.pattern}>
          <YakuName id={one.pattern} words={words.yaku} />
          {colon(strings.lang)}
          {reasonOf(one, strings)} · <Citation clause={one.cite} words={words} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
