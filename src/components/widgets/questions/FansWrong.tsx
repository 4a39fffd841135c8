import type { FanId, HandRequest } from '../../../engine/mcr/index.ts';
import { WhyNotFan } from '../count/WhyNotFan.tsx';
import { FanName } from '../fan/FanName.tsx';
import { FansApart, beyond } from '../fan/FansApart.tsx';
import { useStrings } from './strings.ts';

interface Props {
  readonly question: { readonly hand: HandRequest };
  readonly right: readonly FanId[];
  readonly given: readonly FanId[];
}

/** Which fan are missing and which are too many, and why each of these does not count. */
export function FansWrong({ question: { hand }, right, given }: Props) {
  const strings = useStrings();
  const wrong = [...new Set(beyond(given, right))].filter((fan) => !right.includes(fan));
  return (
    <>
      <FansApart right={right} given={given} />
      {wrong.length > 0 && (
        <ul class="fans-wrong">
          {wrong.map((fan) => (
            <li key={fan}>
              <strong>
                <FanName fan={fan} />
              </strong>{' '}
              <WhyNotFan request={hand} fan={fan} {...strings} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
