import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import offences from '../../src/content/penalties/offences.json' with { type: 'json' };
import english from '../../src/content/words/en/scenarios.json' with { type: 'json' };
import russian from '../../src/content/words/ru/scenarios.json' with { type: 'json' };
import { AT_HAND_IDS } from '../../src/engine/rulebooks/ids.ts';
import { type Ruled, SCENARIOS } from '../../src/quizzes/skills/penalties/scenarios.ts';
import { articlesOf } from './chapters.ts';

type Listed = Readonly<Record<string, { kind: string; articles: string[]; booklet?: string } | undefined>>;

/** What the list of penalties calls the rulings that scenes are about. */
const RULING_OF: Readonly<Record<string, string>> = {
  allowed: 'nothing',
  valid: 'nothing',
  none: 'nothing',
  correct: 'nothing',
};

/** Offences that no scene asks about, each with the reason. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  'ron-no-pung': 'its ruling depends on what was shown; the twists of other calls ask it',
  'wrong-place-seen': 'the twist of the tile from the wrong place',
  'own-sanction': 'who decides, no ruling',
  'obstruction-grave': 'the sum alone differs',
  leaving: 'forbidden, without a penalty',
  interrupting: 'forbidden, without a penalty',
  drunk: 'a condition of taking part',
  eating: 'one text alone rules on it, without a penalty',
  devices: 'most texts are silent; where one rules, it is cheating',
  sticks: 'forbidden, without a penalty',
  'score-secret': 'forbidden, without a penalty',
  'missed-stage': 'a number of the league, no offence at the table',
  'new-hand-late': 'the session clock, no offence',
  'shown-before-call': 'pointed out like a call out of order, which is asked',
  'winning-tile-not-shown': 'riichi texts are silent on what it costs',
};

const RIICHI = ['ema-2016', 'ema-2012', 'tesuji-2018'] as const;
const rulingsOf = (id: string): Listed => offences.find((one) => one.id === id)?.rulings ?? {};
const cases = SCENARIOS.flatMap(([id, , asItComes]) =>
  Object.entries(asItComes as Record<string, Ruled>).map(([book, ruled]) => ({ id, book, ruled })),
);
const twists = SCENARIOS.flatMap(([id, , asItComes, withTwist]) =>
  Object.entries(withTwist as Record<string, Ruled>).map(([book, ruled]) => ({
    id,
    book,
    ruled,
    base: (asItComes as Record<string, Ruled | undefined>)[book],
  })),
);

describe('the scenes of penalties', () => {
  it.each(cases)(
    '$id by $book is ruled as in the list of penalties',
    ({ id, book, ruled: [ruling, place, booklet] }) => {
      const listed = rulingsOf(id)[book];
      expect(RULING_OF[listed?.kind ?? ''] ?? listed?.kind).toBe(ruling);
      expect(booklet ? listed?.booklet : listed?.articles).toEqual(booklet ? place : expect.arrayContaining([place]));
    },
  );

  it.each(twists)('$id by $book: the twist changes the ruling, with an existing article', ({ book, ruled, base }) => {
    const [ruling, place, booklet] = ruled;
    expect(base?.[0]).not.toBe(ruling);
    if (!booklet) expect(articlesOf(book as 'ema-2016').has(place)).toBe(true);
  });

  it('every offence of riichi has one, or a reason why not; each has a twist somewhere', () => {
    const ruled = offences.filter(({ rulings }) => RIICHI.some((book) => book in rulings) || 'samara-2019' in rulings);
    const asked = new Set<string>(SCENARIOS.map(([id]) => id));
    expect(ruled.map(({ id }) => id).filter((id) => !asked.has(id) && !(id in NOT_ASKED))).toEqual([]);
    expect(SCENARIOS.filter(([, , , twist]) => Object.keys(twist).length === 0).map(([id]) => id)).toEqual([]);
  });

  it('has words in English and Russian', () => {
    for (const words of [english, russian]) expect(Object.keys(words)).toEqual(SCENARIOS.map(([id]) => id));
  });

  it('keeps what was published: a changed scene has a new revision', () => {
    const path = 'tests/fixtures/scenario-revisions.json';
    const pinned = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    const isAtHand = (book: string): boolean => AT_HAND_IDS.some((id) => id === book);
    const hashOf = (said: unknown): string =>
      createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
    // A rulebook that came later has lines of its own, so that it changes none of the others.
    const now: Readonly<Record<string, string>> = Object.fromEntries(
      SCENARIOS.flatMap(([id, revision, ...rulings]): (readonly [string, string])[] => {
        const text = english[id as keyof typeof english];
        const later = [...new Set(rulings.flatMap((byBook) => Object.keys(byBook)))].filter((book) => !isAtHand(book));
        const those = (wanted: (book: string) => boolean) =>
          rulings.map((byBook) => Object.fromEntries(Object.entries(byBook).filter(([book]) => wanted(book))));
        return [
          [id, `${String(revision)} ${hashOf([text, those(isAtHand)])}`],
          ...later.map(
            (book) => [`${id} ${book}`, `${String(revision)} ${hashOf([text, those((one) => one === book)])}`] as const,
          ),
        ];
      }),
    );
    expect(now, `give it a new revision and enter it in ${path}`).toEqual(pinned);
  });
});
