import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { uiShape } from './ui-shape.ts';

const description = z.string().min(40).max(200);

/** What the content folders hold: chapters, and the UI strings of each language. */
export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend: z.object({ description }) }) }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema({ extend: z.object(uiShape) }).strict() }),
};
