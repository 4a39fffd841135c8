import type { FanId, HandRequest } from '../../../engine/mcr/index.ts';
import { mustCount } from '../../../quizzes/mcr/hands/count.ts';
import { Line } from '../count/Line.tsx';
import { WhyNotFan, fansOfOtherReadings, nearMisses } from '../count/WhyNotFan.tsx';
import { FanName } from '../fan/FanName.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import { useStrings } from './strings.ts';

interface ListProps {
  readonly hand: HandRequest;
  readonly title: string;
  readonly fans: readonly FanId[];
}

/** Fan that do not count, and why. */
function FansOut({ hand, title, fans }: ListProps) {
  const strings = useStrings();
  if (fans.length === 0) return null;
  return (
    <>
      <p class="group-name">{title}</p>
      <ol class="steps not-content">
        {fans.map((fan) => (
          <Line
            key={fan}
            name={<FanName fan={fan} />}
            why={<WhyNotFan request={hand} fan={fan} {...strings} />}
            quiet
            {...strings}
          />
        ))}
      </ol>
    </>
  );
}

/** More of them would not be read. */
const MOST = 3;

interface NearProps {
  readonly hand: HandRequest;
  readonly among: readonly FanId[];
}

/** Fan that the hand just misses, and what each of them lacks. */
export const NearMisses = ({ hand, among }: NearProps) => (
  <FansOut hand={hand} title={mcrWords().mcr.near} fans={nearMisses(hand, among).slice(0, MOST)} />
);

/** Fan of other readings of the tiles, where there are any. */
export const OtherReadingFans = ({ hand }: { readonly hand: HandRequest }) => (
  <FansOut
    hand={hand}
    title={mcrWords().mcr.otherwise}
    fans={mustCount(hand).readings.length > 1 ? fansOfOtherReadings(hand) : []}
  />
);
