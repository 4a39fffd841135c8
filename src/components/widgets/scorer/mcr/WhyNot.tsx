import { useState } from 'preact/hooks';
import { FANS, type FanId, type HandRequest } from '../../../../engine/mcr/index.ts';
import { WhyNotFan, isFan } from '../../count/WhyNotFan.tsx';
import { mcrWords } from '../../fan/fetch-words.ts';
import { useStrings } from '../../hand-editor/strings.ts';

/** Id of the list of fan to ask about. */
export const WHY_NOT = 'why-not';

/** Explains for any fan why it does not count: what is missing, or which principle excludes it. */
export function WhyNot({ request }: { readonly request: HandRequest }) {
  const strings = useStrings();
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
      <p role="status">{fan && <WhyNotFan request={request} fan={fan} {...strings} />}</p>
    </section>
  );
}
