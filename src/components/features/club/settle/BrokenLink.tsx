import { useStrings } from './strings.ts';

const MOST_SHOWN = 60;

interface Props {
  /** What the link should have described. */
  readonly message: string;
  /** The part that was not understood; '' for all of it. */
  readonly part: string;
}

/** Says that a link was not understood, and which part. */
export function BrokenLink({ message, part }: Props) {
  const { settle } = useStrings().words;
  return (
    <p class="refused">
      {message}
      {part !== '' && (
        <>
          {' '}
          {settle['broken.part']} <code dir="ltr">{part.slice(0, MOST_SHOWN)}</code>
        </>
      )}
    </p>
  );
}
