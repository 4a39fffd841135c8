import { gameOf, readBook } from '../../../engine/rulebooks/ids.ts';
import { HAND_STORED } from '../../widgets/hand-editor/place.ts';
import { tellHost } from './host.ts';

/** Scores the hand in the address and tells the page around the frame. */
async function tellScore(): Promise<void> {
  const link = location.hash.slice(1);
  const rules = readBook(new URLSearchParams(link).get('in') ?? undefined);
  if (!rules) return;
  const engine =
    gameOf(rules) === 'mcr' ? await import('../../base/engine/mcr.ts') : await import('../../base/engine/riichi.ts');
  const hand = engine.parseHandLink(link, rules);
  if (hand.ok) tellHost({ score: { link, answer: engine.scoreRequest(hand.value) } });
}

for (const event of ['hashchange', HAND_STORED]) addEventListener(event, () => void tellScore());
void tellScore();
