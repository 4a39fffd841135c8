import { type RiichiId, formatHandLink } from '../../../engine/riichi/index.ts';
import { MOST_CHARACTERS, formatJson, formatRules } from '../../../quizzes/skill-kit/link-fields.ts';
import { briefly } from '../../../logs/furiten.ts';
import type { PassedTile } from './own-waits.ts';
import { MOST_OWN, formatOwnHands } from '../../../quizzes/quiz/own-hands.ts';
import type { ShownGame, Won } from './won.ts';

/** How many hands are practised where none are chosen. */
const USUAL = 10;

/** The link to practise whole hands: those that are chosen, or the first of the list, as far as they win by the rulebook. */
export function wholeHands(shown: readonly Won[], chosen: ReadonlySet<string>, rules: RiichiId) {
  const own = shown.filter(({ key }) => chosen.has(key));
  const winning = (own.length > 0 ? own : shown).filter(({ recount }) => recount.here?.kind === 'win');
  const hands = winning.slice(0, own.length > 0 ? MOST_OWN : USUAL);
  const questions = hands.map(({ win }) => `q=whole&${formatHandLink({ rules, ...win.hand })}`);
  return { count: hands.length, link: formatOwnHands(questions) };
}

/** The link to name the waits at a player's riichis, the latest games first. */
export function riichiWaits(games: readonly ShownGame[], me: string, rules: RiichiId) {
  const all = games
    .toReversed()
    .flatMap(({ game }) =>
      game.hands.flatMap(({ declared }) => declared.filter(({ seat }) => game.players[seat] === me)),
    );
  const questions = all
    .slice(0, USUAL)
    .map(({ concealed, melds }) => `q=waits&${formatHandLink({ rules, concealed, melds })}`);
  return { count: questions.length, link: formatOwnHands(questions) };
}

/** How many moments are asked about. */
const MOMENTS = 8;

/** The link to say of tiles that were passed whether they were furiten; those that were come first. */
export function furitenMoments(passed: readonly PassedTile[], rules: RiichiId) {
  const questions = passed
    .filter(({ ruled: { reasons } }) => new Set(reasons.map(({ kind }) => kind)).size <= 1)
    .toSorted((one, other) => Number(one.ruled.may) - Number(other.ruled.may))
    .flatMap(({ state }) => {
      const brief = briefly(state, rules);
      const question = brief && `q=furiten&${formatRules({ rules })}${formatJson('st', brief)}`;
      return question && question.length <= MOST_CHARACTERS ? [question] : [];
    })
    .slice(0, MOMENTS);
  return { count: questions.length, link: formatOwnHands(questions) };
}
