import type { ZodMiniType } from 'zod/mini';

/** Parses a stored JSON text by a schema; undefined for anything else. Never throws. */
export function storedAs<T>(form: ZodMiniType<T>, text: string): T | undefined {
  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
