import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  readonly title: string;
  /** What stands behind the title: a count, or the progress. */
  readonly note?: string;
  /** Whether it starts unfolded; from then on the reader decides. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** A foldable part of an event. */
export function Part({ title, note, isOpen = false, children }: Props) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details class="settle-setup no-print" open={isOpenAtFirst}>
      <summary>
        <h2>{title}</h2>
        {note !== undefined && <span class="hint">{note}</span>}
      </summary>
      <div class="settle">
        <div class="entering">{children}</div>
      </div>
    </details>
  );
}
