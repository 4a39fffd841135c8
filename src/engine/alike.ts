/**
 * The same objects, each with all the fields that any of them has, in one order: what goes through them all then finds each
 * field at one place, which is several times faster.
 */
export function alike<T extends object>(objects: readonly T[]): readonly T[] {
  const names = [...new Set(objects.flatMap((one) => Object.keys(one)))] as (keyof T)[];
  return objects.map((one) => Object.fromEntries(names.map((name) => [name, one[name]])) as T);
}
