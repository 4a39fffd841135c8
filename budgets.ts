import table from './budgets.json' with { type: 'json' };

type Measured = typeof table.budgets;
type Limits = {
  readonly [Name in keyof Measured]: Measured[Name]['measured'] extends number
    ? number
    : Readonly<Record<keyof Measured[Name]['measured'], number>>;
};

const allowed = (measured: number): number => measured * (1 + table.slackPercent / 100);

/** The most that each budget in `budgets.json` allows: its measured value and some slack, so that a few bytes break nothing. */
export const LIMITS = Object.fromEntries(
  Object.entries(table.budgets).map(([name, { measured }]) => [
    name,
    typeof measured === 'number'
      ? allowed(measured)
      : Object.fromEntries(Object.entries(measured).map(([of, value]: [string, number]) => [of, allowed(value)])),
  ]),
) as unknown as Limits;
