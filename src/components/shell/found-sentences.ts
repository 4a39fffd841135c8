import type { FoundPage } from '@pagefind/default-ui';

/** The most words shown; a longer sentence is cut around the word that was found. */
const LONGEST = 34;
/** This many words without a full stop are a table or a list of controls. */
const NO_SENTENCE = 60;

const ENDS = /[.!?…][)\]»”"’]*$/;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** The sentence around a word, within bounds. */
function sentenceAt(words: readonly string[], at: number, { from, to }: Span): Span {
  let start = at;
  while (start > from && !ENDS.test(words[start - 1] ?? '')) start--;
  let end = at + 1;
  while (end < to && !ENDS.test(words[end - 1] ?? '')) end++;
  return { from: start, to: end };
}

/** Whether words make a sentence, not a row of numbers; long ones, which may be a table, are allowed fewer numbers. */
const isProse = (words: readonly string[], { from, to }: Span): boolean => {
  const numbers = words.slice(from, to).filter((word) => /^[\d–,.\s]+$/.test(word)).length;
  return numbers * (to - from > LONGEST ? 10 : 4) < to - from;
};

/** As much of a long sentence as may be shown, with the word that was found in it. */
function cut({ from, to }: Span, at: number): Span {
  if (to - from <= LONGEST) return { from, to };
  const start = Math.max(from, Math.min(at - Math.floor(LONGEST / 2), to - LONGEST));
  return { from: start, to: Math.min(to, start + LONGEST) };
}

/** The sentence with the most matches, which are marked; empty if there is none. */
function bestSentence(words: readonly string[], locations: readonly number[], bounds: Span): string {
  // A heading ends in a full stop, too; its words are the title above.
  const heading = sentenceAt(words, bounds.from, bounds);
  const body = heading.to < bounds.to ? { from: heading.to, to: bounds.to } : bounds;
  const inside = locations.filter((at) => at >= body.from && at < body.to);
  const places = inside.length > 0 ? inside : [body.from];
  const spans = places.map((at) => ({ at, span: sentenceAt(words, at, body) }));
  const matches = ({ from, to }: Span): number => inside.filter((at) => at >= from && at < to).length;
  const sentences = spans.filter(
    ({ span }) => span.to - span.from <= NO_SENTENCE && span.to - span.from > 1 && isProse(words, span),
  );
  const [best] = sentences.toSorted((a, b) => matches(b.span) - matches(a.span));
  if (!best) return '';
  const shown = cut(best.span, best.at);
  const text = words
    .slice(shown.from, shown.to)
    .map((word, i) => (inside.includes(shown.from + i) ? `<mark>${escaped(word)}</mark>` : escaped(word)))
    .join(' ')
    // Left by citations, which are not indexed.
    .replaceAll(' ()', '');
  return `${shown.from > best.span.from ? '… ' : ''}${text}${shown.to < best.span.to ? ' …' : ''}`;
}

/** Replaces each excerpt by a whole sentence. */
export function withSentences(page: FoundPage): FoundPage {
  if (!page.raw_content) return page;
  const words = page.raw_content.split(/\s+/);
  const starts = page.anchors?.map(({ location }) => location).toSorted((a, b) => a - b) ?? [];
  const boundsOf = (from: number): Span => ({ from, to: starts.find((start) => start > from) ?? words.length });
  return {
    ...page,
    excerpt: bestSentence(words, page.locations ?? [], { from: 0, to: words.length }),
    sub_results: page.sub_results.map((place) => ({
      ...place,
      excerpt: bestSentence(words, place.locations ?? [], boundsOf(place.anchor?.location ?? 0)),
    })),
  };
}
