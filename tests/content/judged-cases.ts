import contraries from '../../src/content/penalties/contraries.json' with { type: 'json' };
import contrasts from '../../src/content/penalties/contrasts.json' with { type: 'json' };
import type { Contraries } from '../../src/components/features/referee/finder/follow-up.ts';
import type { SearchResult } from '../../src/components/features/referee/finder/search.ts';
import { answersTo } from '../../src/components/features/referee/verdict/cases.ts';
import type { Facts, FactValue } from '../../src/components/features/referee/verdict/facts.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import type { Lang } from '../../src/locales.ts';
import { foundIn } from './found-incidents.ts';
import { readFacts, ruledBy } from './ruled.ts';

/** A telling with the card that decides (`card/verdict` where the case decides otherwise, `|` between cards that rule alike), and what is true of it. */
export interface ToldCase {
  readonly rulebook: BookId;
  readonly right: string;
  readonly said: Readonly<Partial<Record<Lang, string>>>;
  readonly truth: Readonly<Record<string, string | number>>;
}

/** How the page does on it: right at once, after questions, or with what instead. */
export interface JudgedCase {
  readonly lang: Lang;
  readonly one: ToldCase;
  readonly shown: string;
  readonly questions: number;
}

const MOST_QUESTIONS = 3;

const fits = (value: FactValue, truth: string | number): boolean =>
  typeof value === 'string'
    ? value === truth
    : typeof truth === 'number' && truth >= value.least && truth <= value.most;

/** Whether what was shown is right. */
export const isRight = ({ shown, one }: JudgedCase): boolean => one.right.split('|').includes(shown);

/** Whether what was shown is a card that must not be confused with the right one, or another verdict on it. */
export function isContrary(judged: JudgedCase): boolean {
  const [shown = '', verdict] = judged.shown.split('/');
  if (isRight(judged)) return false;
  return judged.one.right.split('|').some((right) => {
    const [card = '', other] = right.split('/');
    if (card === shown) return other !== verdict;
    const isNamed = (one: string, another: string): boolean =>
      (contraries as Contraries)[one]?.includes(another) === true;
    return (
      isNamed(card, shown) ||
      isNamed(shown, card) ||
      contrasts.some(({ cards }) => cards.includes(card) && cards.includes(shown))
    );
  });
}

/** Shows a case as the page does, questions answered by what is true. */
export function judge(lang: Lang, one: ToldCase): JudgedCase {
  const said = one.said[lang] ?? '';
  const found = foundIn(lang, said, one.rulebook);
  let result: SearchResult = found;
  let facts: Facts = readFacts(lang, said);
  const [right = ''] = one.right.split(/[/|]/);
  for (let questions = 0; questions <= MOST_QUESTIONS; questions += 1) {
    const ruled = ruledBy(result, facts, one.rulebook);
    const asked = ruled?.ask;
    if (asked) {
      const truth = one.truth[asked.fact];
      const answer = truth === undefined ? undefined : answersTo(asked, facts).find((value) => fits(value, truth));
      if (answer === undefined) return { lang, one, shown: `asked ${asked.fact}`, questions };
      facts = { ...facts, [asked.fact]: answer };
      continue;
    }
    const between = ruled ? undefined : result.followUp?.between;
    if (between) {
      if (!between.includes(right)) return { lang, one, shown: `asked ${between.join(' or ')}`, questions };
      result = {
        cards: result.cards.toSorted((a, b) => Number(b.id === right) - Number(a.id === right)),
        followUp: undefined,
      };
      continue;
    }
    const card = ruled?.card ?? result.cards[0]?.id ?? 'nothing';
    return { lang, one, shown: ruled?.verdict === undefined ? card : `${card}/${ruled.verdict}`, questions };
  }
  return { lang, one, shown: 'asked too often', questions: MOST_QUESTIONS };
}
