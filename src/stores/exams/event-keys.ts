import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { commitmentTo, isEventKey } from '../../quizzes/exams/event-key.ts';
import { forGood } from '../browser-storage.ts';

/** What a device knows of a sealed exam, by the commitment in its links: `{"version":1,"key":"…","link":"sit=…"}`. */
const PREFIX = 'tensu:sealed:';
const LONGEST_LINK = 20_000;

const form = z.object({
  version: z.literal(1),
  key: z.optional(z.string().check(z.refine(isEventKey))),
  /** The link that waited here last. */
  link: z.optional(z.string().check(z.maxLength(LONGEST_LINK))),
});
type Known = z.infer<typeof form>;

/** The key of the exam that this page has open; undefined until it was entered on this device. */
export const $eventKey = atom<string | undefined>(undefined);

let open = '';

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A key stands under its own commitment, or it is not believed. */
function knownAt(commitment: string): Known {
  const { data } = form.safeParse(parse(forGood.read(PREFIX + commitment)));
  const isOwn = data?.key !== undefined && commitmentTo(data.key) === commitment;
  return { version: 1, ...(isOwn && { key: data.key }), ...(data?.link !== undefined && { link: data.link }) };
}

const write = (commitment: string, known: Known): void =>
  void forGood.write(PREFIX + commitment, JSON.stringify(known));

/** Opens the exam of a commitment, whose link waits for the key from now on. */
export function openSealed(commitment: string, link: string): void {
  open = commitment;
  const known = knownAt(commitment);
  if (known.key === undefined && known.link !== link) write(commitment, { ...known, link });
  $eventKey.set(known.key);
}

/** Keeps a key for all links that it opens, and returns the one that waits for it here, if any. */
export function takeEventKey(key: string): string | undefined {
  const commitment = commitmentTo(key);
  const known = knownAt(commitment);
  write(commitment, { ...known, key });
  if (commitment === open) $eventKey.set(key);
  return known.link;
}

/** Follows a key that another tab was given. Returns a function that stops it. */
export function followEventKey(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === PREFIX + open) $eventKey.set(knownAt(open).key ?? $eventKey.get());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
