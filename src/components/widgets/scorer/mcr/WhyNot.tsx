import { useState } from 'preact/hooks';
import {
  FANS,
  type FanId,
  type HandRequest,
  type Values,
  checkDraft,
  parseTiles,
  whyNot,
} from '../../../../engine/mcr/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import { fansIn } from '../../../../quizzes/mcr/hands/count.ts';
import { ExclusionReason, WithFan } from '../../count/excluded.tsx';
import { FanNames } from '../../fan/FanName.tsx';
import { mcrWords } from '../../fan/fetch-words.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { tilesInWords } from '../../../base/words/tiles.ts';
import { type ScorerStrings, useStrings } from '../../hand-editor/strings.ts';

/** Id of the list of fan to ask about. */
export const WHY_NOT = 'why-not';

const isFan = (id: unknown): id is FanId => FANS.some((fan) => fan === id);

/** Values for a sentence about a missing condition: tiles, and the missing type. */
function named(values: Values, { words: { tile } }: ScorerStrings): Values {
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

/** Why one fan counts or does not count. */
function Reason({ request, fan }: { readonly request: HandRequest; readonly fan: FanId }) {
  const strings = useStrings();
  const { mcr, lacks } = mcrWords();
  const check = checkDraft(request);
  if (check.state !== 'complete') return null;
  const why = whyNot(check.hand, fan, check.rules);
  switch (why.status) {
    case 'counts':
      return <p>{fill(mcr['why-not.counts'], { n: why.count })}</p>;
    case 'equal-list':
      return (
        <p>
          {mcr['why-not.equal']} <FanNames fans={fansIn(why.items)} />
        </p>
      );
    case 'excluded':
      return (
        <>
          {why.excludes.map((step, i) => (
            <p key={i}>
              <ExclusionReason step={step} /> · <Citation clause={step.cite} {...strings} />
            </p>
          ))}
        </>
      );
    case 'missing': {
      const { fan: other } = why.values;
      const text = fill(lacks[why.lacks], named(why.values, strings));
      return (
        <p>
          {isFan(other) ? <WithFan text={lacks[why.lacks]} fan={other} /> : text} ·{' '}
          <Citation clause={why.cite} {...strings} />
        </p>
      );
    }
  }
}

/** Explains for any fan why it does not count: what is missing, or which principle excludes it. */
export function WhyNot({ request }: { readonly request: HandRequest }) {
  const { mcr, fans } = mcrWords();
  const [fan, setFan] = useState<FanId>();
  return (
    <section class="answer-part why-not">
      <h3>{mcr['why-not']}</h3>
      <label class="field">
        <span>{mcr['why-not.lead']}</span>
        <select
          id={WHY_NOT}
          value={fan ?? ''}
          onChange={({ currentTarget: { value } }) => setFan(isFan(value) ? value : undefined)}
        >
          <option value="">{mcr['why-not.choose']}</option>
          {FANS.map((one) => (
            <option key={one} value={one} lang={fans[one].nameLang}>
              {fans[one].name}
            </option>
          ))}
        </select>
      </label>
      <div role="status">{fan && <Reason request={request} fan={fan} />}</div>
    </section>
  );
}
