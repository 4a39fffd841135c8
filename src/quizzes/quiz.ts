import { RIICHI_IDS, type RiichiId } from '../engine/riichi/index.ts';
import { LEVELS, type Level, type Question, SKILL_IDS, type SkillId } from './question.ts';
import { makeRandom } from './random.ts';
import { formatQuestion } from './link.ts';
import { makeQuestion } from './skills/index.ts';

/** A quiz that anybody can be given: the same words, the same questions. */
export interface Quiz {
  readonly rules: RiichiId;
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

/** Two characters that follow from the rest, so that a link which was cut or mistyped is not taken for another quiz. */
const checkOf = (text: string): string => makeRandom(text).below(CHECKS).toString(BASE).padStart(2, '0');

/** Writes a quiz as a link's fragment, a check last: `quiz=ema-2016.fu+payment.2.10.k3x9-5h`. */
export function formatQuiz({ rules, skills, level, length, seed }: Quiz): string {
  const text = [rules, skills.join('+'), level, length, seed].join('.');
  return `quiz=${text}-${checkOf(text)}`;
}

const QUIZ = /^#?quiz=(([a-z0-9-]+)\.([a-z+-]+)\.([1-3])\.(\d{1,3})\.([a-z0-9]{1,20}))-([a-z0-9]{2})$/;

/** Reads a quiz from a link's fragment; undefined for anything else, and for what was cut or mistyped. */
export function parseQuiz(fragment: string): Quiz | undefined {
  const [, text = '', book, list = '', levelText, lengthText, seed = '', check] = QUIZ.exec(fragment) ?? [];
  const rules = RIICHI_IDS.find((id) => id === book);
  const level = LEVELS.find((one) => String(one) === levelText);
  const length = Number(lengthText);
  const named = list.split('+');
  const skills = SKILL_IDS.filter((id) => named.includes(id));
  if (!rules || !level || !(length >= LENGTHS.least && length <= LENGTHS.most)) return undefined;
  return skills.length === named.length && checkOf(text) === check ? { rules, skills, level, length, seed } : undefined;
}

const MOST_TRIES = 50;

/** The questions of a quiz: its skills in turn, none asked twice while there are others. */
export function questionsOf({ rules, skills, level, length, seed }: Quiz): readonly Question[] {
  const order = makeRandom(seed).shuffled(Array.from({ length }, (_, i) => skills[i % skills.length] ?? 'fu'));
  const asked = new Set<string>();
  return order.map((skill, place) => {
    let question = makeQuestion(skill, { rules, level }, `${seed}.${String(place)}`);
    for (let n = 1; n < MOST_TRIES && asked.has(formatQuestion(question)); n++)
      question = makeQuestion(skill, { rules, level }, `${seed}.${String(place)}.${String(n)}`);
    asked.add(formatQuestion(question));
    return question;
  });
}
