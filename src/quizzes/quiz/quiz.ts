import { type BookId, readBook } from '../../engine/rulebooks/ids.ts';
import { attempts } from '../base/attempts.ts';
import { type Face, formatFace, parseFace } from './quiz-face.ts';
import { LEVELS, type Level } from '../base/terms.ts';
import type { Question } from '../games/question.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { skillsOf } from '../base/skills-of.ts';
import { makeRandom } from '../base/random.ts';
import { formatQuestion } from '../games/link.ts';
import { makeQuestion } from '../games/skills.ts';

/** A quiz that anybody can be given: the same words, the same questions, whatever it calls itself. */
export interface Quiz extends Face {
  readonly rules: BookId;
  readonly skills: readonly SkillId[];
  readonly level: Level;
  /** How many questions. */
  readonly length: number;
  readonly seed: string;
}

/** The fewest and the most questions of a quiz. */
const LENGTHS = { least: 1, most: 100 } as const;

const BASE = 36;
const CHECKS = BASE * BASE;

/** A two-character checksum, so that a cut or mistyped link does not pass for another quiz. */
const checkOf = (text: string): string => makeRandom(text).below(CHECKS).toString(BASE).padStart(2, '0');

/**
 * The version of question generation. Count it up whenever the same seed gives other questions; every quiz link carries
 * it, so that a link opens the intended questions or none.
 */
export const GENERATOR = 1;

/** Writes a quiz as a link's fragment, the generator first, a check last, then how it calls itself: `quiz=1.ema-2016.fu+payment.2.10.k3x9-5h&t=Club%20night`. */
export function formatQuiz(quiz: Quiz): string {
  const { rules, skills, level, length, seed } = quiz;
  const text = [GENERATOR, rules, skills.join('+'), level, length, seed].join('.');
  return `quiz=${text}-${checkOf(text)}${formatFace(quiz)}`;
}

/** A quiz that a link asks for, and whether its questions can still be made: those of another generator cannot. */
export interface LinkedQuiz {
  readonly quiz: Quiz;
  readonly isCurrent: boolean;
}

/** Characters of a link that are looked at: more than the longest quiz has. */
const MOST_READ = 2000;

const QUIZ =
  /^#?quiz=((?:(\d{1,4})\.)?([a-z][\w~-]*)\.([a-z+-]+)\.([1-3])\.(\d{1,3})\.([a-z0-9]{1,20}))-([a-z0-9]{2})(&.*)?$/;

/** Reads a quiz from a link's fragment; undefined for anything else, or if it was cut or mistyped. */
export function parseQuiz(fragment: string): LinkedQuiz | undefined {
  const [, text = '', generator, book, list = '', levelText, lengthText, seed = '', check, face = ''] =
    QUIZ.exec(fragment.slice(0, MOST_READ)) ?? [];
  const rules = readBook(book);
  const level = LEVELS.find((one) => String(one) === levelText);
  const length = Number(lengthText);
  const named = list.split('+');
  if (!rules || !level || !(length >= LENGTHS.least && length <= LENGTHS.most)) return undefined;
  const skills = skillsOf(rules).filter((id) => named.includes(id));
  if (skills.length !== named.length || checkOf(text) !== check) return undefined;
  return {
    quiz: { rules, skills, level, length, seed, ...parseFace(face) },
    isCurrent: Number(generator) === GENERATOR,
  };
}

const MOST_TRIES = 50;

/** The questions of a quiz: its skills in turn, without repeats while there are others; fewer if too few are dealt. */
export function questionsOf({ rules, skills, level, length, seed }: Quiz): readonly Question[] {
  const order = makeRandom(seed).shuffled(Array.from({ length }, (_, i) => skills[i % skills.length] ?? 'fu'));
  const asked = new Set<string>();
  return order.flatMap((skill, place) => {
    let n = 0;
    let last: Question | undefined;
    const fresh = attempts(MOST_TRIES, () => {
      const question = makeQuestion(skill, { rules, level }, [seed, place, ...(n === 0 ? [] : [n])].join('.'));
      n++;
      last = question ?? last;
      return question && !asked.has(formatQuestion(question)) ? question : undefined;
    });
    const question = fresh ?? last;
    if (question) asked.add(formatQuestion(question));
    return question ? [question] : [];
  });
}
