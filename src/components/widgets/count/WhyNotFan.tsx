import {
  FANS,
  type FanId,
  type HandRequest,
  type Values,
  type WhyNot,
  checkDraft,
  parseTiles,
  whyNot,
} from '../../../engine/mcr/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { fansIn } from '../../../quizzes/mcr/hands/count.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { tilesInWords } from '../../base/words/tiles.ts';
import { FanNames } from '../fan/FanName.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import type { CountStrings } from './Line.tsx';
import '../fan/fan.css';
import { ExclusionReason, WithFan } from './excluded.tsx';

/** Whether something is the id of a fan. */
export const isFan = (id: unknown): id is FanId => FANS.some((fan) => fan === id);

/** Why a fan does not count in a hand; undefined for a hand that cannot be counted. */
function whyNotIn(request: HandRequest, fan: FanId): WhyNot | undefined {
  const check = checkDraft(request);
  return check.state === 'complete' ? whyNot(check.hand, fan, check.rules) : undefined;
}

/** The fan of a list that lack only one set, suit or tile. */
export const nearMisses = (request: HandRequest, among: readonly FanId[]): readonly FanId[] =>
  among.filter((fan) => {
    const why = whyNotIn(request, fan);
    if (why?.status !== 'missing') return false;
    const { wanted, have } = why.values;
    return typeof wanted === 'number' && typeof have === 'number' && wanted - have === 1;
  });

/** The fan that another, cheaper reading of the tiles would have. */
export const fansOfOtherReadings = (request: HandRequest): readonly FanId[] =>
  FANS.filter((fan) => {
    const why = whyNotIn(request, fan);
    return why?.status === 'excluded' && why.excludes.some(({ principle }) => principle === 'high-versus-low');
  });

/** Values for a sentence about a missing condition: tiles, and the missing type. */
function named(values: Values, { words: { tile } }: CountStrings): Values {
  const words: Readonly<Record<string, string | undefined>> = mcrWords().mcr;
  const inWords = (text: string): string => {
    const read = parseTiles(text, 'tiles');
    return read.ok ? tilesInWords(read.value, tile) : text;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, string | number] => {
      if (typeof value === 'number') return [name, value];
      if (name === 'tile' || name === 'tiles') return [name, inWords(value)];
      return [name, name === 'type' ? (words[`type.${value}`] ?? value) : value];
    }),
  );
}

interface Props extends CountStrings {
  readonly request: HandRequest;
  readonly fan: FanId;
}

/** Why one fan counts or does not count in a hand. */
export function WhyNotFan({ request, fan, ...strings }: Props) {
  const { mcr, lacks } = mcrWords();
  const why = whyNotIn(request, fan);
  switch (why?.status) {
    case undefined:
      return null;
    case 'counts':
      return <>{fill(mcr['why-not.counts'], { n: why.count })}</>;
    case 'equal-list':
      return (
        <>
          {mcr['why-not.equal']} <FanNames fans={fansIn(why.items)} />
        </>
      );
    case 'excluded':
      return (
        <>
          {why.excludes.map((step, i) => (
            <span key={i} class="why-not-line">
              <ExclusionReason step={step} /> · <Citation clause={step.cite} {...strings} />
            </span>
          ))}
        </>
      );
    case 'missing': {
      const { fan: other } = why.values;
      const text = fill(lacks[why.lacks], named(why.values, strings));
      return (
        <>
          {isFan(other) ? <WithFan text={lacks[why.lacks]} fan={other} /> : text} ·{' '}
          <Citation clause={why.cite} {...strings} />
        </>
      );
    }
  }
}
