import { useEffect, useState } from 'preact/hooks';
import type { RiichiId, RiichiOptions } from '../../../engine/riichi/index.ts';
import { type ShownGame, type Won, wonIn } from './won.ts';

/** Counting stops after so many milliseconds to let the page breathe. */
const AT_ONCE = 12;

/** All won hands under a rulebook, counted little by little; `left` games are still to be counted. */
export function useWon(games: readonly ShownGame[], usual: RiichiOptions, book: RiichiId | undefined) {
  const [state, setState] = useState<{ readonly all: readonly Won[]; readonly left: number }>({ all: [], left: 0 });
  useEffect(() => {
    if (book === undefined) return;
    const all: Won[] = [];
    let next = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    const go = (): void => {
      const until = performance.now() + AT_ONCE;
      while (next < games.length && performance.now() < until) {
        const game = games[next];
        if (game) all.push(...wonIn(game, usual, book));
        next += 1;
      }
      setState({ all: [...all], left: games.length - next });
      if (next < games.length) later = setTimeout(go);
    };
    go();
    return () => clearTimeout(later);
  }, [games, usual, book]);
  return state;
}
