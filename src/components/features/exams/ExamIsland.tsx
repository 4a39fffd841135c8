import type { ComponentChildren } from 'preact';
import { StringsProvider } from '../../widgets/questions/strings.ts';
import { type ExamStrings, ExamStringsProvider } from './strings.ts';

interface Props {
  readonly strings: ExamStrings<never>;
  readonly children: ComponentChildren;
}

/** The island of an exam page: provides its strings to everything inside. */
export const ExamIsland = ({ strings, children }: Props) => (
  <ExamStringsProvider value={strings}>
    <StringsProvider value={strings}>{children}</StringsProvider>
  </ExamStringsProvider>
);
