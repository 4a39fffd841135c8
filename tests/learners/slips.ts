import { LIMITS, type Shares, TILE_OF_KIND, YAKU } from '../../src/engine/riichi/index.ts';
import { oneOf } from './chance.ts';
import type { Answer, Sheet } from './question.ts';

type Chance = () => number;

/** The values of a line that a careless learner picks from. */
const FU_OF: Readonly<Record<string, readonly number[]>> = {
  base: [20, 25, 30],
  pair: [0, 2, 4],
  wait: [0, 2],
  draw: [0, 2],
  bare: [0, 2],
};
const SET_FU = [0, 2, 4, 8, 16, 32] as const;

const otherThan = <T>(list: readonly T[], value: T, chance: Chance): T =>
  oneOf(
    list.filter((one) => one !== value),
    chance,
  );

const nearby = (value: number, chance: Chance): number => Math.max(0, value + oneOf([-2, -1, 1, 2], chance));

function slipOnLine(id: string, value: number, chance: Chance, isPayment: boolean): number {
  if (isPayment) {
    const more = value + oneOf([-200, -100, 100, 200, 1000], chance);
    return more > 0 ? more : value + 100;
  }
  if (id.startsWith('set')) return otherThan(SET_FU, value, chance);
  if (FU_OF[id]) return otherThan(FU_OF[id], value, chance);
  if (id === 'sum' && value >= 20) return value + oneOf([-10, 10], chance);
  return nearby(value, chance);
}

const isShares = (answer: Answer): answer is Shares => typeof answer === 'object' && 'discarder' in answer;

/** An answer with one random error. */
export function slipIn(answer: Answer, chance: Chance): Answer {
  if (typeof answer === 'number')
    return answer >= 20 ? Math.max(20, answer + oneOf([-20, -10, 10, 20], chance)) : nearby(answer, chance);
  if (typeof answer === 'string') {
    const limits: readonly string[] = ['none', ...LIMITS];
    return (
      limits.includes(answer) ? otherThan(limits, answer, chance) : otherThan<string>(TILE_OF_KIND, answer, chance)
    ) as Answer;
  }
  if (Array.isArray(answer)) {
    const list = answer as readonly string[];
    const isTiles = list.some((one) => /^\d[mpsz]$/.test(one));
    const more = oneOf<string>(isTiles ? TILE_OF_KIND : YAKU, chance);
    return (
      list.length > 0 && chance() < 0.7
        ? list.toSpliced(Math.floor(chance() * list.length), 1)
        : [...new Set([...list, more])]
    ) as Answer;
  }
  if (isShares(answer)) {
    const payers = (['discarder', 'east', 'others'] as const).filter((payer) => answer[payer] !== null);
    const payer = oneOf(payers.length > 0 ? payers : (['discarder'] as const), chance);
    const off = oneOf([-1000, -300, -200, -100, 100, 200, 300, 1000], chance);
    return { ...answer, [payer]: Math.max(100, (answer[payer] ?? 0) + off) };
  }
  if ('han' in answer || 'payment' in answer) {
    const [step, value] = oneOf(Object.entries(answer), chance);
    return { ...answer, [step]: slipIn(value, chance) };
  }
  const lines = Object.entries(answer as Sheet);
  const [id, value] = oneOf(lines, chance);
  return { ...(answer as Sheet), [id]: slipOnLine(id, value, chance, 'cap' in answer) };
}
