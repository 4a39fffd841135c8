import { useSpeech } from './strings.ts';

const MOST_SHOWN = 60;

interface Props {
  /** What the link should have described. */
  readonly said: string;
  /** The part of it that is not understood; '' for all of it. */
  readonly part: string;
}

/** Says that a link was not understood, and what of it. */
export function BrokenLink({ said, part }: Props) {
  const { settle } = useSpeech().words;
  return (
    <p class="refused">
      {said}
      {part !== '' && (
        <>
          {' '}
          {settle['broken.part']} <code dir="ltr">{part.slice(0, MOST_SHOWN)}</code>
        </>
      )}
    </p>
  );
}
