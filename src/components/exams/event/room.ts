import { EventView } from './EventView.tsx';

/** All that an event needs which is open, with what deals and marks. */
export const ROOM = { EventView };
