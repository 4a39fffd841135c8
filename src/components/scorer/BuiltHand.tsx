import type { ComponentChildren } from 'preact';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import { CopyLink } from './CopyLink.tsx';
import { HandTable } from './HandTable.tsx';
import { LaidSets } from './Laid.tsx';
import { type Draft, EMPTY } from './draft.ts';
import { useSpeech } from './speech.ts';

interface Props {
  readonly draft: Draft;
  readonly rules: BookId;
  /** Whether the rulebook has red fives. */
  readonly reds: boolean;
  /** What is said of the hand as it lies there. */
  readonly told: string;
  /** Whether that says what cannot be; then with its article. */
  readonly isRefused: boolean;
  readonly cite: ComponentChildren;
  /** Whether all tiles are there, so that it can be counted. */
  readonly isWhole: boolean;
  /** What it is worth, once that was uncovered. */
  readonly price: string | undefined;
  readonly canUndo: boolean;
  /** Where the scorer's own page stands. */
  readonly page: string;
  readonly onChange: (draft: Draft) => void;
  readonly onUndo: () => void;
  readonly onPrice: () => void;
  /** Leads to where the hand is counted. */
  readonly onCount: () => void;
  readonly say: (text: string) => void;
  /** What else can be asked of a hand that is whole. */
  readonly more?: ComponentChildren;
  /** What else lies on the table. */
  readonly children: ComponentChildren;
}

/** The hand on the scorer's table: its tiles, what is said of it, its price under a cover, and what can be done with it. */
export function BuiltHand({
  draft,
  rules,
  reds,
  told,
  isRefused,
  cite,
  isWhole,
  price,
  canUndo,
  page,
  ...rest
}: Props) {
  const { scorer } = useSpeech().words;
  const { onChange, onUndo, onPrice, onCount, say, more, children } = rest;
  return (
    <div class="felt">
      <HandTable draft={draft} rules={rules} onChange={onChange} />
      <LaidSets draft={draft} reds={reds} onChange={onChange} />
      {children}
      <p class={isRefused ? 'state wrong' : 'state'}>
        {told} {cite}
      </p>
      {isWhole && (
        <button
          type="button"
          class={price === undefined ? 'price' : 'price seen'}
          onClick={price === undefined ? onPrice : onCount}
        >
          {price ?? scorer.price}
        </button>
      )}
      <div class="felt-buttons">
        {isWhole && (
          <button type="button" class="to-count" onClick={onCount}>
            {scorer.toCount}
          </button>
        )}
        {isWhole && more}
        <button type="button" aria-disabled={canUndo ? undefined : 'true'} onClick={onUndo}>
          {scorer.undo}
        </button>
        <button type="button" onClick={() => draft !== EMPTY && onChange(EMPTY)}>
          {scorer.clear}
        </button>
        <CopyLink draft={draft} rules={rules} page={page} say={say} />
      </div>
    </div>
  );
}
