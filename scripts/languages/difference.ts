/** The length of the longest common subsequence of words from each position on. */
function commonFrom(was: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const rows = Array.from({ length: was.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const row = rows[i] ?? [];
      row[j] = was[i] === now[j] ? 1 + (rows[i + 1]?.[j + 1] ?? 0) : Math.max(rows[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** What changed from one text to another, word by word: `pay [-twice-] {+three times+}`. */
export function difference(before: string, after: string): string {
  const [was, now] = [before, after].map((text) => text.split(/\s+/).filter((word) => word !== '')) as [
    string[],
    string[],
  ];
  const common = commonFrom(was, now);
  const parts: { readonly sign: ' ' | '-' | '+'; readonly words: string[] }[] = [];
  const add = (sign: ' ' | '-' | '+', word: string): void => {
    const last = parts.at(-1);
    if (last?.sign === sign) last.words.push(word);
    else parts.push({ sign, words: [word] });
  };
  let [i, j] = [0, 0];
  while (i < was.length || j < now.length) {
    if (i < was.length && was[i] === now[j]) {
      add(' ', was[i] ?? '');
      i++;
      j++;
    } else if (j >= now.length || (i < was.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)))
      add('-', was[i++] ?? '');
    else add('+', now[j++] ?? '');
  }
  return parts
    .map(({ sign, words }) => {
      const text = words.join(' ');
      return sign === ' ' ? text : sign === '-' ? `[-${text}-]` : `{+${text}+}`;
    })
    .join(' ');
}
