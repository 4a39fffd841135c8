import type { ComponentChildren } from 'preact';
import { RIICHI_RULEBOOKS, type RiichiId, type Win } from '../../../../engine/riichi/index.ts';
import { plural } from '../../../../i18n/plural.ts';
import { fill } from '../../../../i18n/strings.ts';
import { drawWithoutFu } from '../../../../quizzes/hands/draw-without-fu.ts';
import type { TableView } from '../../../base/table/view.ts';
import { Citation } from '../../../base/words/Citation.tsx';
import { StepLines } from '../../../base/steps/StepLines.tsx';
import { STEP_GROUPS, type StepGroup } from '../../../base/steps/step-groups.ts';
import { formatPayment } from '../../../base/answer/format-payment.ts';
import { PartVerdict } from './PartVerdict.tsx';
import { Readings } from './Readings.tsx';
import type { Guess } from './guess.ts';
import { type Judged, PARTS_OF, openGroups } from './judge.ts';
import { type ScorerStrings, useStrings } from '../../hand-editor/strings.ts';

interface Props {
  readonly guess: Guess;
  readonly judged: Judged;
  /** The hand in sets, whose tiles the lines highlight. */
  readonly view: TableView;
  /** Whether to show everything, including parts not guessed. */
  readonly revealed: boolean;
}

/** Above this many han only the limit counts (EMA 2016 4.1). */
const HAN_UP_TO_FU = 4;

function totalOf(group: StepGroup, win: Win, strings: ScorerStrings): string {
  const { step } = strings.words;
  if (group === 'payment') return formatPayment(win.payment, strings, 'called');
  if (group === 'fu') return win.fu === null ? '–' : fill(step.fu, { n: win.fu });
  if (win.han !== null) return plural(step, 'han', win.han, strings.lang);
  return win.yakuman > 1 ? fill(step.times, { n: win.yakuman }) : step['limit.yakuman'];
}

function title(group: StepGroup, { scorer }: ScorerStrings['words']): string {
  return group === 'han' ? `${scorer.yaku}, ${scorer.han.toLowerCase()}` : scorer[group];
}

/** Adds to the fu lines: the wait of the reading that counts, and when fu no longer matter. */
function FuRemarks({ win, rules }: { readonly win: Win; readonly rules: RiichiId }) {
  const strings = useStrings();
  const { scorer, step } = strings.words;
  const counted = win.readings.find(({ won }) => won);
  const byHan = win.limit !== null && win.fu !== null && win.han !== null && win.han > HAN_UP_TO_FU;
  return (
    <p class="hint">
      {counted && fill(scorer.wait, { wait: scorer[`wait.${counted.wait}`] })}
      {byHan && (
        <>
          {` · ${fill(scorer.limited, { limit: step[`limit.${win.limit}`] })} `}
          <Citation clause={RIICHI_RULEBOOKS[rules].cite['limit-by-han']} {...strings} />
        </>
      )}
    </p>
  );
}

interface FoldProps {
  readonly folded: boolean;
  readonly summary: string;
  readonly children: ComponentChildren;
}

const Fold = ({ folded, summary, children }: FoldProps) =>
  folded ? (
    <details>
      <summary>{summary}</summary>
      {children}
    </details>
  ) : (
    <>{children}</>
  );

/** A winning hand's value, part by part; a part shows once it was judged or everything is shown. */
export function WinAnswer({ guess, judged, view, revealed }: Props) {
  const strings = useStrings();
  const { words } = strings;
  const { hand, rules, win } = judged.scored;
  const judgedIn = (group: StepGroup) => judged.parts.filter(({ part }) => PARTS_OF[group].includes(part));
  const open = revealed ? STEP_GROUPS : openGroups(judged);
  const groups = STEP_GROUPS.filter((group) => group !== 'fu' || win.fu !== null || judgedIn(group).length > 0);
  return (
    <>
      {groups.map((group) => {
        const verdicts = judgedIn(group);
        const isOpen = open.includes(group);
        if (!isOpen && verdicts.length === 0) return null;
        const allRight = verdicts.length > 0 && verdicts.every(({ verdict }) => verdict === 'right');
        return (
          <section key={group} class="answer-part">
            <h3>
              {title(group, words)} {isOpen && <span class="points">{totalOf(group, win, strings)}</span>}
            </h3>
            {verdicts.map((one) => (
              <PartVerdict key={one.part} {...one} guess={guess} judged={judged} />
            ))}
            {isOpen && (
              <Fold folded={allRight && !revealed} summary={words.scorer.why}>
                {group === 'fu' && <FuRemarks win={win} rules={rules} />}
                <StepLines
                  steps={win.steps}
                  group={group}
                  han={win.han}
                  fu={win.fu}
                  drawWithoutFu={drawWithoutFu(hand, win, rules)}
                  view={view}
                  {...strings}
                />
              </Fold>
            )}
          </section>
        );
      })}
      {revealed && <Readings result={win} />}
    </>
  );
}
