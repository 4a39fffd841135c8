import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  readonly title: string;
  /** What stands behind the title: how many, or how far. */
  readonly note?: string;
  /** Whether it is unfolded at first; from then on its reader decides. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** A part of an event that is folded while it is not looked at. */
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
