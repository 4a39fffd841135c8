import { useStore } from '@nanostores/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ranking } from '../../../../../engine/riichi/index.ts';
import type { BookId } from '../../../../../engine/rulebooks/ids.ts';
import { fill } from '../../../../../i18n/strings.ts';
import { $clock, setClock, shownAt, started, stopped, wholeSession } from '../../../../../stores/session-clock.ts';
import { saidAt, timeOf, useNow, useRing } from '../../../referee/log/clock.ts';
import type { Timing } from '../../../referee/log/options.ts';
import { firstOpen } from '../plan.ts';
import { useStrings } from '../strings.ts';
import type { Tournament } from '../tournament.ts';
import { WallRanking } from './WallRanking.tsx';
import { WallSeating } from './WallSeating.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import './wall.css';

/** The session of each rulebook. */
export type Timings = Readonly<Record<BookId, Timing>>;

interface Props {
  readonly tournament: Tournament;
  readonly ranking: Ranking | undefined;
  readonly timing: Timing;
  readonly onClose: () => void;
}

const VIEWS = ['clock', 'seating', 'ranking'] as const;

/** What the room sees: the clock of the session, who sits where, and the standings, in letters for the last row. */
export function Wall({ tournament, ranking, timing, onClose }: Props) {
  const { clock: said, tournament: own } = useStrings().words;
  const dialog = useRef<HTMLDialogElement>(null);
  const wall = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<(typeof VIEWS)[number]>('clock');
  const last = Math.max(tournament.sessions.length, tournament.plan?.rounds.length ?? 0) - 1;
  const [at, setAt] = useState(() => Math.min(firstOpen(tournament), last));
  const clock = useStore($clock) ?? wholeSession(timing.minutes, timing.signal);
  const isRunning = 'endsAt' in clock.run;
  const now = useNow(isRunning);
  const shown = shownAt(clock, now);
  const { phase, left } = shown;
  useRing(clock, now);
  useWakeLock();
  useEffect(() => {
    dialog.current?.showModal();
    wall.current?.focus();
  }, []);
  const toggle = (): void => {
    if (phase !== 'over') setClock(isRunning ? stopped(clock, Date.now()) : started(clock, Date.now()));
  };
  const move = (by: number): void => setAt((one) => Math.min(last, Math.max(0, one + by)));
  const fillScreen = (): void => {
    // A browser that refuses leaves the view as large as its window.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    else void wall.current?.requestFullscreen().catch(() => undefined);
  };
  const onKey = (event: KeyboardEvent): void => {
    const number = VIEWS[Number(event.key) - 1];
    const isButton = event.target instanceof HTMLButtonElement;
    if (number) setView(number);
    else if (event.key === ' ' && !isButton) toggle();
    else if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'ArrowRight') move(1);
    else if (event.key.toLowerCase() === 'f' && !event.ctrlKey && !event.metaKey) fillScreen();
    else return;
    event.preventDefault();
  };
  const names = { clock: said.clock, seating: own.seating, ranking: own.ranking };
  return (
    <dialog ref={dialog} class="wall-dialog no-print" aria-label={own.wall} onClose={onClose} onKeyDown={onKey}>
      <div ref={wall} class="wall" tabIndex={-1} data-view={view} data-phase={phase}>
        <header>
          <p class="what">
            {[tournament.name, fill(own['session.n'], { n: at + 1 })].filter(Boolean).join(' · ')}
            {view !== 'clock' && <b>{names[view]}</b>}
          </p>
          <p class="time" role="timer" aria-live="off">
            {timeOf(left)}
          </p>
          <p class="said" role="status">
            {saidAt(shown, clock.signal, timing, said)}
          </p>
        </header>
        {view === 'seating' && <WallSeating tournament={tournament} at={at} />}
        {view === 'ranking' && <WallRanking ranking={ranking} />}
        <footer>
          <button type="button" class="button" disabled={phase === 'over'} onClick={toggle}>
            {isRunning ? said['clock.stop'] : said['clock.start']}
          </button>
          {!isRunning && (
            <button
              type="button"
              class="button quiet"
              onClick={() => setClock(wholeSession(clock.minutes, clock.signal))}
            >
              {said['clock.reset']}
            </button>
          )}
          {VIEWS.map((one, i) => (
            <button
              key={one}
              type="button"
              class="button quiet"
              aria-pressed={view === one}
              aria-keyshortcuts={String(i + 1)}
              onClick={() => setView(one)}
            >
              {`${String(i + 1)} · ${names[one]}`}
            </button>
          ))}
          <button type="button" class="button quiet" disabled={at <= 0} onClick={() => move(-1)}>
            ← {said['session.previous']}
          </button>
          <button type="button" class="button quiet" disabled={at >= last} onClick={() => move(1)}>
            {said['session.next']} →
          </button>
          <button type="button" class="button quiet" aria-keyshortcuts="F" onClick={fillScreen}>
            {own['wall.full']}
          </button>
          <button type="button" class="button quiet" onClick={() => dialog.current?.close()}>
            {own['wall.close']}
          </button>
        </footer>
      </div>
    </dialog>
  );
}
