import {
  type HandRequest,
  RULEBOOK_IDS,
  type RulebookId,
  formatHandLink,
  isTile,
  parseHandLink,
} from '../engine/index.ts';
import { type LoneSet, MAKINGS, type Question, type QuestionOf, SKILL_IDS, type SkillId } from './question.ts';
import { type Ruleset, areKnobs, handUnder, rulesetOf } from './ruleset.ts';
import { solveQuestion } from './skills/index.ts';

type Fields = Readonly<Record<string, string>>;

/** What a link needs beside a hand that is not won yet; it says nothing about the waits. */
const UNWON = '&w=1m&by=draw&s=east&r=east';
const unwon = ({ concealed, melds, ...question }: QuestionOf<'waits'>): string =>
  formatHandLink({
    ...rulesetOf(question),
    concealed,
    melds,
    winningTile: '',
    by: 'draw',
    seatWind: 'east',
    roundWind: 'east',
  })
    .split('&')
    .filter((part) => /^(in|c|m|k)=/.test(part))
    .join('&');

const flag = (on: boolean): string => (on ? '1' : '0');

/** Writes a question with everything it asks about: `q=payment&in=ema-2016&h=3&fu=40&e=0&by=discard&n=1`. */
export function formatQuestion(question: Question): string {
  const { skill, rules, knobs } = question;
  const head = `q=${skill}&in=${rules}${knobs ? `&k=${encodeURIComponent(JSON.stringify(knobs))}` : ''}`;
  switch (skill) {
    case 'indicators':
      return `${head}&t=${question.indicator}`;
    case 'waits':
      return `q=${skill}&${unwon(question)}`;
    case 'set-fu': {
      const { type, tiles, made } = question.set;
      return `${head}&set=${type}.${tiles}.${made}`;
    }
    case 'payment': {
      const { han, fu, dealer, by, counters } = question;
      return `${head}&h=${han}&fu=${fu}&e=${flag(dealer)}&by=${by}&n=${counters}`;
    }
    case 'limits':
      return `${head}&h=${question.han}&fu=${question.fu}`;
    case 'other-rules':
      return `q=${skill}&o=${question.other}&${formatHandLink(handUnder(question.hand, question))}`;
    case 'dora':
    case 'yaku':
    case 'han':
    case 'pair-wait':
    case 'fu':
    case 'whole':
      return `q=${skill}&${formatHandLink(handUnder(question.hand, question))}`;
  }
}

const isRulebook = (id: string | undefined): id is RulebookId => RULEBOOK_IDS.some((one) => one === id);
const isSkill = (id: string | undefined): id is SkillId => SKILL_IDS.some((one) => one === id);
const whole = (text: string | undefined, least: number, most: number): number | undefined => {
  const n = /^\d{1,3}$/.test(text ?? '') ? Number(text) : NaN;
  return n >= least && n <= most ? n : undefined;
};

const SET = /^(chow|pung|kong)\.([0-9mpsz]{4,5})\.(\w+)$/;

function readSet(text: string): LoneSet | undefined {
  const [, type, tiles, making] = SET.exec(text) ?? [];
  const made = MAKINGS.find((one) => one === making);
  return tiles === undefined || made === undefined ? undefined : { type: type as LoneSet['type'], tiles, made };
}

function readHand(text: string): HandRequest | undefined {
  const read = parseHandLink(text);
  return read.ok ? read.value : undefined;
}

function build(skill: SkillId, ruleset: Ruleset, fields: Fields, handText: string): Question | undefined {
  const [han, fu] = [whole(fields.h, 1, 40), whole(fields.fu, 20, 200)];
  switch (skill) {
    case 'indicators': {
      const { t = '' } = fields;
      return isTile(t) ? { skill, ...ruleset, indicator: t } : undefined;
    }
    case 'waits': {
      const hand = readHand(handText + UNWON);
      return hand && { skill, ...ruleset, concealed: hand.concealed, melds: hand.melds ?? [] };
    }
    case 'set-fu': {
      const set = readSet(fields.set ?? '');
      return set && { skill, ...ruleset, set };
    }
    case 'limits':
      return han === undefined || fu === undefined ? undefined : { skill, ...ruleset, han, fu };
    case 'payment': {
      const counters = whole(fields.n, 0, 99);
      const by = (['discard', 'draw'] as const).find((one) => one === fields.by);
      if (han === undefined || fu === undefined || counters === undefined || !by) return undefined;
      return { skill, ...ruleset, han, fu, dealer: fields.e === '1', by, counters };
    }
    case 'other-rules': {
      const hand = readHand(handText);
      const { o } = fields;
      return hand && isRulebook(o) ? { skill, ...ruleset, hand, other: o } : undefined;
    }
    case 'dora':
    case 'yaku':
    case 'han':
    case 'pair-wait':
    case 'fu':
    case 'whole': {
      const hand = readHand(handText);
      return hand && { skill, ...ruleset, hand };
    }
  }
}

const asksSomething = (question: Question): boolean => {
  try {
    const answer = solveQuestion(question);
    return !Array.isArray(answer) || answer.length > 0 || question.skill === 'yaku';
  } catch {
    return false;
  }
};

function readKnobs(text: string): Pick<Ruleset, 'knobs'> | undefined {
  try {
    const knobs: unknown = JSON.parse(decodeURIComponent(text));
    return areKnobs(knobs) ? { knobs } : undefined;
  } catch {
    return undefined;
  }
}

const MOST_CHARACTERS = 2000;

/** Reads a question from a link's fragment; undefined for anything that asks nothing. Never throws. */
export function parseQuestion(fragment: string): Question | undefined {
  const parts = fragment.replace(/^#/, '').split('&');
  const fields: Fields = Object.fromEntries(parts.map((part) => part.split('=', 2) as [string, string]));
  const { q: skill, in: rules } = fields;
  if (fragment.length > MOST_CHARACTERS || !isSkill(skill) || !isRulebook(rules)) return undefined;
  const handText = parts.filter((part) => !/^[qo]=/.test(part)).join('&');
  const knobs = fields.k === undefined ? {} : readKnobs(fields.k);
  const question = knobs && build(skill, { rules, ...knobs }, fields, handText);
  return question && asksSomething(question) ? question : undefined;
}
