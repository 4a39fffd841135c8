import type { Person } from './roster.ts';

/** Letters of other alphabets or with a stroke, each followed by the Latin one it looks like. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  'li 1i ıi 0o øo łi đd ħh ŧt ƚi аa вb еe 3з кk мm нh оo рp сc тt уy хx ьb ъb іi јj ѕs ԁd αa βb εe ιi κk νv οo ρp τt υu χx ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟi ᴍm ɴn ᴏo ᴘp ʀr ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ꮪs ꭺa ꮯc ꭰd ꭼe ꮋh ꭻj ꮶk ꮮi ꮇm ꮲp ꭱr ꭲt ꮩv ꮃw ꮓz'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Pairs of letters that look like one, or are written for one. */
const PAIRS: readonly (readonly [written: string, looks: string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['rn', 'm'],
  ['vv', 'w'],
];

/** What a name looks like: lower case without accents, with look-alikes turned into Latin letters. */
const lookOf = (name: string): string =>
  PAIRS.reduce(
    (look, [written, looks]) => look.replaceAll(written, looks),
    Array.from(
      name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
      (letter) => LOOKS.get(letter) ?? letter,
    ).join(''),
  )
    .split(/[^\p{L}\p{N}]+/u)
    .sort()
    .join(' ')
    .trim();

/** For each later person with a look-alike name (by token), the number of the first. */
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
