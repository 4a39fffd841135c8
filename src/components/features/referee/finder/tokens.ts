/** A word, a number or the end of a clause. */
export type Token = string;

/** Separates clauses; words do not affect those in another clause. */
export const CLAUSE_END: Token = '|';

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The words and numbers of a text in lower case, without accents; `445`, `4-4-5` and `10:07` stay whole. */
export const tokensOf = (text: string): readonly Token[] =>
  plain(text)
    .replace(/can(?:not|['’]t)/g, 'can not')
    .replace(/n['’]t(?!\p{L})/gu, ' not')
    .replace(/\b(is|are|was|were|has|have|had|do|does|did|could|would|should)nt\b/g, '$1 not')
    .replace(/(?<![\p{L}\d)])[-−](?=\d{2})/gu, ' minus ')
    .replace(/(?<!\d)(\d) (\d) (\d)(?!\d)/g, '$1-$2-$3')
    .match(/\d(?:-\d){2,3}(?!\d)|(?<!\d)\d{1,2}:\d{2}(?!\d)|\p{L}+|\d+|[.,;:!?—()«»"“”]/gu)
    ?.map((token) => (/^[\p{L}\d]/u.test(token) ? token : CLAUSE_END)) ?? [];
