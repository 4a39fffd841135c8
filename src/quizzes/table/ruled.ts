import type { Mark, Verdict } from '../base/terms.ts';

/** A ruling, and the article that one cites for it. */
export interface Ruled<Ruling extends string> {
  readonly ruling: Ruling;
  readonly article: string;
}

const marked = (isRight: boolean): Mark => (isRight ? 'right' : 'wrong');

/** Judges a ruling and its article separately. */
export function judgeRuled<Ruling extends string>(right: Ruled<Ruling>, given: Ruled<Ruling>): Verdict {
  const [isRuling, isArticle] = [given.ruling === right.ruling, given.article === right.article];
  return {
    right: isRuling && isArticle,
    parts: [
      { part: 'ruling', mark: marked(isRuling) },
      { part: 'article', mark: marked(isArticle) },
    ],
  };
}
