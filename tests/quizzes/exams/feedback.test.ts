import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { type Feedback, formatFeedback, readFeedback } from '../../../src/quizzes/exams/feedback.ts';
import { marksOf } from '../../../src/quizzes/exams/grade.ts';
import { presetOf } from '../../../src/quizzes/exams/blueprint/presets.ts';
import { GENERATOR } from '../../../src/quizzes/quiz/quiz.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';
import { SHORT, eventOf, handedBy, questionsFor } from './made.ts';
import { peopleOf } from '../../../src/quizzes/exams/people.ts';

const BLUEPRINT = presetOf('mixed', 'samara-2019');
const TOKEN = '0123456789AB';
const event = eventOf(1, BLUEPRINT);
const [anna] = peopleOf(event);
if (!anna) throw new Error('nobody');
const { answers } = handedBy(event, { ...anna, token: TOKEN });
const questions = questionsFor(BLUEPRINT, { token: TOKEN, attempt: 1 });

const SENT: Feedback = {
  invitation: {
    kind: 'personal',
    title: 'Весенний турнир',
    blueprint: BLUEPRINT,
    generator: GENERATOR,
    attempt: 1,
    language: 'ru',
    timeFactor: 100,
    spoken: false,
    token: TOKEN,
    number: 7,
  },
  level: 'by-link',
  passed: true,
  desk: 'through',
  had: marksOf(questions, answers).map((points) => points.map(({ had }) => had)),
  answers: answers.with(3, undefined),
};
const { answers: given, ...rest } = SENT;
/** A link that was once sent, and what it must always show. */
const PUBLISHED =
  'seen=10PWV1DNGQ4R9D68R32E8120AXV8DXP6AGG40G03Q0RBSDNJPWX2212002G0Z800548G2CNQ000000001MTRBSG0H1J2K3M4N5G0W1P60KEJ.1444P9R43M8EHW92001W2E02NN8RHF';
const SEEN: Feedback = {
  invitation: {
    ...{ kind: 'personal', title: 'May', blueprint: SHORT, generator: 1, attempt: 1 },
    ...{ language: 'en', timeFactor: 100, spoken: false, token: TOKEN, number: 7 },
  },
  level: 'by-link',
  passed: false,
  desk: 'out',
  had: [[true, false, true, true], [true, true, true, false], [false], [true]],
  answers: [{ han: 3, fu: 30 }, { yaku: ['riichi'] }, undefined, { discarder: 3900, east: null, others: null }],
};
const onPaper: Feedback = { ...rest, level: 'paper', passed: false, desk: 'none' };

/** The content of a link, its answers decoded. */
function shownBy(link: string): unknown {
  const read = readFeedback(link);
  if (!read.ok) return read;
  const { readAnswers, ...shown } = read.feedback;
  return { ...shown, ...(readAnswers && { answers: readAnswers() }) };
}

describe('a candidate’s marked sheet', () => {
  test.each([
    ['by link', SENT],
    ['on paper, without answers', onPaper],
  ])('%s fits into a link that a message can hold', (_, feedback) => {
    const link = formatFeedback(feedback);
    expect(shownBy(`#${link}`)).toEqual(feedback);
    expect(shownBy(`#${link.toLowerCase()}`)).toEqual(feedback);
    expect(link.length).toBeLessThan(700);
    expect(link).toMatch(/^seen=[0-9A-Z]+\.[0-9A-Z]+$/);
  });

  test('that was once sent is shown for ever, and still encoded the same', () => {
    expect(shownBy(PUBLISHED)).toEqual(SEEN);
    expect(formatFeedback(SEEN)).toBe(PUBLISHED);
  });

  test('lists unanswered questions as open', () => {
    expect(given).toHaveLength(questions.length);
    expect(given?.[3]).toBeUndefined();
  });

  test('says what is wrong with a link that shows nothing', () => {
    expect(readFeedback('')).toEqual({ ok: false, why: 'none' });
    expect(readFeedback('#sit=123')).toEqual({ ok: false, why: 'none' });
    expect(readFeedback('#seen=')).toEqual({ ok: false, why: 'damaged' });
    expect(readFeedback(`#${formatFeedback(SENT).slice(0, -1)}`)).toEqual({ ok: false, why: 'damaged' });
  });

  test('that was altered never passes for another', () => {
    const random = makeRandom('seen');
    const links = [SENT, onPaper].map((feedback) => ({ link: formatFeedback(feedback), feedback }));
    const letters = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZilou -_%&#=.<Ж');
    for (let n = 0; n < 2000; n++) {
      const { link, feedback } = random.pick(links);
      const at = random.below(link.length);
      const changed = random.pick([
        () => link.slice(0, at) + random.pick(letters) + link.slice(at + 1),
        () => link.slice(0, at) + link.slice(at + 1 + random.below(4)),
        () => link.slice(0, at) + random.pick(letters) + link.slice(at),
      ])();
      const read = readFeedback(changed);
      if (read.ok) expect(shownBy(changed)).toEqual(feedback);
    }
  });
});
