import {
  type OptionId,
  type RiichiOptions,
  RIICHI_RULEBOOKS,
  type RiichiId,
  riichiRulesOf,
} from '../../../engine/riichi/index.ts';
import { isSame, OPTION_GROUPS } from '../compare/options.ts';

/** Options that only a tournament has: no program for a single game knows them. */
const OF_TOURNAMENTS: readonly OptionId[] = [
  'chombo',
  'uma',
  'ranking',
  'sessionMinutes',
  'signalMinutes',
  'handsAfterSignal',
  'lateness',
  'substitutes',
];

/** What large online servers usually play beyond the profile that hands are compared with. */
const AT_THE_SERVER = {
  startPoints: 25000,
  fourKongs: 'abort-if-several-players',
} as const satisfies Partial<RiichiOptions>;

/** The options of an ordinary game on a large online server. */
export function onlineOptions(): RiichiOptions {
  const counted = riichiRulesOf('tenhou');
  if (!counted.ok) throw new Error('there is no profile of online play');
  return { ...counted.value.options, ...AT_THE_SERVER };
}

/** The options in which a rulebook is not what one plays online, in the order of the comparison. */
export function differsOnline(book: RiichiId): readonly OptionId[] {
  const here = RIICHI_RULEBOOKS[book].options;
  const online = onlineOptions();
  const isIdle = (option: OptionId): boolean => option === 'nagashiPays' && !here.nagashiMangan;
  return OPTION_GROUPS.flatMap(({ options }) => options).filter(
    (option) => !OF_TOURNAMENTS.includes(option) && !isIdle(option) && !isSame(here[option], online[option]),
  );
}
