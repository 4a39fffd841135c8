type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST = 160;

function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The items of one list that are missing from the other, repeats included. */
function without(list: readonly unknown[], other: readonly unknown[]): string[] {
  const left = other.map((one) => JSON.stringify(one));
  return list
    .map((one) => JSON.stringify(one))
    .filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

function listDifferences(was: readonly unknown[], is: readonly unknown[], place: string): string[] {
  if (was.length === is.length)
    return was.flatMap((one, i) =>
      differencesIn(one, is[i], typeof one === 'object' ? `${place} ${String(i + 1)}` : place),
    );
  const [gone, added] = [without(was, is), without(is, was)];
  return [
    [
      place,
      ...(gone.length > 0 ? [`no longer ${inWords(gone.join(', '))}`] : []),
      ...(added.length > 0 ? [`now also ${inWords(added.join(', '))}`] : []),
    ].join(': '),
  ];
}

/** Where two answers differ, one line per difference: “ema-2016 · fu · tsumo: was 2, is 4”. */
export function differencesIn(was: unknown, is: unknown, place: string): string[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (Array.isArray(was) && Array.isArray(is)) return listDifferences(was, is, place);
  if (isFields(was) && isFields(is))
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      differencesIn(was[key], is[key], `${place}, ${key}`),
    );
  return [`${place}: was ${inWords(was)}, is ${inWords(is)}`];
}
