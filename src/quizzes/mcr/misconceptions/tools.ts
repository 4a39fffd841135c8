import {
  type FanId,
  type HandRequest,
  type McrExclude,
  type McrStep,
  type MeldRequest,
  type WhyNot,
  checkDraft,
  whyNot,
} from '../../../engine/mcr/index.ts';
import { type Fans, countOf, fansOf } from '../hands/count.ts';
import type { McrCase } from './misconception.ts';

const isExclude = (step: McrStep): step is McrExclude => step.kind === 'exclude';

/** The fan that the tiles have but that do not count, with the reason. */
export const excludedIn = ({ count }: McrCase): readonly McrExclude[] => count.steps.filter(isExclude);

/** The fan that count when something about the hand is changed; undefined when that is not a valid hand. */
export function recounted({ hand }: McrCase, change: Partial<HandRequest>): Fans | undefined {
  const count = countOf({ ...hand, ...change });
  return count && fansOf(count);
}

/** Why a fan does not count in a hand. */
export function reasonFor({ hand }: McrCase, fan: FanId): WhyNot | undefined {
  const check = checkDraft(hand);
  return check.state === 'complete' ? whyNot(check.hand, fan, check.rules) : undefined;
}

/** Whether this condition alone keeps a fan out. */
export function lacksOnly(one: McrCase, fan: FanId, condition: string): boolean {
  const reason = reasonFor(one, fan);
  return reason?.status === 'missing' && reason.lacks === condition;
}

/** The fan without these, wherever they stand; undefined when there were none. */
export function without(fans: Fans, ...left: readonly FanId[]): Fans | undefined {
  const rest = fans.filter((fan) => !left.includes(fan));
  return rest.length === fans.length ? undefined : rest;
}

/** This many of a fan. */
export const times = (n: number, fan: FanId): Fans => Array.from({ length: n }, () => fan);

/** The kongs of a hand with this form, or with another. */
export const kongsOf = (melds: readonly MeldRequest[] = []): readonly Extract<MeldRequest, { type: 'kong' }>[] =>
  melds.filter((meld) => meld.type === 'kong');

/** The sets and pair of the reading that counts, in mpsz; none for a hand without sets. */
const setsIn = ({ count }: McrCase): readonly string[] => count.readings.find(({ won }) => won)?.sets.split(' ') ?? [];

const isPung = (set: string): boolean => set.length > 3 && /^(\d)\1+[mpsz]$/.test(set);

/** The pungs and kongs of the reading that counts, in mpsz. */
export const pungsIn = (one: McrCase): readonly string[] => setsIn(one).filter(isPung);
