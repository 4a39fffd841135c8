/**
 * The version of what counts hands. It counts up whenever an erratum gives a hand that could be asked another answer, and
 * stands in every code and beside every mark that was given.
 */
export const ENGINE = 2;
