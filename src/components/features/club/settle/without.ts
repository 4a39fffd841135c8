/** Copies an object without one of its fields. */
export const without = <T extends object, K extends keyof T & string>(value: T, field: K): Omit<T, K> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)) as Omit<T, K>;
