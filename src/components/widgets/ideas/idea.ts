import { compareTiles, formatTiles, parseTiles } from '../../../engine/riichi/index.ts';
import type { BookId } from '../../../engine/rulebooks/ids.ts';
import entries from '../../../content/ideas.json' with { type: 'json' };
import { type QuestionFields, linkOfFields, questionOfFields } from '../../../quizzes/games/from-fields.ts';
import { skillOf } from '../../../quizzes/games/skills.ts';
import type { Question } from '../../../quizzes/games/question.ts';
import { ALL_SKILL_IDS, type SkillId } from '../../../quizzes/base/skill-ids.ts';

/** What a value is called: tiles, a number, a word of `ideas.json`, a rulebook; tiles and a word may stand together. */
export interface ValueName {
  readonly tiles?: string;
  readonly n?: number;
  readonly word?: string;
  readonly book?: BookId;
}

/** A value of a control, and what it puts into the question: fields of its link, or parts that the fields name in braces. */
interface Value extends ValueName {
  readonly put: QuestionFields;
}

/** Something that can be changed about a situation. */
export interface Control {
  /** Its name, by a word of `ideas.json`. */
  readonly name: string;
  readonly as?: 'slider';
  readonly values: readonly Value[];
  /** Places at which a new row of values begins. */
  readonly rows?: readonly number[];
  /** Place of the value shown first; 0 by default. */
  readonly first?: number;
}

interface Entry {
  readonly fields: QuestionFields;
  readonly controls: readonly Control[];
  /** Partly filled-in questions that follow: all lines but the last, then half of them. */
  readonly guided?: readonly QuestionFields[];
  /** Terms of the glossary that are explained here, where no skill taught before has explained them. */
  readonly terms?: readonly string[];
  /** The one part that the first questions leave to the learner: a skill whose idea belongs to this one, too. */
  readonly asksFirst?: SkillId;
}

const ENTRIES = entries as unknown as Readonly<Record<SkillId, Entry>>;

/** Parts name parts, but no deeper. */
const DEPTH = 3;

/** The names of the parts of a skill: whatever stands in braces. */
const partsOf = (entry: Entry): readonly string[] =>
  [...JSON.stringify(entry).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A part within a text. */
const plain = (value: QuestionFields[string]): string => (typeof value === 'object' ? '' : String(value ?? ''));

/** The fields with every `{part}` filled in; a text that is one part only takes its value as it is. */
function filled(fields: QuestionFields, put: QuestionFields, parts: readonly string[]): QuestionFields {
  let text = JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !parts.includes(name))));
  for (let depth = 0; depth < DEPTH; depth++)
    text = text
      .replace(/"\{(\w+)\}"/g, (_, name: string) => JSON.stringify(put[name] ?? ''))
      .replace(/\{(\w+)\}/g, (_, name: string) => plain(put[name]));
  return JSON.parse(text) as QuestionFields;
}

/** The tiles in the order of a link, as parts may have come in between. */
function inOrder(tiles: string): string {
  const read = parseTiles(tiles, 'tiles');
  return read.ok ? formatTiles(read.value.toSorted(compareTiles)) : tiles;
}

const withTilesInOrder = (fields: QuestionFields): QuestionFields =>
  typeof fields.c === 'string' ? { ...fields, c: inOrder(fields.c) } : fields;

/** A situation of a skill that can be changed. Every state of its controls is a question, which the engine answers. */
export interface Idea {
  readonly controls: readonly Control[];
  /** The places of the values shown first, one for each control. */
  readonly first: readonly number[];
  /** The question with each control at this place. */
  readonly at: (places: readonly number[]) => Question;
  readonly guided: readonly Question[];
}

/** The skill that the first questions of a skill are really about; undefined where that is the skill itself. */
export const firstAskedOf = (skill: SkillId): SkillId | undefined => ENTRIES[skill].asksFirst;

/** The terms that the idea of a skill has to explain to somebody who was taught these skills. */
export function termsToExplain(skill: SkillId, taught: readonly SkillId[]): readonly string[] {
  const before = ALL_SKILL_IDS.slice(0, ALL_SKILL_IDS.indexOf(skill)).filter((one) => taught.includes(one));
  const explained = new Set(before.flatMap((one) => ENTRIES[one].terms ?? []));
  return (ENTRIES[skill].terms ?? []).filter((term) => !explained.has(term));
}

/** The idea of a skill under a rulebook; throws when the rulebook does not ask that skill. */
export function ideaOf(skill: SkillId, rules: BookId): Idea {
  const entry = ENTRIES[skill];
  const parts = partsOf(entry);
  const controls = entry.controls.map((control) => ({
    ...control,
    values: control.values.filter(({ book }) => book !== rules),
  }));
  const ask = (fields: QuestionFields): Question => {
    const question = questionOfFields(skill, rules, withTilesInOrder(fields));
    if (!question) throw new Error(`no question: ${linkOfFields(skill, rules, fields)}`);
    return question;
  };
  const at = (places: readonly number[]): Question => {
    const put = Object.assign({}, ...controls.map(({ values }, i) => values[places[i] ?? 0]?.put)) as QuestionFields;
    return ask(filled({ ...entry.fields, ...put }, put, parts));
  };
  const usual = controls.map(({ first = 0 }) => first);
  // Another rulebook may say the same of the hand; what comes first is one that differs, with its article.
  const first = usual.map((place, i) => {
    const { values } = controls[i] as Control;
    const differs = values.findIndex(({ book }, n) => book && skillOf(skill).cites(at(usual.with(i, n))).length > 0);
    return differs < 0 ? place : differs;
  });
  return { controls, first, at, guided: (entry.guided ?? []).map(ask) };
}
