import { RIICHI_RULEBOOKS, type RiichiId, formatHandLink } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { resultLine } from '../../base/steps/result-line.ts';
import { factsOf } from '../../base/steps/riichi-facts.ts';
import { HandOnTable } from '../../base/table/HandOnTable.tsx';
import { layTable } from '../../base/table/view.ts';
import { Citation } from '../../base/words/Citation.tsx';
import { bookName } from '../../base/words/book-name.ts';
import type { Cause, Counted } from '../../../logs/recount.ts';
import { useGamesStrings } from './strings.ts';
import type { Won } from './won.ts';

/** A rule that makes a difference; what it alone would change, where it changes something alone. */
function CauseLine({ cause, here }: { readonly cause: Cause; readonly here: number }) {
  const { words, lang, locale, online } = useGamesStrings();
  const { games: own } = words;
  const option = online.words[cause.option];
  const valueOf = (value: unknown): string => option?.values[JSON.stringify(value)]?.text ?? '';
  return (
    <li>
      <span lang={option?.name.mark}>
        {fill(own.cause, {
          name: option?.name.text ?? '',
          here: valueOf(cause.here),
          online: valueOf(cause.online),
        })}
      </span>{' '}
      <Citation clause={cause.cite} words={words} locale={locale} />{' '}
      {cause.worth !== here && (
        <span class="hint">
          {cause.worth === 0
            ? own['cause.lost']
            : fill(own['cause.worth'], { points: cause.worth.toLocaleString(lang) })}
        </span>
      )}
    </li>
  );
}

/** What each seat got or paid, the seats in their order. */
const inPoints = (points: readonly number[], lang: string): string =>
  points.map((one) => `${one > 0 ? '+' : ''}${one.toLocaleString(lang)}`).join(' / ');

function Mismatch({ won }: { readonly won: Won }) {
  const { words, lang } = useGamesStrings();
  const { games: own } = words;
  const { mismatch } = won.paid;
  if (!mismatch || !won.hand.paid) return null;
  const paid = inPoints(won.hand.paid, lang);
  return (
    <p class="mismatch">
      {mismatch.counted
        ? fill(own.mismatch, { counted: inPoints(mismatch.counted, lang), paid })
        : fill(own['mismatch.refused'], { paid })}
    </p>
  );
}

/** The first two facts of a hand are its winds, which stand beside its tiles. */
const OF_WINDS = 2;

interface Props {
  readonly won: Won;
  readonly rules: RiichiId;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One hand: whose, what it is worth online and by the rulebook, and the rules that make the difference. */
export function WinRow({ won, rules, isChosen, onChoose }: Props) {
  const { words, lang, locale, scorer } = useGamesStrings();
  const { games: own, chapter, book } = words;
  const { options, cite } = RIICHI_RULEBOOKS[rules];
  const { hand, win, recount } = won;
  const request = { rules, ...win.hand };
  const line = (counted: Counted | undefined): string =>
    counted ? resultLine(counted, { ...words, lang }) : own.refused;
  const player = won.player || fill(own.seat, { n: win.seat + 1 });
  return (
    <li class="win">
      <p class="win-facts">
        <bdi class="player">{player}</bdi> ·{' '}
        {[fill(own['at.hand'], { n: hand.at }), ...factsOf(request, chapter).slice(OF_WINDS)].join(' · ')}
      </p>
      <div class="win-table">
        <HandOnTable view={layTable(request)} words={words} compact winds />
      </div>
      <dl class={won.differs ? 'counts differing' : 'counts'}>
        <div>
          <dt>{own.online}</dt>
          <dd class="points">{line(recount.online)}</dd>
        </div>
        <div>
          <dt>{bookName(rules, book)}</dt>
          <dd class="points">{line(recount.here)}</dd>
        </div>
      </dl>
      {recount.causes.length > 0 && (
        <ul class="win-causes">
          {recount.causes.map((cause) => (
            <CauseLine key={cause.option} cause={cause} here={recount.worth.here} />
          ))}
        </ul>
      )}
      {won.lateRiichi !== undefined && (
        <p>
          {fill(own['late-riichi'], { left: won.lateRiichi, n: options.riichiTilesLeft })}{' '}
          <Citation clause={cite.riichiTilesLeft} words={words} locale={locale} />
        </p>
      )}
      <Mismatch won={won} />
      <div class="actions">
        <a href={`${scorer}#${formatHandLink(request)}`}>{own.scorer}</a>
        <label class="choose">
          <input type="checkbox" checked={isChosen} onChange={({ currentTarget }) => onChoose(currentTarget.checked)} />{' '}
          {own.choose}
        </label>
      </div>
    </li>
  );
}
