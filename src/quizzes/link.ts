import {
  type HandRequest,
  RIICHI_IDS,
  type RiichiId,
  formatHandLink,
  isTile,
  parseHandLink,
  parseRequest,
} from '../engine/riichi/index.ts';
import { type LoneSet, MAKINGS, type Question, SKILL_IDS, type SkillId } from './question.ts';
import { solveQuestion } from './skills/index.ts';

type Fields = Readonly<Record<string, string>>;

const flag = (on: boolean): string => (on ? '1' : '0');

/** Writes a question with everything it asks about: `q=payment&in=ema-2016&h=3&fu=40&e=0&by=discard&n=1`. */
export function formatQuestion(question: Question): string {
  const { skill, rules } = question;
  const head = `q=${skill}&in=${rules}`;
  switch (skill) {
    case 'indicators':
      return `${head}&t=${question.indicator}`;
    case 'waits':
      return `q=${skill}&${formatHandLink({ rules, concealed: question.concealed, melds: question.melds })}`;
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
      return `q=${skill}&o=${question.other}&${formatHandLink({ ...question.hand, rules })}`;
    case 'dora':
    case 'yaku':
    case 'han':
    case 'pair-wait':
    case 'fu':
    case 'whole':
      return `q=${skill}&${formatHandLink({ ...question.hand, rules })}`;
  }
}

const isRulebook = (id: string | undefined): id is RiichiId => RIICHI_IDS.some((one) => one === id);
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
  const request = read.ok ? parseRequest({ concealed: '', ...read.value }) : read;
  return request.ok ? request.value : undefined;
}

function build(skill: SkillId, rules: RiichiId, fields: Fields, handText: string): Question | undefined {
  const [han, fu] = [whole(fields.h, 1, 40), whole(fields.fu, 20, 200)];
  switch (skill) {
    case 'indicators': {
      const { t = '' } = fields;
      return isTile(t) ? { skill, rules, indicator: t } : undefined;
    }
    case 'waits': {
      const read = parseHandLink(handText);
      return read.ok
        ? { skill, rules, concealed: read.value.concealed ?? '', melds: read.value.melds ?? [] }
        : undefined;
    }
    case 'set-fu': {
      const set = readSet(fields.set ?? '');
      return set && { skill, rules, set };
    }
    case 'limits':
      return han === undefined || fu === undefined ? undefined : { skill, rules, han, fu };
    case 'payment': {
      const counters = whole(fields.n, 0, 99);
      const by = (['discard', 'draw'] as const).find((one) => one === fields.by);
      if (han === undefined || fu === undefined || counters === undefined || !by) return undefined;
      return { skill, rules, han, fu, dealer: fields.e === '1', by, counters };
    }
    case 'other-rules': {
      const hand = readHand(handText);
      const { o } = fields;
      return hand && isRulebook(o) ? { skill, rules, hand, other: o } : undefined;
    }
    case 'dora':
    case 'yaku':
    case 'han':
    case 'pair-wait':
    case 'fu':
    case 'whole': {
      const hand = readHand(handText);
      return hand && { skill, rules, hand };
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

const MOST_CHARACTERS = 2000;

/** Reads a question from a link's fragment; undefined for anything that asks nothing. Never throws. */
export function parseQuestion(fragment: string): Question | undefined {
  const parts = fragment.replace(/^#/, '').split('&');
  const fields: Fields = Object.fromEntries(parts.map((part) => part.split('=', 2) as [string, string]));
  const { q: skill, in: rules } = fields;
  if (fragment.length > MOST_CHARACTERS || !isSkill(skill) || !isRulebook(rules)) return undefined;
  const handText = parts.filter((part) => !/^[qo]=/.test(part)).join('&');
  const question = build(skill, rules, fields, handText);
  return question && asksSomething(question) ? question : undefined;
}
