import { oneOf } from '../base/field.ts';
import { type Form, isObject, objectError } from '../base/form.ts';
import { type Refusal, refuse } from '../base/result.ts';

/** Checks an object whose form depends on its `type`. */
export function typedError(value: unknown, forms: Readonly<Record<string, Form>>, at: string): Refusal | undefined {
  if (!isObject(value)) return refuse('wrong-type', at, { wanted: 'an object' }).error;
  const { type } = value;
  const known = typeof type === 'string' && Object.hasOwn(forms, type) ? forms[type] : undefined;
  if (!known) return refuse('wrong-type', `${at}.type`, { wanted: oneOf(Object.keys(forms)).wanted }).error;
  return objectError(value, known, `${at}.`);
}

/** Returns the first error of a list, item by item. */
export function firstError(
  values: readonly unknown[],
  error: (value: unknown, i: number) => Refusal | undefined,
): Refusal | undefined {
  for (const [i, value] of values.entries()) {
    const found = error(value, i);
    if (found) return found;
  }
  return undefined;
}
