import type { ComponentChildren } from 'preact';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { CopyLink } from './CopyLink.tsx';
import { HandTable } from '../hand-editor/HandTable.tsx';
import { LaidSets } from '../hand-editor/LaidSets.tsx';
import { type Draft, EMPTY } from '../hand-editor/draft.ts';
import type { HandGame } from '../hand-editor/hand-game.ts';
import { useStrings } from '../hand-editor/strings.ts';

interface Props {
  readonly game: HandGame;
  readonly draft: Draft;
  readonly rules: BookId;
  /** How complete the hand is, or the last message about it. */
  readonly text: string;
  /** Whether the text reports something impossible, with its article. */
  readonly isRefused: boolean;
  readonly cite: ComponentChildren;
  /** Whether the hand is complete and can be counted. */
  readonly isWhole: boolean;
  /** Its value, once revealed. */
  readonly price: string | undefined;
  readonly canUndo: boolean;
  /** Address of the scorer's own page. */
  readonly page: string;
  readonly onChange: (draft: Draft) => void;
  readonly onUndo: () => void;
  readonly onPrice: () => void;
  /** Link to the place where the hand is counted. */
  readonly onCount: () => void;
  readonly onRemark: (text: string) => void;
  /** An extra button for a complete hand. */
  readonly children: ComponentChildren;
}

/** The hand on the scorer's table: tiles, status, hidden price and actions. */
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
  const { scorer } = useStrings().words;
  const { onChange, onUndo, onPrice, onCount, onRemark, children } = rest;
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
        <CopyLink draft={draft} rules={rules} page={page} onRemark={onRemark} />
      </div>
    </div>
  );
}
