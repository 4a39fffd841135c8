import { Fragment } from 'preact';
import type { Clause, Step } from '../../../engine/riichi/index.ts';
import { tilesOfStep } from '../table/marks.ts';
import { type TableView, tilesIn } from '../table/view.ts';
import { BothNames } from '../words/YakuName.tsx';
import { placeOf } from '../words/clause.ts';
import { baseOf, highlightProps, roundBefore } from './count-lines.ts';
import { groupOf, type StepGroup } from './step-groups.ts';
import type { StepStrings } from './StepLines.tsx';
import { type StepText, fuText, stepText } from './step-text.ts';
import { setInWords } from '../words/tiles.ts';
import './steps.css';

const BETWEEN = ' · ';
const NEW_LINE = '\n';

/** A line of a count: text, citation, tiles. */
interface PlainLine {
  readonly text: StepText;
  readonly cite: Clause | undefined;
  readonly tiles?: string | undefined;
  readonly tileNumbers?: readonly number[];
}

interface Props extends StepStrings {
  readonly steps: readonly Step[];
  readonly groups: readonly StepGroup[];
  readonly han: number | null;
  readonly fu: number | null;
  readonly view: TableView;
}

/** A line with the name of its rule, and the link if any. */
interface PlacedLine extends PlainLine {
  readonly place: string | undefined;
  readonly href: string | undefined;
}

/** Links each rule where it is first named and only names it afterwards. */
function placed(lines: readonly PlainLine[], linked: Set<string>, { words, locale }: Props): PlacedLine[] {
  return lines.map((line) => {
    const place = line.cite && placeOf(line.cite, words, locale);
    const href = place?.href === undefined || linked.has(place.href) ? undefined : place.href;
    if (href !== undefined) linked.add(href);
    return { ...line, place: place?.text, href };
  });
}

function LineParts({ line, words }: { readonly line: PlacedLine; readonly words: StepStrings['words'] }) {
  const { text, tiles, place, href } = line;
  const { name, why, value } = text;
  const about = tiles === undefined ? [] : [setInWords(tilesIn(tiles), words.tile)];
  const parts = [...(typeof name === 'string' ? [name] : []), ...about, ...why];
  const unlinked = place !== undefined && href === undefined ? [place] : [];
  return (
    <>
      {value}
      {typeof name !== 'string' && (
        <>
          {BETWEEN}
          <BothNames id={name.yaku} words={words.yaku} />
        </>
      )}
      {[...parts, ...unlinked].map((one) => BETWEEN + one).join('')}
      {href !== undefined && (
        <>
          {BETWEEN}
          <a class="cite" href={href}>
            {place}
          </a>
        </>
      )}
    </>
  );
}

const linesOf = ({ steps, view, words, lang }: Props, group: StepGroup): PlainLine[] =>
  steps.flatMap((step, i) =>
    groupOf(step) !== group || step.kind === 'round'
      ? []
      : {
          text: stepText(step, words, { lang, round: roundBefore(steps, i) }),
          cite: step.cite,
          tiles: step.kind === 'add' ? step.tiles : undefined,
          tileNumbers: tilesOfStep(step, view),
        },
  );

/** The fu total, the base points, and who pays what. */
function paidLines(props: Props): PlainLine[] {
  const { steps, groups, fu, words, lang } = props;
  const round = steps.find((step) => step.kind === 'round' && step.unit === 'fu');
  const plain = fu === null ? [] : [{ text: fuText(fu, words), cite: undefined }];
  const total = round ? [{ text: stepText(round, words, { lang }), cite: round.cite }] : plain;
  const base = baseOf(props);
  return [
    ...(groups.includes('fu') ? total : []),
    ...(groups.includes('payment') ? [...(base ? [base] : []), ...linesOf(props, 'payment')] : []),
  ];
}

/** List items: one per highlighting line, one for all payments; each part begins with a rule. */
function itemsOf(props: Props): { readonly lines: readonly PlacedLine[]; readonly begins: boolean }[] {
  const linked = new Set<string>();
  const counted = props.groups
    .filter((group) => group !== 'payment')
    .flatMap((group) => linesOf(props, group).map((line, i) => ({ lines: [line], begins: i === 0 })));
  return [...counted, { lines: paidLines(props), begins: true }]
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, begins }) => ({ lines: placed(lines, linked, props), begins }));
}

/** A count in plain lines for folded examples: tiles in words, each rule linked once. */
export function PlainLines(props: Props) {
  return (
    <ol class="steps told not-content">
      {itemsOf(props).map(({ lines, begins }, i) => {
        const hasLink = lines.some(({ href }) => href !== undefined);
        const tileNumbers = lines.flatMap((line) => line.tileNumbers ?? []);
        return (
          <li key={i} class={begins ? 'part-begins' : undefined} {...highlightProps(tileNumbers, hasLink)}>
            {lines.map((line, k) => (
              <Fragment key={k}>
                {k > 0 && NEW_LINE}
                <LineParts line={line} words={props.words} />
              </Fragment>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
