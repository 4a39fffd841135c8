import type { McrExclude, McrStep } from '../../../engine/mcr/index.ts';
import { plural } from '../../../i18n/plural.ts';
import { FanIs, FanName } from '../fan/FanName.tsx';
import { mcrWords } from '../fan/fetch-words.ts';
import type { TableView } from '../../base/table/view.ts';
import { type CountStrings, Line } from './Line.tsx';
import { ExclusionReason } from './excluded.tsx';

type Add = Extract<McrStep, { kind: 'add' }>;

interface Props extends CountStrings {
  readonly steps: readonly McrStep[];
  readonly view?: TableView | undefined;
  /** Which lines to show; all by default. */
  readonly only?: (step: Add | McrExclude) => boolean;
}

/** All flowers are one line. */
const tallied = (adds: readonly Add[]): readonly Add[] => {
  const flowers = adds.filter(({ rule }) => rule === 'flower-tiles');
  const [first] = flowers;
  return [
    ...adds.filter(({ rule }) => rule !== 'flower-tiles'),
    ...(first ? [{ ...first, value: flowers.length }] : []),
  ];
};

/** The fan that count, line by line with what makes each; below, those excluded and why. */
export function CountLines({ steps, view, only = () => true, ...strings }: Props) {
  const { mcr } = mcrWords();
  const adds = tallied(steps.filter((step) => step.kind === 'add').filter(only));
  const excludes = steps.filter((step) => step.kind === 'exclude').filter(only);
  return (
    <>
      <ol class="steps not-content">
        {adds.map((step, i) => (
          <Line
            key={i}
            name={<FanName fan={step.rule} />}
            value={plural(mcr, 'points', step.value, strings.lang)}
            why={<FanIs fan={step.rule} />}
            tiles={step.tiles}
            cite={step.cite}
            view={view}
            {...strings}
          />
        ))}
      </ol>
      {excludes.length > 0 && (
        <>
          <p class="group-name">{mcr['stays-out']}</p>
          <ol class="steps not-content">
            {excludes.map((step, i) => (
              <Line
                key={i}
                name={<FanName fan={step.rule} />}
                why={<ExclusionReason step={step} />}
                tiles={step.tiles}
                cite={step.cite}
                quiet
                view={view}
                {...strings}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
