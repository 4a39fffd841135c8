/** A payment as somebody writes it: one sum, the same from each, or two shares. */
export type WrittenPayment =
  | { readonly form: 'sum'; readonly points: number }
  | { readonly form: 'each'; readonly points: number }
  | { readonly form: 'shares'; readonly others: number; readonly east: number };

/** No payment has six digits, so `400 700` are two numbers. */
const THOUSANDS = /(?<!\d)(\d{1,2})[\s.,'’](?=\d{3}(?!\d))/gu;
/** Words and signs that only say that these are points. */
const POINTS = /points?|pts?\b|очк[а-я]*|очок|очки|punti|pkt|点/gu;
/** What is left where somebody says that each player pays. */
const EACH = /\p{L}|∀|\*|[x×]\s*3/u;

/** Reads `7700`, `1300/2600` or `3900 all`, with or without thousands separators; undefined for anything else. */
export function parsePayment(text: string): WrittenPayment | undefined {
  const tidy = text.normalize('NFKC').toLowerCase().trim().replace(POINTS, '').replace(THOUSANDS, '$1');
  const each = EACH.test(tidy);
  const numbers = [...tidy.replace(/[x×]\s*3\s*$/u, '').matchAll(/\d+/gu)].map(([digits]) => Number(digits));
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2 || numbers.some((n) => !Number.isSafeInteger(n))) return undefined;
  if (second !== undefined) return { form: 'shares', others: Math.min(first, second), east: Math.max(first, second) };
  return { form: each ? 'each' : 'sum', points: first };
}
