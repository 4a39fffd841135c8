/** The handler of a chat bot: a line of text in, a line of text out. Bind it to any chat. */
import { fetchRulebook, mustFetch, scoreRequest, tidyTiles } from 'tensu-engine';

const WINDS = ['east', 'south', 'west', 'north'];

/** Answers `!score <rulebook> <tiles> <winning tile> <draw|discard> <seat wind> <round wind>`. */
export async function reply(line) {
  const [command, rules, tiles, winning, by = 'discard', seatWind = 'south', roundWind = 'east'] = line
    .trim()
    .split(/\s+/);
  if (command !== '!score') return undefined;
  if (!tiles || !winning || !WINDS.includes(seatWind))
    return 'Say: !score ema-2016 234m567p34567s44z 8s draw south east';
  if (mustFetch(rules)) await fetchRulebook(rules);
  const answer = scoreRequest({
    rules,
    concealed: tidyTiles(tiles),
    winningTile: tidyTiles(winning),
    by,
    seatWind,
    roundWind,
  });
  if (!answer.ok) return answer.error.message;
  if (answer.kind === 'no-win') return `No win: ${answer.reason}.`;
  const worth = 'points' in answer ? `${answer.points} fan points` : `${answer.han} han ${answer.fu} fu`;
  return `${answer.items.map(({ id }) => id).join(', ')}: ${worth}, ${answer.payment.total} points`;
}
