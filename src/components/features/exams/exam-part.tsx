import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lacksOptions } from '../../../engine/riichi/index.ts';
import { type BookId, baseBook } from '../../../engine/rulebooks/ids.ts';
import { fill } from '../../../i18n/strings.ts';
import type { Blueprint } from '../../../quizzes/exams/blueprint/blueprint.ts';
import { fetchGame } from '../../widgets/questions/games/games.ts';
import { fetchQuestionWords } from '../../widgets/questions/late-words.ts';
import { useLobbyStrings } from '../../widgets/questions/strings.ts';
import type * as AuthoredModule from './authored/fetch-authored.ts';

/** What must be loaded before a sheet can be dealt or shown. */
export type Needs = Pick<Blueprint, 'rules'> & {
  /** Whether authored questions are asked or can be picked. */
  readonly hasAuthored: boolean;
};

/** What the exam of a blueprint needs. */
export const needsOf = ({ rules, authored = [] }: Blueprint): Needs => ({ rules, hasAuthored: authored.length > 0 });

/** An import that fails gives undefined instead of an error when the page itself has reported the missing script. */
type Load<Module> = () => Promise<Module | undefined>;

async function loadAuthored(): Promise<void> {
  const module = (await import('./authored/fetch-authored.ts')) as typeof AuthoredModule | undefined;
  if (!(await module?.fetchAuthored())) throw new Error('the authored questions did not come');
}

/** Loads a module together with the game and the authored questions of an exam; throws where anything is missing. */
export async function loadExamPart<Module>({ rules, hasAuthored }: Needs, load: Load<Module>): Promise<Module> {
  const [module, isThere, hasWords] = await Promise.all([
    load(),
    fetchGame(rules),
    fetchQuestionWords(),
    hasAuthored ? loadAuthored() : undefined,
  ]);
  if (!module || !isThere || !hasWords) throw new Error('a script did not come');
  return module;
}

interface WaitingProps {
  readonly rules: BookId | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

function Waiting({ failed, again, rules }: WaitingProps) {
  const { practice, book } = useLobbyStrings().words;
  if (!failed) return <p class="hint">{practice.loading}</p>;
  if (rules && lacksOptions(rules))
    return (
      <p class="trouble" role="alert">
        {fill(book.unknown, { book: book[baseBook(rules)] })}
      </p>
    );
  return (
    <p class="trouble" role="alert">
      {practice.missing}{' '}
      <button type="button" class="button quiet" onClick={again}>
        {practice['missing.again']}
      </button>
    </p>
  );
}

/** A module that a page loads, and what to show until it arrives. */
interface Loading<Module> {
  readonly module: Module | undefined;
  readonly waiting: VNode;
}

/** Loads a module, and reloads it on request or when `key` changes; `rules` names the rulebook that it needs. */
export function useLoading<Module>(
  load: () => Promise<Module>,
  key: readonly unknown[],
  rules?: BookId,
): Loading<Module> {
  const [state, setState] = useState<{ readonly module?: Module; readonly failed: boolean }>({ failed: false });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setState({ failed: false });
    load().then(
      (module) => isWanted && setState({ module, failed: false }),
      () => isWanted && setState({ failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [...key, tries]);
  return {
    module: state.module,
    waiting: <Waiting rules={rules} failed={state.failed} again={() => setTries(tries + 1)} />,
  };
}

/** Loads a part of a page with the game and the authored questions that an exam needs. */
export const useExamPart = <Module,>(needs: Needs, load: Load<Module>): Loading<Module> =>
  useLoading(() => loadExamPart(needs, load), [needs.rules, needs.hasAuthored], needs.rules);
