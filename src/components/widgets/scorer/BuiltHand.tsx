import type { ComponentChildren } from 'preact';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { CopyLink } from './CopyLink.tsx';
import { HandTable } from '../hand-editor/HandTable.tsx';
import { LaidSets } from '../hand-editor/LaidSets.tsx';
import { type Draft, EMPTY } from '../hand-editor/draft.ts';
import type { HandGame } from '../hand-editor/hand-game.ts';
import { useSpeech } from '../hand-editor/strings.ts';

interface Props {
  readonly game: HandGame;
  readonly draft: Draft;
  readonly rules: BookId;
  /** How far the hand is, or what was last said about it. */
  readonly text: string;
  /** Whether the text says what is impossible; then it comes with its article. */
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
  /** A further button for a hand that is whole. */
  readonly children: ComponentChildren;
}

/** The hand on the scorer's table: its tiles, what is said about it, its price under a cover, and what can be done with it. */
export function BuiltHand({
  game,
  draft,
  rules,
  text,
  isRefused,
  cite,
  isWhole,
  price,
  canUndo,
  page,
  ...rest
}: Props) {
  const { scorer } = useSpeech().words;
  const { onChange, onUndo, onPrice, onCount, say, children } = rest;
  return (
    <div class="felt">
      <HandTable draft={draft} rules={rules} onChange={onChange} />
      <LaidSets draft={draft} reds={game.redsOf(rules) > 0} onChange={onChange} />
      <game.Beside draft={draft} onChange={onChange} />
      <p class={isRefused ? 'state wrong' : 'state'}>
        {text} {cite}
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
        {isWhole && children}
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
