/** The title and author that a quiz gives itself; either may be missing. */
export interface Face {
  readonly title?: string;
  readonly author?: string;
}

/** How many characters each may have. */
export const MOST_CHARACTERS = { title: 60, author: 40 } as const satisfies Record<keyof Face, number>;

/** The fields of a link. */
const FIELDS = { title: 't', author: 'by' } as const satisfies Record<keyof Face, string>;
const PARTS = ['title', 'author'] as const satisfies readonly (keyof Face)[];

/** Invisible or direction-changing characters: controls, lone surrogates, direction marks. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const tidied = (text: string, most: number): string =>
  Array.from(text.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()).slice(0, most).join('').trim();

/** A face in one line each, no longer than it may be; what is empty is left out. */
export function tidyFace(face: Face): Face {
  const parts = PARTS.map((part) => [part, tidied(face[part] ?? '', MOST_CHARACTERS[part])] as const);
  return Object.fromEntries(parts.filter(([, text]) => text !== ''));
}

/** Writes a face as the last fields of a link: `&t=Club%20night&by=Vika`; nothing where there is none. */
export function formatFace(face: Face): string {
  const tidy = tidyFace(face);
  return PARTS.map((part) =>
    tidy[part] === undefined ? '' : `&${FIELDS[part]}=${encodeURIComponent(tidy[part])}`,
  ).join('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Reads a face from the fields of a link; what cannot be read of it is missing. */
export function parseFace(fields: string): Face {
  const texts = new Map(fields.split('&').map((field) => field.split('=', 2) as [string, string | undefined]));
  return tidyFace(Object.fromEntries(PARTS.map((part) => [part, decoded(texts.get(FIELDS[part]) ?? '')])));
}
