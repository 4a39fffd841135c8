/** The end of the link to the hand of the day, whichever day it is. */
export const TODAY = '#day=today';
