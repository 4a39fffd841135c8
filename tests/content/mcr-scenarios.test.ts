import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import offences from '../../src/content/penalties/offences.json' with { type: 'json' };
import english from '../../src/content/words/en/mcr-scenarios.json' with { type: 'json' };
import russian from '../../src/content/words/ru/mcr-scenarios.json' with { type: 'json' };
import { mersArticlesFor, mersRulingsFor } from '../../src/quizzes/skills/mcr-penalties/index.ts';
import {
  MERS_SCENARIOS,
  MERS_SCENES,
  type MersScene,
  mersRuledOn,
} from '../../src/quizzes/skills/mcr-penalties/scenarios.ts';
import { articlesOf } from './chapters.ts';

/** Which rulings of scenes go by which kind in the list of penalties. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  nothing: ['none', 'correct', 'allowed'],
  warning: ['ladder', 'banned'],
  'refused-warning': ['ladder'],
  'minus-10': ['points', 'ladder'],
  'minus-20': ['points'],
  'no-claim': ['action-lost'],
  'no-win-now': ['no-win-now'],
  'points-lost': ['points-lost'],
  'dead-hand': ['dead-hand'],
  'each-10': ['false-hu'],
  'each-20': ['false-hu'],
  'each-30': ['points'],
  'referee-5-60': ['referee'],
  'session-out': ['substitute'],
  disqualified: ['disqualified'],
};

/** Offences of MERS that no scene asks about, each with the reason. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  'ron-no-pung': 'its ruling depends on what was shown; the false hu asks it',
  'reached-across': 'the same loss as for a tile touched',
  'hu-tile-not-taken': 'which of the two sums is not said',
  'helped-counting': 'forbidden, without a penalty',
  'own-hand-shown': 'the same as a few tiles',
  'many-exposed': 'the same as a few tiles',
  'wrong-place-seen': 'the twist of the tile from the wrong place',
  'wrong-number': 'the text says nothing',
  'wrong-break': 'the text says nothing',
  telephone: 'the text says nothing',
  eating: 'the text says nothing',
  devices: 'the text says nothing of them',
  'call-dead': 'what hu costs with a dead hand is not said',
  'warning-others': 'forbidden, without a penalty',
  obstruction: 'the twist of the grave one',
  cheating: 'nothing near it is ruled otherwise',
  speed: 'the twist of the grave disturbance',
  'own-sanction': 'who decides, no ruling',
};

interface Listed {
  readonly kind: string;
  readonly articles: readonly string[];
}
const listed = new Map(
  offences.flatMap(({ id, rulings }) => {
    const ruling = (rulings as Readonly<Record<string, Listed | undefined>>)['mers-2014'];
    return ruling ? [[id, ruling] as const] : [];
  }),
);

describe('the scenes of MERS', () => {
  it.each(MERS_SCENARIOS.map(([id, , [ruling, article]]) => ({ id, ruling, article })))(
    '$id is ruled as in the list of penalties',
    ({ id, ruling, article }) => {
      expect(KINDS[ruling]).toContain(listed.get(id)?.kind);
      expect(listed.get(id)?.articles).toContain(article);
    },
  );

  it.each(MERS_SCENARIOS.map(([id, , asItComes, withTwist]) => ({ id, asItComes, withTwist })))(
    '$id: the twist changes the ruling, at an article that there is',
    ({ asItComes, withTwist }) => {
      expect(withTwist[0]).not.toBe(asItComes[0]);
      expect(articlesOf('mers-2014').has(withTwist[1])).toBe(true);
    },
  );

  it('offer the right ruling and article, the ruling of the twist, and enough others', () => {
    for (const scene of MERS_SCENES) {
      const [ruling, article] = mersRuledOn(scene);
      const [near] = mersRuledOn({ ...scene, twist: !scene.twist });
      expect(mersRulingsFor(scene)).toEqual(expect.arrayContaining([ruling, near]));
      expect(mersRulingsFor(scene).length).toBeGreaterThanOrEqual(5);
      expect(mersArticlesFor(scene)).toContain(article);
      expect(mersArticlesFor(scene).length).toBe(4);
    }
  });

  it('offer no other article that might be cited as well', () => {
    const offered = (id: MersScene['id'], twist: boolean) => mersArticlesFor({ id, twist });
    expect(offered('shown-without-hu', false)).not.toContain('2.6.1');
    expect(offered('repeated', false)).not.toContain('2.4.1');
    expect(offered('wrong-word-win', true)).not.toContain('2.4.3');
    expect(offered('late-call', true)).not.toContain('3.1');
    expect(offered('empty-win', false)).toContain('2.9.2');
  });

  it('every offence of MERS has one, or a reason why not', () => {
    const asked = new Set<string>(MERS_SCENARIOS.map(([id]) => id));
    expect([...listed.keys()].filter((id) => !asked.has(id) && !(id in NOT_ASKED))).toEqual([]);
    expect(Object.keys(NOT_ASKED).filter((id) => asked.has(id))).toEqual([]);
  });

  it('has words in English and Russian', () => {
    for (const words of [english, russian]) expect(Object.keys(words)).toEqual(MERS_SCENARIOS.map(([id]) => id));
  });

  it('keeps what was published: a changed scene has a new revision', () => {
    const path = 'tests/fixtures/mcr-scenario-revisions.json';
    const pinned = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    const now = Object.fromEntries(
      MERS_SCENARIOS.map(([id, revision, ...rulings]) => {
        const said = JSON.stringify([english[id], rulings]);
        return [id, `${String(revision)} ${createHash('sha256').update(said).digest('hex').slice(0, 16)}`];
      }),
    );
    expect(now, `give it a new revision and enter it in ${path}`).toEqual(pinned);
  });
});
