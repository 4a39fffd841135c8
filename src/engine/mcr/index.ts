/** The door for pages of MCR: the table. */
export { settleRequest } from './table/door.ts';
