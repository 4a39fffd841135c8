import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import { ALL_SKILL_IDS } from '../../../quizzes/base/skill-ids.ts';
import { fetchWords } from '../../base/words/fetch-words.ts';
import { followHighlights } from '../../base/table/highlight.ts';
import { fetchGame } from '../questions/games/games.ts';
import { type PracticeStrings, type PracticeWords, StringsProvider } from '../questions/strings.ts';
import { type SayWord, fetchIdeaWords } from './idea-words.ts';
import { Touch } from './Touch.tsx';
import './chapter-idea.css';

interface Props {
  readonly skill: (typeof ALL_SKILL_IDS)[number];
  readonly rules: BookId;
  readonly say: SayWord;
  readonly strings: PracticeStrings;
}

function LiveIdea({ skill, rules, say, strings }: Props) {
  useEffect(followHighlights, []);
  return (
    <StringsProvider value={strings}>
      <Touch skill={skill} rules={rules} say={say} />
    </StringsProvider>
  );
}

/** Puts a live idea in the place of its table. Returns false when something does not arrive; the next call tries again. */
export async function showIdea(place: HTMLElement): Promise<boolean> {
  const { skill: id, rules, locale } = place.dataset;
  const skill = ALL_SKILL_IDS.find((one) => one === id);
  const { lang } = document.documentElement;
  const [words, hasGame, say] = await Promise.all([
    fetchWords<PracticeWords>('practice-words.json'),
    fetchGame(rules as BookId),
    fetchIdeaWords(lang),
  ]);
  if (!words || !hasGame || !skill) return false;
  place.replaceChildren();
  render(<LiveIdea skill={skill} rules={rules as BookId} say={say} strings={{ words, lang, locale }} />, place);
  place.querySelector<HTMLElement>('input')?.focus();
  return true;
}
