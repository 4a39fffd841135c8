/** The longest telling, in characters. */
export const LONGEST = 500;

/** The form of a request. */
export const RULING_SCHEMA = {
  type: 'object',
  properties: {
    rules: { type: 'string', description: 'The id of a rulebook, for instance ema-2016' },
    what: {
      type: 'string',
      maxLength: LONGEST,
      description: 'What happened at the table, in the language of the page',
    },
  },
  required: ['rules', 'what'],
} as const;
