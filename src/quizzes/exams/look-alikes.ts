import type { Person } from './roster.ts';

/** Letters of other alphabets, each before the Latin one that it looks like. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  'li 1i ıi 0o аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd αa βb εe ιi κk νv οo ρp τt υu χx'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** What a name looks like: small letters without marks, those of other alphabets as the Latin ones that look the same. */
const lookOf = (name: string): string =>
  Array.from(name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(), (letter) => LOOKS.get(letter) ?? letter)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .sort()
    .join(' ')
    .trim();

/** The number of the first whose name looks the same, by the tokens of those who come after. */
export function lookAlikesOf(people: readonly Person[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const found = new Map<string, number>();
  for (const { token, number, name } of people) {
    const look = lookOf(name);
    const before = first.get(look);
    if (before === undefined) first.set(look, number);
    else found.set(token, before);
  }
  return found;
}
