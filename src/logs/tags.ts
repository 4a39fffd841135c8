import { fail } from './problem.ts';

/** A tag with its attributes; the format knows no text between tags and no nesting but the outermost tag. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const ATTRIBUTE = /([A-Za-z][\w-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gy;
const MOST_TAGS = 200_000;

/** The attributes of a tag; anything else in it is no XML of this kind. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  let at = 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    if (at >= text.length) return read;
    ATTRIBUTE.lastIndex = at;
    const [whole, name = '', double, single] = ATTRIBUTE.exec(text) ?? [];
    if (whole === undefined) fail('not-xml', text.slice(at));
    read.set(name, double ?? single ?? '');
    at = ATTRIBUTE.lastIndex;
  }
}

/**
 * The tags of a file in order, up to one that is cut off. Nothing is declared or expanded: a document type or an entity of its own is refused, so a
 * small file cannot grow.
 */
export function tagsOf(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  let at = text.indexOf('<');
  while (at >= 0) {
    const end = text.indexOf('>', at);
    if (end < 0) break;
    const inside = text.slice(at + 1, end);
    if (inside.startsWith('!') && !inside.startsWith('!--')) fail('not-xml', inside);
    const [, name, rest = ''] = /^([A-Za-z]\w*)([^]*?)\/?$/.exec(inside) ?? [];
    if (name !== undefined) tags.push({ name, attributes: attributesOf(rest) });
    else if (!/^[?/!]/.test(inside)) fail('not-xml', inside);
    if (tags.length > MOST_TAGS) fail('too-large');
    at = text.indexOf('<', end);
  }
  return tags;
}
