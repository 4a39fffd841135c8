import { z } from 'astro/zod';
import en from './content/i18n/en.json' with { type: 'json' };

type UiKey = keyof typeof en;

/** The names of the `{{placeholders}}` of a string, sorted. */
export const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{([\w-]+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();

const stringLike = (key: UiKey) =>
  z
    .string()
    .min(1)
    .refine((text) => placeholders(text) === placeholders(en[key]), `placeholders differ from English: ${en[key]}`);

/** What a language file must hold: each key of en.json, with the placeholders of the English string. */
export const uiShape = Object.fromEntries((Object.keys(en) as UiKey[]).map((key) => [key, stringLike(key)])) as Record<
  UiKey,
  ReturnType<typeof stringLike>
>;
