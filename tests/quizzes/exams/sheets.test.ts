import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { note } from '../../../src/quizzes/exams/event.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';
import { resultsOf } from '../../../src/quizzes/exams/results.ts';
import { paperSeat, sheetOf, withSheet } from '../../../src/quizzes/exams/sheets.ts';
import { eventOf, vaultOf } from './made.ts';

const event = eventOf(2);
const [person] = peopleOf(event);
if (!person) throw new Error('nobody there');
const { token } = person;

describe('a sheet on paper', () => {
  test('has other hands than its person’s link, and its retake has others again', () => {
    const seats = [
      { token, attempt: 1 },
      paperSeat(event, { token, attempt: 1 }),
      paperSeat(event, { token, attempt: 2 }),
    ];
    expect(new Set(seats.map((seat) => seat.token)).size).toBe(3);
    const sheets = seats.map((seat) => {
      const kept = withSheet(event, seat);
      if (!kept.ok) throw new Error('nothing dealt');
      return JSON.stringify(sheetOf(kept.event, seat));
    });
    expect(new Set(sheets).size).toBe(3);
  });

  test('of an older event has the hands of the link', () => {
    expect(paperSeat({ ...event, ownPaper: undefined }, { token, attempt: 2 })).toEqual({ token, attempt: 2 });
  });
});

test('two oral questions about a sheet that does not count pass nobody', async () => {
  const hand = { by: 'A', at: 500, vault: vaultOf('desk') };
  const asked = { kind: 'desk', token, answers: [true, true], seconds: 60 } as const;
  const stateOf = async (told: typeof asked & { readonly onAnswered?: true }) => {
    const { standings } = await resultsOf(note(event, { ...told, answers: [...told.answers] }, hand), vaultOf('r'));
    return standings.find((one) => one.person.token === token)?.state;
  };
  expect(await stateOf(asked)).toBe('passed');
  expect(await stateOf({ ...asked, onAnswered: true })).toBe('missing');
});
