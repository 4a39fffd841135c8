import { type BySeat, SEAT_NUMBERS, type SeatNumber } from '../../../../engine/riichi/index.ts';
import { fill } from '../../../../i18n/strings.ts';
import type { HandEntry } from './entry.ts';
import type { Game, Played } from './game.ts';
import { sumOfFour } from './table-engine.ts';
import { tableRules } from './table-rules.ts';
import { formatChange, formatDeal, formatPoints } from './format.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly game: Game;
  readonly played: Played;
  readonly names: BySeat<string>;
  readonly onCorrect: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Stands for the word where there is no room. */
const Pencil = () => (
  <svg class="mark" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M2.5 13.5 3.4 10 10.8 2.6l2.6 2.6L6 12.6Z" fill="none" stroke="currentColor" stroke-linejoin="round" />
  </svg>
);

/** Whose offence ended a hand. */
const offendersIn = ({ kind, offenders, offender }: HandEntry): readonly SeatNumber[] =>
  kind === 'chombo' ? offenders : (kind === 'false-hu' || kind === 'fine') && offender !== undefined ? [offender] : [];

/** The running sheet: what each hand won or lost, with the sums below. */
export function HandRows({ game, played, names, onCorrect, onRemove }: Props) {
  const { words, lang } = useStrings();
  const { settle } = words;
  const { sticks, eventNames } = tableRules(game.rules);
  if (played.hands.length === 0) return null;
  return (
    <section>
      <h2>{settle['game.hands']}</h2>
      <div class="wide-table" tabIndex={0} role="region" aria-label={settle['game.hands']}>
        <table class="sheet-of-hands">
          <thead>
            <tr>
              <th scope="col">{settle.deal}</th>
              {SEAT_NUMBERS.map((seat) => (
                <th key={seat} scope="col">
                  {names[seat]}
                </th>
              ))}
              <th scope="col" class="no-print">
                <span class="sr-only">{settle['game.correct']}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {played.hands.map(({ entry, before, answer }, i) => {
              const hand = formatDeal(before.roundWind, before.dealer, words);
              const isCounted = answer?.ok === true && answer.known;
              const whose = offendersIn(entry);
              return (
                <tr key={i}>
                  <th scope="row">
                    {hand}
                    <small>
                      {settle[`event.${eventNames[entry.kind]}`]}
                      {whose.length > 0 && ` · ${whose.map((seat) => names[seat]).join(', ')}`}
                      {isCounted ? '' : ` · ${settle['game.stale']}`}
                    </small>
                  </th>
                  {SEAT_NUMBERS.map((seat) => (
                    <td key={seat} class="points">
                      {isCounted && answer.deltas[seat] !== 0 ? formatChange(answer.deltas[seat], lang) : '–'}
                    </td>
                  ))}
                  <td class="no-print">
                    <button
                      type="button"
                      class="plain"
                      data-correct={i}
                      aria-label={fill(settle['game.correct.of'], { hand, n: i + 1 })}
                      onClick={() => onCorrect(i)}
                    >
                      <Pencil />
                      <span class="wording">{settle['game.correct']}</span>
                    </button>{' '}
                    <button
                      type="button"
                      class="plain"
                      aria-label={fill(settle['game.remove.of'], { hand, n: i + 1 })}
                      onClick={() => onRemove(i)}
                    >
                      <span class="mark" aria-hidden="true">
                        ×
                      </span>
                      <span class="wording">{settle['final.remove']}</span>
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{settle.after}</th>
              {SEAT_NUMBERS.map((seat) => (
                <td key={seat} class="points strong">
                  {formatPoints(played.now.scores[seat], lang)}
                </td>
              ))}
              <td class="no-print"></td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="hint">
        {fill(settle[sticks ? 'game.sum' : 'game.sum.mcr'], {
          sum: formatPoints(sumOfFour(played.now.scores), lang),
          bets: formatPoints(played.now.bets * 1000, lang),
          all: formatPoints(sumOfFour(played.now.scores) + played.now.bets * 1000, lang),
        })}
      </p>
    </section>
  );
}
