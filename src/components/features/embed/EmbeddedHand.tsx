import { useEffect, useState } from 'preact/hooks';
import { type HandRequest, type Win, parseHandLink, scoreRequest } from '../../../engine/riichi/index.ts';
import { gameOf, readBook } from '../../../engine/rulebooks/ids.ts';
import { plural } from '../../../i18n/plural.ts';
import { DEFAULT_RULEBOOK, chooseRulebook } from '../../../stores/rulebook.ts';
import { HandOnTable } from '../../base/table/HandOnTable.tsx';
import { layTable } from '../../base/table/view.ts';
import { type ScorerStrings, StringsProvider } from '../../widgets/hand-editor/strings.ts';
import { priceOf } from '../../widgets/scorer/riichi/price.ts';
import { useRulebook } from '../../widgets/use-rulebook.ts';
import './embedded-hand.css';

interface Props {
  readonly strings: ScorerStrings;
  /** Address of the embedded scorer, which shows MCR hands and incomplete ones. */
  readonly scorer: string;
}

function Items({ win, strings }: { readonly win: Win; readonly strings: ScorerStrings }) {
  const { yaku, step } = strings.words;
  return (
    <ul class="embedded-items">
      {win.items.map(({ id, han }) => (
        <li key={id}>
          {yaku[id]} {han !== undefined && <span>{plural(step, 'han', han, strings.lang)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The hand in the address with its patterns and what it is worth. */
export function EmbeddedHand({ strings, scorer }: Props) {
  const [hand, setHand] = useState<HandRequest>();
  useEffect(() => {
    const open = (): void => {
      const link = location.hash.slice(1);
      const rules = readBook(new URLSearchParams(link).get('in') ?? undefined) ?? DEFAULT_RULEBOOK;
      const read = parseHandLink(link, rules);
      if (read.ok && gameOf(rules) === 'riichi' && read.value.winningTile) {
        chooseRulebook(rules);
        setHand(read.value as HandRequest);
      } else location.replace(`${scorer}${location.search}${location.hash}`);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  const wanted = readBook(hand?.rules) ?? DEFAULT_RULEBOOK;
  const { at } = useRulebook(wanted, DEFAULT_RULEBOOK);
  const result = hand && at === 'there' ? scoreRequest(hand) : undefined;
  useEffect(() => {
    if (result?.ok === false) location.replace(`${scorer}${location.search}${location.hash}`);
  }, [result?.ok]);
  if (!hand || !result?.ok) return at === 'lost' ? <p role="alert">{strings.words.scorer.missing}</p> : null;
  return (
    <StringsProvider value={strings}>
      <div class="embedded-hand not-content">
        <div class="embedded-felt">
          <HandOnTable view={layTable(hand)} words={strings.words} winds />
        </div>
        {result.kind === 'win' && <Items win={result} strings={strings} />}
        <p class="embedded-price">{priceOf(result, strings)}</p>
      </div>
    </StringsProvider>
  );
}
