import { useEffect, useState } from 'preact/hooks';
import { type BookId, isRiichiId } from '../../engine/riichi/index.ts';
import type { Room } from './room.ts';

/** The engine of a rulebook's game, once it is there; `failed` where it did not come. */
export interface RoomState {
  readonly room: Room | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

const fetchRoom = (isRiichi: boolean): Promise<{ readonly ROOM: Room }> =>
  isRiichi ? import('./riichi-room.ts') : import('./mcr-room.ts');

/** Fetches the engine of the game that a rulebook belongs to. */
export function useRoom(rules: BookId): RoomState {
  const isRiichi = isRiichiId(rules);
  const [rooms, setRooms] = useState<{ readonly riichi?: Room; readonly mcr?: Room }>({});
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const room = isRiichi ? rooms.riichi : rooms.mcr;
  useEffect(() => {
    if (room) return;
    let isWanted = true;
    setFailed(false);
    fetchRoom(isRiichi).then(
      ({ ROOM }) => isWanted && setRooms((known) => ({ ...known, [isRiichi ? 'riichi' : 'mcr']: ROOM })),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isRiichi, room, tries]);
  return { room, failed, again: () => setTries(tries + 1) };
}
