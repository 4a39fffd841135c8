import { useState } from 'preact/hooks';
import type { Dealt } from '../../../../quizzes/exams/deal.ts';
import type { ExamEvent } from '../../../../quizzes/exams/event.ts';
import { formatEventFile } from '../../../../quizzes/exams/event-file.ts';
import { noteSaved } from '../../../../quizzes/exams/saved.ts';
import { undealt, withSheet } from '../../../../quizzes/exams/sheets.ts';
import { $open, changeEvent, changeEventSlowly } from '../../../../stores/exams/events.ts';
import { examinerHand } from '../../../../stores/exams/examiner.ts';
import { download, fileName } from '../../../base/files/download.ts';

type Refused = Extract<Dealt, { readonly ok: false }>['part'];

/** The progress of saving: sheets dealt out of the total, or the part of the blueprint that yields none. */
export type Saving =
  | { readonly state: 'idle' }
  | { readonly state: 'dealing'; readonly done: number; readonly of: number }
  | { readonly state: 'refused'; readonly part: Refused };

/** Lets the page respond between two sheets. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface DealtAll {
  readonly event: ExamEvent;
  readonly refused?: Refused;
}

async function dealAll(event: ExamEvent, tell: (done: number, of: number) => void): Promise<DealtAll> {
  const seats = undealt(event);
  let now = event;
  for (const [done, seat] of seats.entries()) {
    tell(done, seats.length);
    await breathe();
    const dealt = withSheet(now, seat);
    if (!dealt.ok) return { event: now, refused: dealt.part };
    now = dealt.event;
  }
  return { event: now };
}

/** Saves the event's file with everybody's hands: a later version of the site may deal others. */
export function useSaving(): { readonly saving: Saving; readonly save: () => Promise<void> } {
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const save = async (): Promise<void> => {
    const dealt = await changeEventSlowly((event) =>
      dealAll(event, (done, of) => setSaving({ state: 'dealing', done, of })),
    );
    setSaving(dealt?.refused ? { state: 'refused', part: dealt.refused } : { state: 'idle' });
    if (!dealt || dealt.refused) return;
    changeEvent((event) => noteSaved(event, examinerHand()));
    const open = $open.get();
    if (open.state === 'open')
      download(formatEventFile(open.event), `${fileName(open.event.name, 'event')}.json`, 'application/json');
  };
  return { saving, save };
}
