/**
 * The version of scoring. Count it up whenever an erratum changes the answer to a hand that could be asked; every code
 * and stored mark carries it.
 */
export const ENGINE = 2;
