import '../take-up-riichi.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatCode } from '../../../src/quizzes/exams/code.ts';
import { readEvent, formatEvent, formatEventFile } from '../../../src/quizzes/exams/event-file.ts';
import type { ExamEvent } from '../../../src/quizzes/exams/event.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import type { Person } from '../../../src/quizzes/exams/roster.ts';
import { presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import { type CandidateStatus, resultsOf } from '../../../src/quizzes/exams/results.ts';
import { importCodes } from '../../../src/quizzes/exams/submissions.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';
import { MCR_GAME } from '../../../src/quizzes/games/mcr/game.ts';
import { registerGame } from '../../../src/quizzes/games/game.ts';
import { SHORT, eventOf, handedBy, vaultOf } from './made.ts';
import { STRENGTHS, riichiPlayer } from './players.ts';

const vault = vaultOf('suspicious');
const hand = { by: 'A', at: 5000, vault };

async function standingsOf(event: ExamEvent, codes: readonly string[]): Promise<readonly CandidateStatus[]> {
  const taken = await importCodes(event, codes.join('\n'), hand);
  return (await resultsOf(taken.event, vault)).standings;
}

beforeAll(() => registerGame(MCR_GAME));

test('a sheet that was passed faster than it can be read is named, and a slow or failed one is not', async () => {
  const event = eventOf(4);
  const [first, second, third, fourth] = peopleOf(event) as [Person, Person, Person, Person];
  const code = (person: Person, seconds: number, isRight = true): Promise<string> =>
    formatCode(
      { ...handedBy(event, person, isRight ? undefined : () => undefined), seconds },
      person.token,
      vault,
      'riichi',
    );
  const codes = [await code(first, 0), await code(second, 11), await code(third, 12), await code(fourth, 0, false)];
  const standings = await standingsOf(event, codes);
  expect(standings.map(({ state, submissions }) => [state, submissions[0]?.isTooFast])).toEqual([
    ['passed', true],
    ['passed', true],
    ['passed', undefined],
    ['failed', undefined],
  ]);
});

describe('equal wrong answers', () => {
  const event = eventOf(12, presetOf('mixed', 'ema-2016'));
  const people = peopleOf(event);
  const levels = [STRENGTHS.weak, STRENGTHS.middling].flat();
  const honest = (person: Person) => {
    const answer = riichiPlayer(levels[person.number % levels.length] ?? STRENGTHS.weak[0], `e${person.number}`);
    return handedBy(
      event,
      person,
      (question, place) => answer(question as Parameters<typeof answer>[0], place) as never,
    );
  };

  test('of honest players are not more than by chance', async () => {
    const codes = await Promise.all(people.map((person) => formatCode(honest(person), person.token, vault, 'riichi')));
    const standings = await standingsOf(event, codes);
    expect(standings.map(({ equalErrors }) => equalErrors)).toEqual(people.map(() => undefined));
    expect(standings.some(({ state }) => state === 'failed')).toBe(true);
  });

  test('that somebody copied from another sheet are named on both, with how many', async () => {
    const [weak, copier] = [4, 9].map((wanted) => people.find(({ number }) => number === wanted));
    if (!weak || !copier) throw new Error('the event has fewer people than it was made with');
    const codes = await Promise.all(
      people.map((person) => {
        const handed = person === copier ? { ...honest(person), answers: honest(weak).answers } : honest(person);
        return formatCode(handed, person.token, vault, 'riichi');
      }),
    );
    const standings = await standingsOf(event, codes);
    const found = standings.flatMap(({ person, equalErrors }) => (equalErrors ? [[person.number, equalErrors]] : []));
    const [[, named] = []] = found as [number, { equal: number; of: number }][];
    expect(found).toEqual([
      [4, { number: 9, equal: named?.equal, of: named?.of }],
      [9, { number: 4, equal: named?.equal, of: named?.of }],
    ]);
    expect(named?.equal).toBeGreaterThan(5);
  });
});

describe('the checksum of an event file', () => {
  const file = formatEventFile(eventOf(3));
  const isChanged = (text: string): unknown => {
    const read = readEvent(text);
    return read.ok ? read.isChanged : read.why;
  };

  test('matches what was saved, and is not asked of earlier files', () => {
    expect([isChanged(file), isChanged(formatEvent(eventOf(3)))]).toEqual([false, false]);
    expect(isChanged(JSON.stringify(JSON.parse(file), null, 2))).toBe(false);
    expect(readEvent(file)).toMatchObject({ event: eventOf(3), lost: 0 });
  });

  test('notices any one letter that was changed', () => {
    const random = makeRandom('one letter');
    for (let n = 0; n < Number(process.env.EXAM_MUTATIONS ?? 600); n++) {
      const at = random.below(file.length);
      const other = random.pick(Array.from('0123456789abcxyzABCXYZ').filter((one) => one !== file.charAt(at)));
      const changed = file.slice(0, at) + other + file.slice(at + 1);
      const isCheckName = at >= file.lastIndexOf('"check"') && at < file.lastIndexOf(':');
      if (!isCheckName) expect(isChanged(changed), `${String(at)} ${other}`).not.toBe(false);
    }
  });
});

test('an exam that is short enough to be dealt twice names nobody', async () => {
  const event = eventOf(2, SHORT);
  const codes = await Promise.all(
    peopleOf(event).map((person) =>
      formatCode(
        handedBy(event, person, () => undefined),
        person.token,
        vault,
        'riichi',
      ),
    ),
  );
  expect((await standingsOf(event, codes)).map(({ equalErrors }) => equalErrors)).toEqual([undefined, undefined]);
});
