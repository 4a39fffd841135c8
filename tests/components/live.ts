import { configure } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach } from 'vitest';

configure({
  asyncUtilTimeout: 10_000,
  // Not in act(), which would delay every render until the search for an element ends.
  asyncWrapper: <T>(work: () => Promise<T>) => work(),
  eventWrapper: (work) => {
    let result: unknown;
    void act(() => {
      result = work() as unknown;
    });
    return result;
  },
});

const boxes: HTMLElement[] = [];

/** Unmounts every component, as leaving the page would. */
export function leave(): void {
  for (const box of boxes.splice(0)) {
    void act(() => render(null, box));
    box.remove();
  }
}

afterEach(leave);

/** Renders a component and returns a user who clicks and types there. */
export function open(...children: readonly ComponentChild[]): UserEvent {
  for (const child of children) {
    const box = document.body.appendChild(document.createElement('div'));
    boxes.push(box);
    void act(() => render(child, box));
  }
  return userEvent.setup();
}
