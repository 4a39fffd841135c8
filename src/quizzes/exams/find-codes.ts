import { GROUP, MARK, type Found, readAt, spanFrom } from './code.ts';

/**
 * What mail and chat programs insert between characters: line ends, quotation marks, stars; never a letter or a digit.
 */
const BETWEEN = '[^\\p{L}\\p{N}]';
const MARKED = Array.from(MARK).join(`${BETWEEN}{0,8}`);
/**
 * What mail and web pages use for spaces and line ends: `<br>`, `&nbsp;`, `=20`. A code in angle brackets,
 * `<TENSUQU-…>`, is not a tag.
 */
const MARKUP = new RegExp(`<(?=[a-z/])(?:(?!${MARK})[^<>]){0,300}>|&(?!${MARK})#?[a-z0-9]{1,8};|=[0-9A-F]{2}`, 'gi');

/** A line of base64, and the last line of a part, which may be shorter. */
const [BASE_64, BASE_64_END] = [/^[a-z0-9+/]{24,}={0,2}$/i, /^[a-z0-9+/]+={0,2}$/i] as const;
/** Longer parts are pictures, never text with a code. */
const LONGEST_PART = 400_000;

/** The base64 parts of a mail; mail in non-Latin scripts is encoded this way. */
function partsInBase64(text: string): readonly string[] {
  const parts: string[] = [];
  let part: string[] = [];
  for (const line of [...text.split(/\r?\n/), '']) {
    const bare = line.replace(/^[>\s]+/, '').trimEnd();
    if (BASE_64.test(bare) || (part.length > 0 && BASE_64_END.test(bare))) part.push(bare);
    else if (part.length > 0) {
      parts.push(part.join(''));
      part = [];
    }
  }
  return parts.filter(({ length }) => length <= LONGEST_PART);
}

function fromBase64(part: string): string {
  try {
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}

/** How deeply mail may be nested in base64. */
const DEEPEST = 2;

/** A text, and its decoded base64 parts that hold a code. */
const partsOf = (text: string, depth = DEEPEST): readonly string[] => [
  text,
  ...(depth === 0 ? [] : partsInBase64(text))
    .map(fromBase64)
    .flatMap((part) => partsOf(part, depth - 1))
    .filter((part) => new RegExp(MARKED, 'iu').test(latin(part))),
];

/**
 * Look-alike letters of other alphabets, each followed by the code letter it stands for: keyboards and programs swap
 * them.
 */
const LOOKS: ReadonlyMap<string, string> = new Map(
  'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS аa еe оo рp сc уy хx іi ѕs кk мm нh тt вb ΑA ΒB ΕE ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ΖZ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
const latin = (text: string): string => text.replace(/[\u0370-\u04ff]/g, (letter) => LOOKS.get(letter) ?? letter);

/** Text grouped like a code, in tens, whatever comes before it. */
const LIKE_A_CODE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[0-9A-Z]{${GROUP}}-){4,}[0-9A-Z]{1,${GROUP}}(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * Makes a test for positions outside all spans. Spans and positions must come in ascending order, so one pass is
 * enough.
 */
function outside(spans: readonly { readonly start: number; readonly end: number }[]) {
  let [next, reached] = [0, -1];
  return ({ index }: { readonly index: number }): boolean => {
    for (let span = spans[next]; span && span.start - 1 <= index; span = spans[++next])
      reached = Math.max(reached, span.end);
    return index >= reached;
  };
}

/** How many false codes may overlap the next text before it is no longer tried. */
const MOST_OVERLAPPING = 8;

interface ReadSpan {
  readonly start: number;
  readonly found: Found;
  readonly end: number;
}

/**
 * Reads codes without a mark. In a hostile text every line may claim to be very long; text that too many of them
 * overlap is reported as unreadable.
 */
function readBare(
  text: string,
  runs: readonly { readonly index: number; readonly run: string }[],
): readonly ReadSpan[] {
  const read: ReadSpan[] = [];
  let reaching: readonly number[] = [];
  let whole = 0;
  for (const { index, run } of runs) {
    if (index < whole) continue;
    reaching = reaching.filter((end) => end > index);
    if (reaching.length >= MOST_OVERLAPPING) {
      const { digits } = spanFrom(run, 0, run.length);
      read.push({ start: index, found: { ok: false, why: 'damaged', digits }, end: index + run.length });
      continue;
    }
    const one = readAt(text, index);
    read.push({ start: index, ...one });
    if (one.found.ok) whole = one.end;
    else reaching = [...reaching, one.end];
  }
  return read;
}

/**
 * Finds the codes in any text: a chat, a mail folder, a table. A code that lost its mark is found by its groups of ten.
 * Never throws.
 */
export function findCodes(text: string): readonly Found[] {
  const plain = latin(partsOf(text).join('\n').replace(MARKUP, ' ').normalize('NFKC'));
  const marked = [...plain.matchAll(new RegExp(MARKED, 'giu'))].map((match) => {
    const start = match.index + match[0].length;
    return { start, ...readAt(plain, start) };
  });
  const bare = readBare(
    plain,
    [...plain.matchAll(LIKE_A_CODE)].filter(outside(marked)).map(({ index, 0: run }) => ({ index, run })),
  );
  return [...marked, ...bare].sort((a, b) => a.start - b.start).map(({ found }) => found);
}
