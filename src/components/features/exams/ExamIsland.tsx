import type { ComponentChildren } from 'preact';
import type { IslandStrings } from '../../base/words/strings.ts';
import { useWholeStrings } from '../../widgets/questions/late-words.ts';
import { StringsProvider } from '../../widgets/questions/strings.ts';
import { type EarlyExamWords, ExamStringsProvider, type ExamWords } from './strings.ts';

interface Props {
  readonly strings: IslandStrings<EarlyExamWords<never>>;
  readonly children: ComponentChildren;
}

/** The island of an exam page: provides its strings to everything inside. */
export function ExamIsland({ strings, children }: Props) {
  const whole = useWholeStrings<ExamWords<never>>(strings);
  return (
    <ExamStringsProvider value={whole}>
      <StringsProvider value={whole}>{children}</StringsProvider>
    </ExamStringsProvider>
  );
}
