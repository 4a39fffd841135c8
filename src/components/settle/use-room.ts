import { useEffect, useState } from 'preact/hooks';
import { type BookId, isRiichiId } from '../../engine/rulebooks/ids.ts';
import type { Room } from './room.ts';

/** The engine of a rulebook's game, once it is there; `failed` where it did not come. */
export interface RoomState {
  readonly room: Room | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

type Fetched = Promise<{ readonly ROOM: Room }>;

/** A function each: out of one that chose, a page would fetch what either needs. */
const fetchRiichi = (): Fetched => import('./riichi-room.ts');
const fetchMcr = (): Fetched => import('./mcr-room.ts');

/** Fetches the engine of the game that a rulebook belongs to, once the page has read by which it was left or opened. */
export function useRoom(rules: BookId): RoomState {
  const isRiichi = isRiichiId(rules);
  const [rooms, setRooms] = useState<{ readonly riichi?: Room; readonly mcr?: Room }>({});
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  const room = isRiichi ? rooms.riichi : rooms.mcr;
  useEffect(() => {
    if (room || !isRead) return;
    let isWanted = true;
    setFailed(false);
    (isRiichi ? fetchRiichi : fetchMcr)().then(
      ({ ROOM }) => isWanted && setRooms((known) => ({ ...known, [isRiichi ? 'riichi' : 'mcr']: ROOM })),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isRiichi, isRead, room, tries]);
  return { room, failed, again: () => setTries(tries + 1) };
}
