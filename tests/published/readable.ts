type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Writes a clause as text: "ema-2016 4.1.1", "ema-2016 booklet 3.6", "tesuji-2018 silent, by ema-2016 4.1.1". */
function clauseText({ book, article, published, section, note, silent, from, why }: Fields): string | undefined {
  if (typeof book === 'string' && typeof article === 'string') return `${book} ${article}`;
  if (typeof published === 'string' && typeof section === 'string')
    return `${published} booklet ${section}${note === undefined ? '' : ` (${plain(note)})`}`;
  if (silent === true && isFields(from)) return `${plain(book)} silent, by ${clauseText(from) ?? '?'} (${plain(why)})`;
  return undefined;
}

/** A record with its clause as one line: “add fu tsumo 2 [ema-2016 4.1.1]”. */
function lineOf(fields: Fields, clause: string): string {
  const { kind, unit, rule, value, from, to, ...rest } = fields;
  const moved = from === undefined ? [] : [`${plain(from)} → ${plain(to)}`];
  const parts = [kind, unit, rule, value].filter((one) => one !== undefined).map(plain);
  const named = Object.entries(rest).flatMap(([name, one]) =>
    one === null || name === 'cite' ? [] : [`${name} ${plain(one)}`],
  );
  return `${[...parts, ...moved, ...named].join(' ')} [${clause}]`;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A pattern with its worth: “pinfu 1”. */
function itemText(fields: Fields): string | undefined {
  const { id, han, points, count } = fields;
  if (typeof id !== 'string' || Object.keys(fields).some((key) => !['id', 'han', 'points', 'count'].includes(key)))
    return undefined;
  const worth = han ?? points;
  if (worth === undefined) return undefined;
  return `${id} ${plain(worth)}${count === undefined || count === 1 ? '' : ` × ${plain(count)}`}`;
}

/**
 * Makes an answer short enough to review: clauses, steps and patterns become a line of text each, and nulls and empty
 * values are left out. Fields are sorted.
 */
export function readable(value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return readable([...value]);
  if (Array.isArray(value)) return value.map((one) => readable(one) ?? null);
  if (!isFields(value)) return value;
  const clause = clauseText(value);
  if (clause !== undefined) return clause;
  const item = itemText(value);
  if (item !== undefined) return item;
  const fields = Object.entries(value)
    .map(([key, one]) => [key, readable(one)] as const)
    .filter(([, one]) => !isEmpty(one))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const short = Object.fromEntries(fields);
  if (typeof short.cite === 'string' && fields.every(([, one]) => isScalar(one))) return lineOf(short, short.cite);
  return short;
}
