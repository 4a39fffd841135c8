/** Texts that no store has written. */
export const ODD_TEXTS = ['', 'no JSON', 'null', '[]', '{}', '{"version":1}'] as const;
