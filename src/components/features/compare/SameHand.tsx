import { useEffect, useRef, useState } from 'preact/hooks';
import { type HandRequest, formatHandLink } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { ReportButton } from '../../base/answer/ReportButton.tsx';
import { factsOf } from '../../base/steps/riichi-facts.ts';
import { resultLine } from '../../base/steps/result-line.ts';
import { HandOnTable } from '../../base/table/HandOnTable.tsx';
import { layTable } from '../../base/table/view.ts';
import { stepText } from '../../base/steps/step-text.ts';
import { YakuName } from '../../base/words/YakuName.tsx';
import { placeInColumn } from './citation.ts';
import { SAMPLES, type SampleId, type Verdict, handInLink, sameHand } from './same-hand.ts';
import type { CompareSpeech } from './words.ts';

interface Props {
  readonly speech: CompareSpeech;
  /** Address of the scorer's page, and what leads there. */
  readonly scorer: { readonly page: string; readonly label: string };
}

interface VerdictProps {
  readonly verdict: Verdict;
  readonly base: Verdict | undefined;
  readonly speech: CompareSpeech;
}

function VerdictRow({ verdict, base, speech }: VerdictProps) {
  const { words, lang, locale } = speech;
  const { id, result, differences } = verdict;
  return (
    <li>
      <h3>{words.book[id]}</h3>
      <p class="same-hand-result points">{resultLine(result, { ...words, lang })}</p>
      {base !== undefined && base !== verdict && differences.length === 0 && (
        <p class="same-hand-as">{fill(words.compare['same.as'], { book: words.book[base.id] })}</p>
      )}
      {differences.length > 0 && (
        <ul>
          {differences.map(({ kind, step, cite }, i) => {
            const { name, value } = stepText(step, words, { lang });
            const place = placeInColumn(cite, id, words, locale);
            return (
              <li key={i}>
                <span class="same-hand-mark">{words.compare[`same.${kind}`]}</span>{' '}
                {typeof name === 'string' ? name : <YakuName id={name.yaku} words={words.yaku} />}{' '}
                {step.kind === 'add' && <span class="points">({value})</span>}{' '}
                {place.href === undefined ? place.text : <a href={place.href}>{place.text}</a>}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

/** One hand, what it is worth under each rulebook, and the steps that make the difference; a link may bring the hand. */
export function SameHand({ speech, scorer }: Props) {
  const { words } = speech;
  const [hand, setHand] = useState<HandRequest>(SAMPLES.ippatsu);
  const [broken, setBroken] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = (): void => {
      const found = handInLink(location.hash.slice(1));
      if (found === undefined) return;
      const isScored = found !== null && sameHand(found) !== undefined;
      setBroken(!isScored);
      if (isScored) setHand(found);
      section.current?.scrollIntoView({ behavior: 'instant' });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const verdicts = sameHand(hand) ?? [];
  return (
    <div class="same-hand" ref={section}>
      <h2 id="same-hand">{words.compare['same.title']}</h2>
      <p>{words.compare['same.lead']}</p>
      <nav class="same-hand-samples needs-js" aria-label={words.compare['same.samples']}>
        {Object.entries(SAMPLES).map(([id, sample]) => (
          <a key={id} href={`#${formatHandLink(sample)}`}>
            {words.yaku[id as SampleId]}
          </a>
        ))}
      </nav>
      <div role="status">{broken && <p class="same-hand-broken">{words.compare['same.broken']}</p>}</div>
      <div class="same-hand-table">
        <p>{factsOf(hand, words.chapter).join(' · ')}</p>
        <HandOnTable view={layTable(hand)} words={words} compact />
      </div>
      <ul class="same-hand-verdicts">
        {verdicts.map((verdict) => (
          <VerdictRow key={verdict.id} verdict={verdict} base={verdicts[0]} speech={speech} />
        ))}
      </ul>
      <p class="needs-js">
        <a href={`${scorer.page}#${formatHandLink(hand)}`}>{scorer.label}</a>
      </p>
      <ReportButton
        about={formatHandLink(hand)}
        rulebook={verdicts.map(({ id }) => id).join(', ')}
        label={words.compare.report}
      />
    </div>
  );
}
