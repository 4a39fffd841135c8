/** The fragment that leads to today's hand of the day. */
export const TODAY = '#day=today';
