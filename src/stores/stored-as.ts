import type { ZodMiniType } from 'zod/mini';

/** What a stored text says in JSON, where it has a form; undefined for anything else. Never throws. */
export function storedAs<T>(form: ZodMiniType<T>, text: string): T | undefined {
  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
