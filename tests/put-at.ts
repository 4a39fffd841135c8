/** A copy of a JSON value with another value at a path: `players.0.name`. */
export function putAt(whole: unknown, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const next = (inner: unknown): unknown => (rest.length === 0 ? value : putAt(inner, rest.join('.'), value));
  if (Array.isArray(whole)) return whole.with(Number(key), next(whole[Number(key)]));
  const fields = whole as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: next(fields[key]) };
}
